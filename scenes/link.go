package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Link asks what to do with the game of a link: to watch it, or to go on from where it is. Nothing that is saved
// is overwritten, for whoever goes on gets a game of their own.
type Link struct {
	data   []byte // a save of the game
	of     Game
	canvas *render.Canvas
}

// OfferLink asks over the title what to do with the game of a link, or says there what is wrong with it.
func OfferLink(sh *game.Shell, text string, games ...Game) {
	data, err := session.GivenLink(text)
	if err != nil {
		sh.Note(sh.Sentence(err))
		return
	}
	l := Games(games)
	of := l[l.rulesets().Of(data)]
	readLink(sh, of, string(data), func(save []byte) { sh.Push(&Link{data: save, of: of}) })
}

// Name implements game.Scene.
func (l *Link) Name() string { return "link" }

// Moving implements game.Scene.
func (l *Link) Moving() bool { return false }

// Says implements game.Scene.
func (l *Link) Says() map[string]string { return nil }

// Update implements game.Scene.
func (l *Link) Update(sh *game.Shell) {
	if !HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (l *Link) Draw(sh *game.Shell, dst *ebiten.Image) {
	if l.canvas == nil || l.canvas.Theme != sh.Theme {
		l.canvas = render.NewCanvas(sh.Theme)
	}
	l.canvas.Begin(dst)
	defer l.canvas.End()
	w := sh.Words
	r := drawWays(sh, l.canvas, "link", w.Say("link.head"), []way{
		{"link/watch", w.Say("link.watch"), func() { l.did(sh, l.of.Watch(sh, l.data, l.again)) }},
		{"link/play", w.Say("link.play"), func() { l.did(sh, l.play(sh)) }},
		{"link/leave", w.Say("link.leave"), sh.Pop},
	})
	sh.NoticeRoom(render.Rect{X: r.X, Y: sh.Theme.Px(8), W: r.W, H: r.Y})
}

// again asks once more, over the title.
func (l *Link) again(sh *game.Shell) {
	sh.Home(nil)
	sh.Push(l)
}

// play puts the game into a slot of its own and shows it.
func (l *Link) play(sh *game.Shell) error {
	slot, err := l.of.Hosted().Import(sh.Saver, l.data, game.Clock)
	if err != nil {
		return err
	}
	return l.of.Resume(sh, slot)
}

// did says why nothing came of an answer.
func (l *Link) did(sh *game.Shell, err error) {
	if err != nil {
		sh.Note(sh.Sentence(err))
		sh.Dirty()
	}
}

// linked is a game in play that can be a link.
type linked interface{ Link() (string, error) }

// CopyLink puts the link of a game on the clipboard and says so, or why not.
func CopyLink(sh *game.Shell, play linked) {
	link, err := play.Link()
	switch {
	case err != nil:
		sh.Note(sh.Sentence(err))
	case game.Copy(game.LinkBase() + link):
		sh.Note(sh.Words.Say("link.copied"))
	default:
		sh.Note(sh.Words.Say("link.no-clipboard"))
	}
	sh.Dirty()
}
