package session

import (
	"runtime/debug"
	"strings"
)

// Version describes the build of the program.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	text := info.Main.Version
	for _, set := range info.Settings {
		if set.Key == "vcs.revision" {
			text += " " + set.Value
		}
	}
	return text + ", " + info.GoVersion
}

// Release returns the version for players: 1.2.0, or the day and the start of the revision for a build
// between releases; "" if neither is known.
func Release() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	return releaseOf(info)
}

const shortRevision = 7

func releaseOf(info *debug.BuildInfo) string {
	if v := info.Main.Version; strings.HasPrefix(v, "v") && !strings.Contains(v, "-") {
		return strings.TrimPrefix(v, "v")
	}
	day, revision := "", ""
	for _, set := range info.Settings {
		switch set.Key {
		case "vcs.time":
			day, _, _ = strings.Cut(set.Value, "T")
		case "vcs.revision":
			revision = set.Value[:min(shortRevision, len(set.Value))]
		}
	}
	return strings.TrimSpace(day + " " + revision)
}
