# Sourced by run.sh and test.sh: installs what the build needs where it is missing, and configures `release`.
# Expects the working folder to be the project's.

prepare_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-charts-dev qt6-svg-dev libgraphviz-dev pkg-config
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libgl1-mesa-dev libvulkan-dev
    fonts-wqy-microhei fonts-noto-cjk fonts-dejavu-core
)

# Installs the packages given that are missing. Quiet, and free of cost, where none is.
install_missing() {
    local missing=() package
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        # Another system: we cannot know its package names, but we can look whether the tools are there.
        command -v cmake >/dev/null && command -v ninja >/dev/null && command -v qmake6 >/dev/null && return 0
        echo "Please install these packages (Debian's names) and try again:" >&2
        echo "  $*" >&2
        exit 1
    fi
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        root=(sudo)
    fi
    echo "Installing ${missing[*]} …" >&2
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq >&2
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

# Configures once; ninja configures again by itself where a build file changed.
configure_release() {
    if [ ! -f build/release/build.ninja ]; then
        cmake --preset release >&2
    fi
}
