#!/bin/sh
# Installs the Debian packages named, if any is missing.
set -eu

missing=
for package in "$@"; do
	if ! dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed'; then
		missing="$missing $package"
	fi
done
if [ -z "$missing" ]; then
	exit 0
fi

root=
if [ "$(id -u)" != 0 ]; then
	if ! command -v sudo >/dev/null; then
		echo "missing packages:$missing; install them as root: apt-get install$missing" >&2
		exit 1
	fi
	root=sudo
fi
$root apt-get update
# shellcheck disable=SC2086 # the list is meant to be split
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
