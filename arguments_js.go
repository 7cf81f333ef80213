//go:build js

package main

import (
	"syscall/js"

	"precipice/render"
)

// arguments builds arguments from the page's URL: ?seed=7, ?lang=fr, the link of a game after # (see
// build/web/around.js) and, for test drivers, ?probe=1, or ?probe=unseen if they look at no picture.
func arguments() (args []string) {
	query := js.Global().Get("URLSearchParams").New(js.Global().Get("location").Get("search"))
	get := func(name string) string {
		if v := query.Call("get", name); v.Type() == js.TypeString {
			return v.String()
		}
		return ""
	}
	if seed := get("seed"); seed != "" {
		args = append(args, "-seed", seed)
	}
	if language := get("lang"); language != "" {
		args = append(args, "-lang", language)
	}
	if link := js.Global().Get("precipiceLink"); link.Type() == js.TypeString {
		args = append(args, "-link", link.String())
	}
	if probe := get("probe"); probe != "" {
		render.Unseen = probe == "unseen"
		args = append(args, "-probe", "precipiceProbe")
	}
	return args
}
