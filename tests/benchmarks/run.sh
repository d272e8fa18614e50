#!/usr/bin/env bash
# Builds and runs the benchmarks and prints one Markdown table: each row a ratio of two things measured side by side in this run.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
source scripts/prepare.sh
install_missing "${prepare_packages[@]}" libbenchmark-dev
build=build/benchmarks
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DMEXPLAIN_BENCHMARKS=ON -DBUILD_TESTING=ON >&2
cmake --build "$build" --target mexplain-solve bench_engines bench_grid bench_make_input bench_compare bench_floor bench_empty \
    contest_nim contest_staircase_nim contest_split_nim contest_capped_nim contest_sand contest_chocolate contest_digit_deletion >&2
programs=$build/tests/benchmarks
inputs=$build/inputs
mkdir -p "$inputs"
runs=${RUNS:-25}

echo "| work | ours | against | ratio | bar |"
echo "|---|---|---|---|---|"

# process GAME INPUT CONTEST BAR_CONTEST BAR_FLOOR: whole processes, medians.
process() {
    local game=$1 input=$inputs/$2 contest=$programs/contest_$3
    [ -s "$input" ] || "$programs/bench_make_input" "$2" >"$input"
    # A ratio of different answers would say nothing.
    cmp -s <("$build/mexplain-solve" "$game" "$input" | tr -d ' \n') <("$contest" <"$input" | tr -d ' \n') || { echo "$2: the answers differ" >&2; exit 1; }
    "$programs/bench_compare" "$runs" "$input" "$build/mexplain-solve $game" "$contest" "$programs/bench_floor" |
        awk -v name="$2" -v contest="$4" -v floor="$5" '{ t[NR] = $1 } END {
            printf "| %s, a whole run | %.1f ms | contest solution %.1f ms | %.1f× faster | ≥ %s× |\n", name, t[1]/1000, t[2]/1000, t[2]/t[1], contest
            printf "| %s, a whole run | %.1f ms | reading and parsing alone %.1f ms | %.2f× | ≤ %s× |\n", name, t[1]/1000, t[3]/1000, t[1]/t[3], floor }'
}
process nim nim nim 4 1.5
process staircase-nim staircase-nim staircase_nim 4 1.5
process split-nim split-nim split_nim 4 1.5
process capped-nim capped-nim capped_nim 4 1.5
process sand sand sand 4 2
process chocolate chocolate-large chocolate 5 3
process chocolate chocolate-small chocolate 3 3

QT_QPA_PLATFORM=offscreen "$programs/bench_grid"

"$programs/bench_make_input" digit-deletion >"$inputs/digit-deletion"
cmp -s <("$build/mexplain-solve" digit-deletion "$inputs/digit-deletion") <("$programs/contest_digit_deletion" <"$inputs/digit-deletion") \
    || { echo "digit-deletion: the answers differ" >&2; exit 1; }
"$programs/bench_compare" "$((runs * 8))" "$inputs/digit-deletion" "$build/mexplain-solve digit-deletion" "$programs/bench_empty" |
    awk '{ t[NR] = $1 } END { printf "| digit-deletion 10^18, a whole run | %.2f ms | an empty program %.2f ms | %.2f× | ≤ 2× |\n", t[1]/1000, t[2]/1000, t[1]/t[2] }'

# Engines: the least of some repetitions, which a busy machine disturbs least; by value where the numbers of values differ.
"$programs/bench_engines" --benchmark_repetitions="${REPETITIONS:-3}" --benchmark_format=csv --benchmark_filter="${FILTER:-.*}" 2>/dev/null |
    awk -F, '/^"/ && !/_(mean|median|stddev|cv)"/ {
        name = $1; gsub(/"/, "", name); kind = name; sub(/.*\//, "", kind); sub(/\/[a-z]*$/, "", name)
        if (name ~ /\//) sub(/\/(textbook|mexplain).*/, "", name)
        time = $3; rate = $7
        if (!((name, kind) in best) || time < best[name, kind]) { best[name, kind] = time; rates[name, kind] = rate }
        if (!(name in seen)) { seen[name] = ++count; names[count] = name }
    } END {
        split("≥ 1000× faster,≥ 1000× faster,≤ 0.65×,≤ 0.2×,≤ 0.25×,≤ 0.1×,≤ 0.1×", bars, ",")
        for (i = 1; i <= count; ++i) {
            n = names[i]
            if (n ~ /by value/)
                printf "| %s | %.2f ms | textbook loop to 20 000: %.0f ms | %.0f× faster | %s |\n", n, best[n, "mexplain"], best[n, "textbook"], rates[n, "mexplain"] / rates[n, "textbook"], bars[i]
            else
                printf "| %s | %.0f ms | textbook %.0f ms | %.3f× | %s |\n", n, best[n, "mexplain"], best[n, "textbook"], best[n, "mexplain"] / best[n, "textbook"], bars[i]
        }
    }'
