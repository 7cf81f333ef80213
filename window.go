package main

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"

	"precipice/assets"
	"precipice/game"
	"precipice/game/blackstone"
	fortresspack "precipice/game/blackstone/pack"
	citypack "precipice/game/city/pack"
	"precipice/game/pack"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/city"
	screens "precipice/scenes/fortress"
)

// errNoDisplay is returned before opening a window, which might otherwise take over a device.
var errNoDisplay = message.New("error.window.no-display")

// display returns the display named by the environment, or "".
func display() string { return cmp.Or(os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY")) }

// hasDisplay reports whether the environment names a display or the system always has one.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd":
		return display() != ""
	}
	return true
}

// loaded is what the rulesets are opened with.
type loaded struct {
	options
	store saves.Store
	book  *words.Book
}

// offer is a ruleset that the window offers: what it adds to the texts, and how it is opened with them. Opening it may warn of what
// was kept and cannot be read.
type offer struct {
	share words.Share
	open  func(*loaded) (g scenes.Game, warning, err error)
}

// offered reads the rulesets of the window, in the order in which the title offers them. A folder of content is of one of them, and the
// others read what is embedded. The error lists all problems of the content.
var offered = []func(folder string) (offer, error){
	func(folder string) (offer, error) {
		if ofCity(folder) {
			folder = ""
		}
		rules, share, err := fortresspack.Rules(folder)
		return offer{share, func(l *loaded) (scenes.Game, error, error) {
			book := l.book.Of(share.Ruleset)
			course, err := fortresspack.Course(folder, rules, book)
			if err != nil {
				return nil, nil, err
			}
			host, unread := screens.NewHost(blackstone.With(rules), course, fortresspack.RulebookWith(rules.Pack, fortresspack.Texts(folder)), l.store)
			return host, unread, nil
		}}, err
	},
	func(folder string) (offer, error) {
		if !ofCity(folder) {
			folder = ""
		}
		rules, share, err := citypack.Rules(folder)
		return offer{share, func(l *loaded) (scenes.Game, error, error) {
			course, err := citypack.Course(folder, rules, l.book)
			if err != nil {
				return nil, nil, err
			}
			host, unread := city.NewHost(rules, course, citypack.Rulebook, l.store)
			return host, unread, nil
		}}, err
	},
}

// ofCity reports whether a folder is a content pack of the city.
func ofCity(folder string) bool {
	packs := []string{fortresspack.Name, citypack.Name}
	return pack.Owner(folder, packs...) == slices.Index(packs, citypack.Name)
}

// read reads the rulesets, and returns a function that opens the texts of the program and of all of them in a language. The error
// lists the problems of everything, one a line.
func read(folder, language string) (offers []offer, book *words.Book, texts func(language string) (*words.Book, error), err error) {
	var shares []words.Share
	for _, one := range offered {
		o, wrong := one(folder)
		if o.share.Pack == nil {
			return nil, nil, nil, wrong
		}
		offers, shares, err = append(offers, o), append(shares, o.share), errors.Join(err, wrong)
	}
	texts = func(language string) (*words.Book, error) { return words.Open(assets.Texts(), language, shares...) }
	book, wrong := texts(language)
	if err = errors.Join(err, wrong); err != nil {
		return nil, nil, nil, message.New("error.content.mistakes", err)
	}
	return offers, book, texts, nil
}

// watch tells the time. Only a guest of a test driver has another than the system's.
var watch game.Watch

// play plays in the window until it is closed.
func play(o options) error {
	err := game.Run("Precipice", o.width, o.height, scenes.Cover, func() (*game.Shell, error) { return wired(o) })
	if errors.Is(err, game.ErrNoMonitor) {
		return message.New("error.window.unopened", strconv.Quote(display()), err)
	}
	return err
}

// wired reads the content, the texts, the settings and the saved games, and wires the shell with the title.
func wired(o options) (*game.Shell, error) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // most of what loading allocates stays, and a page has no second core to collect on
	store, warning := saves.In(o.data)
	language, err := pack.Language(o.language, game.RememberedLanguage(store))
	if err != nil {
		return nil, err
	}
	offers, book, texts, err := read(o.content, language)
	if err != nil {
		return nil, err
	}
	if !hasDisplay() {
		return nil, errNoDisplay
	}
	var games []scenes.Game
	for _, one := range offers {
		g, unread, err := one.open(&loaded{o, store, book})
		if err != nil {
			return nil, err
		}
		games, warning = append(games, g), cmp.Or(warning, unread)
	}
	parts := scenes.Parts(game.Parts{Faces: faces(o.data), Hears: game.Hearing(), Words: book, Texts: texts, Store: store, Seed: o.seed, Watch: watch}, games...)
	if parts.Languages, err = pack.Languages(); err != nil {
		return nil, err
	}
	if o.probe != "" {
		parts.Probe = game.ProbeTo(o.probe)
	}
	sh := game.NewShell(parts)
	sh.Home(warning)
	if o.linked {
		scenes.OfferLink(sh, o.link, games...)
	}
	return sh, nil
}

// faces returns the folder that keeps the list of the system's typefaces: in the system's own place for what can be made again.
// A game whose data is in a folder of its own keeps nothing elsewhere.
func faces(data string) string {
	folder, err := os.UserCacheDir()
	if err != nil || data != "" || os.Getenv("PRECIPICE_DATA") != "" {
		return ""
	}
	return filepath.Join(folder, "precipice")
}
