#!/bin/sh
# Makes the face of titles and its licence from Debian's League Spartan: only the Latin letters and their marks, with their
# kerning and without hints: build/fonts/display.sh assets/fonts
set -eu

build/debian.sh fonts-league-spartan fonttools
pyftsubset /usr/share/fonts/opentype/league-spartan/LeagueSpartan-SemiBold.otf --output-file="$1/LeagueSpartan-SemiBold.otf" \
	--layout-features=kern --no-hinting --no-glyph-names --drop-tables+=GDEF,GSUB --name-IDs=0,1,2,5,6,13,14 \
	--unicodes=U+0020-007E,U+00A0-017F,U+0218-021B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+20AC,U+2212

# The paragraph of the font in the list of copyrights, from whose lines Debian's marks are taken away.
sed -n '/^Files: \*/,/^$/p' /usr/share/doc/fonts-league-spartan/copyright |
	sed -e '1d' -e '/^License:/d' -e '$d' -e 's/^ \.$//' -e 's/^ *//' >"$1/LeagueSpartan-OFL.txt"
