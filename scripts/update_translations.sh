#!/bin/sh
# Brings the catalogues up to date with the strings in the source; new entries are left "unfinished" for Qt Linguist.
set -eu
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate || echo /usr/lib/qt6/bin/lupdate)
"$lupdate" -silent -locations none -no-obsolete src -ts translations/mexplain_zh_CN.ts
"$lupdate" -silent -locations none -no-obsolete -pluralonly src -ts translations/mexplain_en.ts
