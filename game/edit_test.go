package game

import "testing"

// A field holds every letter of every script, erases a letter whole, and is cut between two letters.
func TestWritingInAField(t *testing.T) {
	family, flag := "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
	for _, c := range []struct {
		text string
		in   Input
		most int
		want string
	}{
		{"ab", Input{Typed: []rune("日本é😀")}, 9, "ab日本é😀"},
		{"ab", Input{Typed: []rune("e\u0301" + family + flag)}, 20, "abe\u0301" + family + flag},
		{"می", Input{Typed: []rune("\u200cروم")}, 9, "می\u200cروم"},
		{"ab", Input{Typed: []rune("c\x00d\x7f\x16")}, 9, "abcd"},
		{"ab", Input{Typed: []rune("c\r\nd\te\u200b\u202e")}, 9, "abc d e"},
		{"ab", Input{Rewritten: true, Whole: "xab"}, 9, "xab"},
		{"ab", Input{Rewritten: true, Whole: "xab", Typed: []rune("c")}, 9, "xabc"},
		{"abcde", Input{Rewritten: true, Whole: "abxcde"}, 5, "abxcd"},
		{"ab" + family, Input{Erase: true}, 9, "ab"},
		{"abe\u0301", Input{Erase: true}, 9, "ab"},
		{"a", Input{Erase: true}, 9, ""},
		{"", Input{Erase: true}, 9, ""},
		{"abc", Input{Typed: []rune(family)}, 7, "abc"},
		{"abc", Input{Typed: []rune("de\u0301")}, 5, "abcd"},
		{"abc", Input{Typed: []rune("日本")}, 4, "abc日"},
		{"ab", Input{}, 9, "ab"},
		{"ab", Input{All: true}, 9, "ab"},
		{"abc", Input{All: true, Erase: true}, 9, ""},
		{"abc", Input{All: true, Typed: []rune("日x")}, 9, "日x"},
		{"abc", Input{All: true, Rewritten: true, Whole: "xyz"}, 9, "xyz"},
	} {
		if got := c.in.Edit(c.text, c.most); got != c.want {
			t.Errorf("%q becomes %q, want %q", c.text, got, c.want)
		}
		if wrote := c.in.Erase || c.in.Rewritten || len(c.in.Typed) > 0; wrote && c.in.All {
			t.Errorf("what is written into %q leaves it selected", c.text)
		}
	}
}
