package pack_test

import (
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/game/pack"
	"precipice/game/words"
)

// Whoever opens the embedded texts has a book of their own: what one sets in it, the next does not find there.
func TestABookOfEmbeddedTextsIsOnesOwn(t *testing.T) {
	fortress := words.Share{Ruleset: "fortress", Pack: assets.Pack("blackstone")}
	opened := func(folder string, share words.Share) *words.Book {
		book, err := pack.Book(folder, "en", share)
		if err != nil {
			t.Fatal(err)
		}
		return book
	}
	one := opened("", fortress)
	one.Missed = func(string) {}
	if again := opened("", fortress); again == one || again.Missed != nil {
		t.Error("two share a book")
	}
	if name := opened("", fortress).Of("fortress").Name("amallyn"); name == "amallyn" {
		t.Error("the texts of the embedded pack are not there")
	}
	folder := words.Share{Ruleset: "fortress", Pack: fstest.MapFS{"texts/en.yaml": {Data: []byte("name.amallyn: Another\n")}}}
	if name := opened("folder", folder).Of("fortress").Name("amallyn"); name != "Another" {
		t.Errorf("in a folder of content, the name is %q", name)
	}
	if other := opened("", words.Share{Ruleset: "city", Pack: assets.Pack("city")}); other.Of("fortress").Has("name.amallyn") {
		t.Error("the book of one ruleset has texts of another")
	}
}

// Embedded texts are read once.
func TestEmbeddedTextsAreReadOnce(t *testing.T) {
	read := func() {
		if _, err := pack.Book("", "en", words.Share{Ruleset: "city", Pack: assets.Pack("city")}); err != nil {
			t.Fatal(err)
		}
	}
	read()
	if n := testing.AllocsPerRun(3, read); n > 100 {
		t.Errorf("opening them again takes %v allocations", n)
	}
}
