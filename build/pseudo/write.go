package pseudo

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Code is the language's code. It stands for a pseudo-language by convention.
const Code = "en-XA"

// letters replaces each letter by one that looks like it, which the typeface has.
var letters = strings.NewReplacer(
	"a", "á", "b", "þ", "c", "ç", "d", "đ", "e", "é", "f", "ƒ", "g", "ğ", "h", "ħ", "i", "í", "j", "ĵ", "k", "ķ", "l", "ł", "m", "µ",
	"n", "ñ", "o", "ó", "p", "ρ", "q", "θ", "r", "ř", "s", "š", "t", "ť", "u", "ú", "v", "ν", "w", "ŵ", "x", "χ", "y", "ý", "z", "ž",
	"A", "Á", "B", "Β", "C", "Ç", "D", "Đ", "E", "É", "F", "Γ", "G", "Ğ", "H", "Ħ", "I", "Í", "J", "Ĵ", "K", "Ķ", "L", "Ł", "M", "Μ",
	"N", "Ñ", "O", "Ó", "P", "Ρ", "Q", "Θ", "R", "Ř", "S", "Š", "T", "Ť", "U", "Ú", "V", "Λ", "W", "Ŵ", "X", "Χ", "Y", "Ý", "Z", "Ž",
)

// slot is a part of a text that the program fills.
var slot = regexp.MustCompile(`\{[^}]*\}`)

// growth is by how many percent texts of up to a number of letters grow in translation.
var growth = []struct{ letters, percent int }{{10, 100}, {20, 80}, {30, 60}, {50, 40}, {70, 35}}

// grown returns the length of a text of n letters in translation.
func grown(n int) int {
	for _, g := range growth {
		if n <= g.letters {
			return n + (n*g.percent+99)/100
		}
	}
	return n + n*30/100
}

// filler are the words that lengthen a text.
var filler = strings.Fields("eto lira mane sodu veno kelta brin orasi tu nemo")

// Write returns a text in the pseudo-language. Slots stay as they are.
func Write(text string) string {
	var b strings.Builder
	b.WriteByte('[')
	end := 0
	for _, at := range slot.FindAllStringIndex(text, -1) {
		b.WriteString(letters.Replace(text[end:at[0]]))
		b.WriteString(text[at[0]:at[1]])
		end = at[1]
	}
	b.WriteString(letters.Replace(text[end:]))
	plain := utf8.RuneCountInString(slot.ReplaceAllString(text, ""))
	b.WriteString(padding(grown(plain) - plain - len("[]")))
	b.WriteByte(']')
	return b.String()
}

// padding returns n letters of words after a text. A few letters lengthen its last word.
func padding(n int) string {
	if n <= 0 {
		return ""
	}
	if n < 4 {
		return letters.Replace("oooo"[:n])
	}
	var b strings.Builder
	for i := 0; b.Len() < n; i++ {
		b.WriteByte(' ')
		b.WriteString(filler[i%len(filler)])
	}
	return letters.Replace(strings.TrimRight(b.String()[:n], " "))
}
