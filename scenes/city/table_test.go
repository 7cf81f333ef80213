package city

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/assets"
	"precipice/build/inwindow"
	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game"
	"precipice/game/city/pack"
	"precipice/game/words"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/asking"
)

func TestMain(m *testing.M) {
	render.Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// table is a program that offers the city, drawn in a window of a size.
type table struct {
	*testing.T
	sh   *game.Shell
	host *Host
	img  *ebiten.Image
}

// device is a window, or a device held in the hands.
type device struct {
	w, h, text int
	held       float64
}

func (d device) String() string { return fmt.Sprintf("%dx%d-%d", d.w, d.h, d.text) }

var (
	desk    = device{1280, 720, 100, 0}
	wide    = device{1600, 900, 100, 0}
	large   = device{1280, 720, 200, 0}
	huge    = device{3840, 2160, 100, 0}
	phone   = device{780, 1688, 100, 2}
	side    = device{1688, 780, 100, 2}
	tablet  = device{1668, 2388, 100, 2}
	devices = []device{desk, wide, large, huge, phone, side, tablet}
)

// open opens the program at its title.
func open(t *testing.T, d device) *table {
	t.Helper()
	return openIn(t, d, game.Parts{Words: book(t)})
}

// book opens the English texts. A missing one is an error.
func book(t *testing.T) *words.Book {
	t.Helper()
	_, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", share)
	if err != nil {
		t.Fatal(err)
	}
	book.Missed = func(key string) { t.Errorf("there is no text %q", key) }
	return book
}

// openIn opens the program with some parts of it.
func openIn(t *testing.T, d device, parts game.Parts) *table {
	t.Helper()
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	course, err := pack.Course("", r, parts.Words)
	if err != nil {
		t.Fatal(err)
	}
	parts.Store, parts.Seed, parts.Held = saves.NewMemory(), 5, func() float64 { return d.held }
	host, err := NewHost(r, course, pack.Rulebook, parts.Store)
	if err != nil {
		t.Fatal(err)
	}
	host.Told = true // a test of the prelude takes that back
	sh := game.NewShell(scenes.Parts(parts, host))
	sh.Settings.TextPercent, sh.Settings.Speed, sh.Settings.HostileSpeed = d.text, game.Instant, game.Instant
	x := &table{T: t, sh: sh, host: host, img: ebiten.NewImage(d.w, d.h)}
	t.Cleanup(x.img.Deallocate)
	sh.Home(nil)
	x.draw()
	return x
}

// draw lets the screen show what has happened.
func (x *table) draw() {
	inwindow.Frame()
	for range 3 {
		x.sh.Top().Update(x.sh)
	}
	x.sh.Dirty()
	x.sh.Draw(x.img)
}

// click clicks an area, which must be there and do something.
func (x *table) click(name string) {
	x.Helper()
	a := x.sh.UI.Named(name)
	if a == nil || a.Do == nil {
		x.Fatalf("%s cannot be clicked on the screen %s", name, x.sh.Top().Name())
	}
	a.Do()
	x.draw()
}

// begin begins a journey on a map, from the title.
func begin(t *testing.T, d device, journey string) (*table, *Journey) {
	t.Helper()
	x := open(t, d)
	x.click("title/new")
	s := x.sh.Top().(*Setup)
	s.table.Setup.Journey = journey
	x.draw()
	x.click("setup/set-out")
	j, ok := x.sh.Top().(*Journey)
	if !ok {
		t.Fatalf("the screen is %s", x.sh.Top().Name())
	}
	x.goOn()
	return x, j
}

// frames is where pictures are kept.
var frames = filepath.Join("..", "..", "build", "out", "frames")

// keep keeps what the screen shows.
func (x *table) keep(name string) { inwindow.Keep(x.T, x.img, frames, "city-"+name) }

// goOn leaves what stands until it has been seen.
func (x *table) goOn() {
	x.Helper()
	for range 9 {
		if j, is := x.sh.Top().(*Journey); is && j.Play.Shown.Phase == rules.Over && !j.over() { // the extraction is announced
			x.sh.Now = x.sh.Now.Add(bannerTime)
			x.draw()
			continue
		}
		if a := x.sh.UI.Named(onward); a == nil || a.Do == nil {
			return
		}
		x.click(onward)
	}
	x.Fatal("what stands cannot be left")
}

// seeOut leaves what stands on a screen that has not been drawn.
func (x *table) seeOut(j *Journey) {
	x.Helper()
	if j.Stands() {
		x.draw()
		x.goOn()
	}
}

// answer lets the bot answer the pending question by what the screen offers for it. It returns false at the end of the journey.
func (x *table) answer(j *Journey) bool {
	x.Helper()
	defer x.goOn()
	return x.answerThere(j)
}

// answerThere does so, and leaves standing what comes of it.
func (x *table) answerThere(j *Journey) bool {
	x.Helper()
	d, asked := j.Play.Pending()
	if !asked {
		return false
	}
	key := d.Options[bot.Answer(j.Play.Match, d)].Key()
	if !x.offers(j, key) {
		x.Errorf("%s: nothing on the screen takes %q of %v", d.Kind, key, options(d.Kind, j))
	}
	j.Choose(x.sh, key)
	x.draw()
	return true
}

func options(kind string, j *Journey) (keys []string) {
	for _, r := range j.Question.All() {
		for i := range r.Legal {
			keys = append(keys, r.Legal[i].Key)
		}
	}
	return keys
}

// offers reports whether an option can be taken on the screen: by an area of its own, by its row, or as a cell of a crisis.
func (x *table) offers(j *Journey, key string) bool {
	if j.crisisAsked() {
		verb, name, _ := strings.Cut(key, " ")
		return x.sh.UI.First("crisis/"+name) != "" || verb == rules.DoChoose && x.has(func(a *game.Area) bool {
			return strings.HasSuffix(a.Name, "/"+name) && strings.HasPrefix(a.Name, "crisis/")
		})
	}
	row, ch := j.Question.Find(key)
	if ch == nil {
		return false
	}
	if row.Place != asking.Nowhere {
		return x.has(func(a *game.Area) bool {
			return a.Name == ch.Area() || a.Name == row.Area() || a.Space == ch.Space && a.Space != "" && a.Do != nil
		})
	}
	return x.has(func(a *game.Area) bool { return (a.Name == ch.Area() || a.Name == row.Area()) && a.Do != nil })
}

func (x *table) has(is func(*game.Area) bool) bool {
	for a := range x.sh.UI.Each {
		if is(a) {
			return true
		}
	}
	return false
}
