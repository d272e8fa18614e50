#!/usr/bin/env bash
# Installs what is missing, builds everything, and runs every test, without a display.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
source scripts/prepare.sh
install_missing "${prepare_packages[@]}" poppler-utils
configure_release
cmake --build build/release
QT_QPA_PLATFORM=offscreen ctest --preset release -j "$(nproc)"
