package session

import (
	"runtime/debug"
	"testing"
)

func TestReleaseIsShort(t *testing.T) {
	vcs := []debug.BuildSetting{{Key: "vcs.revision", Value: "5bba822e6c5e0f"}, {Key: "vcs.time", Value: "2026-11-21T16:19:43Z"}}
	for _, c := range []struct {
		info debug.BuildInfo
		want string
	}{
		{debug.BuildInfo{Main: debug.Module{Version: "v1.2.0"}, Settings: vcs}, "1.2.0"},
		{debug.BuildInfo{Main: debug.Module{Version: "v0.0.0-20261121161943-5bba822e6c5e"}, Settings: vcs}, "2026-11-21 5bba822"},
		{debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: vcs}, "2026-11-21 5bba822"},
		{debug.BuildInfo{Main: debug.Module{Version: "(devel)"}}, ""},
	} {
		if got := releaseOf(&c.info); got != c.want {
			t.Errorf("%+v is the release %q, not %q", c.info.Main, got, c.want)
		}
	}
}
