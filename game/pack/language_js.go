package pack

import "syscall/js"

// systemLanguage returns the language of the browser, or "".
func systemLanguage() string {
	language := js.Global().Get("navigator").Get("language")
	if language.Type() != js.TypeString {
		return ""
	}
	return language.String()
}
