package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// rollsDice reports whether a change tells of dice in the tray.
func rollsDice(change any) bool {
	switch change.(type) {
	case fortress.Rolled, fortress.BlackstoneRolled, fortress.Behaved, fortress.EventRolled, fortress.DestinyRolled, fortress.ActivationRolled:
		return true
	}
	return false
}

// trayTip says what the dice in the tray were rolled for and what they mean, without a title if none lie there.
func (y *tips) trayTip(sh *game.Shell) (v render.TooltipView) {
	if len(y.d.Tray.Dice()) == 0 || y.d.Tray.Moving() {
		return v
	}
	w := sh.Words.WithPlayers(y.d.Play.Table.Names)
	v.Title = y.d.Tray.Caption
	for i := len(y.d.Play.Log) - 1; i >= 0; i-- {
		l := &y.d.Play.Log[i]
		if !rollsDice(l.Change) {
			continue
		}
		v.Text, v.Rules = scenes.Told(w, l), l.Rule
		if e, ok := l.Change.(fortress.Behaved); ok {
			v.Text += "\n" + deedText(w, e.Action)
		}
		return v
	}
	return v
}
