//go:build !js

package main

import (
	"strings"
	"testing"
)

// An empty link is a link that was not copied, and so it is told of.
func TestTheWindowIsGivenALink(t *testing.T) {
	for _, c := range []struct {
		args   []string
		linked bool
	}{{nil, false}, {[]string{"-seed", "1"}, false}, {[]string{"-link", ""}, true}, {[]string{"-link", "foo"}, true}} {
		if o, err := parse(c.args); err != nil || o.linked != c.linked {
			t.Errorf("%q: %v, %v", c.args, o.linked, err)
		}
	}
	for _, name := range []string{"-data", "-content", "-lang", "-size"} {
		if _, err := parse([]string{name, ""}); err == nil || !strings.Contains(err.Error(), name+" is empty: write "+name+" ") {
			t.Errorf("%s of nothing: %v", name, err)
		}
	}
}
