#!/usr/bin/env bash
# Installs what is missing, builds, and starts Mexplain with the arguments given.
set -euo pipefail
here=$PWD
cd "$(dirname "$(readlink -f "$0")")"
source scripts/prepare.sh
install_missing "${prepare_packages[@]}"
configure_release
log=$(mktemp)
if ! cmake --build build/release --target mexplain mexplain-solve >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    exit 1
fi
rm -f "$log"
program=$PWD/build/release/mexplain
# File names among the arguments are meant from where the person stands.
cd "$here"
exec "$program" "$@"
