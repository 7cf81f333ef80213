package coins

import (
	"embed"
	"io/fs"

	"precipice/engine/content"
	"precipice/game/pack"
	"precipice/game/words"
)

//go:embed pack
var embedded embed.FS

// Contents is what a pack of the coins holds besides texts.
type Contents struct {
	Goal int `content:"goal,range=1..99"` // of a game that is told nothing else
}

// Pack reads the pack of a folder, or the embedded one for "". The error lists everything that is wrong in it.
func Pack(folder string) (c Contents, texts words.Share, err error) {
	from, err := fs.Sub(embedded, "pack")
	if folder != "" {
		from, err = pack.Open("", folder)
	}
	if err != nil {
		return c, texts, err
	}
	r := content.NewReader(from, nil)
	r.Read("pack.yaml", &c)
	return c, words.Share{Ruleset: "coins", Pack: from}, r.Err()
}
