package library

import (
	"fmt"
	"slices"
	"strings"

	"precipice/engine/content"
)

// Picture is how the picture of a card is put together. It changes no game, so it has no part in the pack's digest.
type Picture struct {
	ID     string  `content:"id,declares=picture"`
	Light  string  `content:"light,word=lights"`
	From   string  `content:"from,optional,word=light-places"`
	Far    []Piece `content:"far,optional"`
	Ground string  `content:"ground,optional,word=grounds"`
	Middle []Piece `content:"middle,optional"`
	Near   []Piece `content:"near,optional"`
	Party  string  `content:"party,optional,word=stands"`
}

// Piece is a piece of scenery: what it is, where it stands across the picture, and how large it is, both in percent.
type Piece struct {
	Name     string
	At, Size int
}

// The words of pictures.
var (
	Lights      = []string{"violet", "teal", "ember", "gold", "red", "pale", "green", "blue"}
	LightPlaces = []string{"", "high", "low", "left", "right"}
	Grounds     = []string{"floor", "bridge", "ledge", "steps", "water", "ash", "chasm", "grating"}
	Stands      = []string{"left", "right", "middle", "far", "large", "none"}
	FarPieces   = []string{"hall", "wall", "cavern", "shaft", "spires", "night", "vault", "tunnel", "doorways", "fortress"}
	NearPieces  = []string{"shards", "rubble", "bars", "chains", "arch", "mist", "roots", "embers"}
	// MiddlePieces are what a picture is about. Those from scratches on are finds, each on a plinth.
	MiddlePieces = []string{"gate", "basin", "well", "eyes", "eye", "folds", "mouths", "hearth", "casket", "dark", "stair", "lights",
		"pillars", "stones", "prow", "crack", "ring", "terraces", "portal", "obelisk", "engine", "furnace", "ribs", "cage", "shelves",
		"heart", "wheel", "maglev", "lamp", "ship", "throne",
		"scratches", "whisper", "memory", "needle", "clock", "chart", "core", "mirror", "ingot", "loom", "lantern", "sliver", "disc", "flask"}
	// Scenes are the pictures that belong to no card: between two cards, and how an expedition ends.
	Scenes = []string{"between", "quest-begins", "precipice", "result-won", "result-lost", "result-home", "result-death", "result-all-out"}
)

// sides and sizes of a piece, in percent.
var (
	pieceSides = map[string]int{"far-left": 14, "left": 30, "middle": 50, "right": 70, "far-right": 86}
	pieceSizes = map[string]int{"small": 65, "large": 125, "huge": 170}
)

// UnmarshalText reads a piece: its word, and after it where it stands and how large it is.
func (p *Piece) UnmarshalText(b []byte) error {
	words := strings.Fields(string(b))
	if len(words) == 0 {
		return content.Complaint{What: "the piece has no name", Remedy: "write a word such as gate, or gate left large"}
	}
	*p = Piece{Name: words[0], At: 50, Size: 100}
	for _, word := range words[1:] {
		if at, ok := pieceSides[word]; ok {
			p.At = at
		} else if size, ok := pieceSizes[word]; ok {
			p.Size = size
		} else {
			return content.Complaint{What: fmt.Sprintf("%q is neither a place nor a size", word), Remedy: "write far-left, left, middle, right or far-right, and small, large or huge"}
		}
	}
	return nil
}

// picturesFile has the pictures of a pack. A pack may do without it.
const picturesFile = "pictures.yaml"

// picture records have positions for what their types cannot check.
type pictureRecord struct {
	At content.At
	Picture
}

// pictures reads the pictures and checks their words, and that each belongs to something.
func (l *loading) pictures() {
	if !slices.Contains(l.Files, picturesFile) {
		return
	}
	var records []pictureRecord
	l.Read(picturesFile, &records)
	for _, r := range records {
		l.scenery(r.At.Of("far"), FarPieces, r.Far)
		l.scenery(r.At.Of("middle"), MiddlePieces, r.Middle)
		l.scenery(r.At.Of("near"), NearPieces, r.Near)
		if r.ID != "" && !l.pictured(r.ID) && !l.Lost() {
			l.Report(r.At.Of("id"), fmt.Sprintf("nothing is called %q that has a picture", r.ID), "name a challenge, a combat, a discovery, a legacy card, a stronghold, or one of "+strings.Join(Scenes, ", "))
		}
		l.lib.Pictures = append(l.lib.Pictures, r.Picture)
	}
}

// scenery checks the words of pieces.
func (l *loading) scenery(at content.At, words []string, pieces []Piece) {
	for _, p := range pieces {
		if p.Name != "" && !slices.Contains(words, p.Name) {
			l.Report(at, fmt.Sprintf("there is no scenery %q here", p.Name), content.Remedy(p.Name, words))
		}
	}
}

// pictured reports whether an id is one that has a picture.
func (l *loading) pictured(id string) bool {
	if slices.Contains(Scenes, id) || id == l.pack.Maglev {
		return true
	}
	for _, kind := range []string{"challenge", "combat", "discovery", "legacy", "stronghold", "objective"} {
		if l.Where(kind, id).File != "" {
			return true
		}
	}
	return false
}

// Picture returns the picture of a card, or nil if the pack has none.
func (l *Library) Picture(id string) *Picture {
	if i := slices.IndexFunc(l.Pictures, func(p Picture) bool { return p.ID == id }); i >= 0 {
		return &l.Pictures[i]
	}
	return nil
}
