package render

// ShotView is a way to attack, with the dice that pay for it and a line of odds.
type ShotView struct {
	Number       int // of the key that takes it, 0 for none
	Weapon, Odds string
	Dice         []int // faces that pay for it
	Hover, Focus bool
	Chosen       bool // answered ahead
	Quiet        bool // it cannot be taken now
}

// ShotRowHeight returns the height of a row in full, in device pixels.
func (t *Theme) ShotRowHeight() float32 {
	return t.LineHeight(shotWeapon) + t.LineHeight(Small) + t.Px(7)
}

var shotWeapon = Label

// ShotRow draws a way to attack: the weapon over its odds, and the dice at the right.
func (c *Canvas) ShotRow(r Rect, v ShotView) {
	t := c.Theme
	radius := t.Px(4)
	c.optionBody(r, OptionView{Hover: v.Hover, Chosen: v.Chosen, Disabled: v.Quiet}, radius)
	in := c.keyNumber(r, v.Number).Inset2(t.Px(8), t.Px(2))
	size := min(in.H-t.Px(2), t.Px(22))
	for i := len(v.Dice) - 1; i >= 0; i-- {
		at := Rect{in.Right() - size, in.Y + (in.H-size)/2, size, size}
		c.DieFace(at, DieFaceView{Value: v.Dice[i], Dim: v.Quiet})
		in.W -= size + t.Px(3)
	}
	in.W -= t.Px(4)
	weapon := shotWeapon
	if v.Quiet {
		weapon.Ink = Blend(Muted, Ivory, 0.3)
	}
	two := t.LineHeight(weapon) + t.LineHeight(Small)
	if tight := in.H / two; tight < 1 {
		weapon.Size *= tight
		two = in.H
	}
	_, in = in.CutTop((in.H - two) / 2)
	line, in := in.CutTop(two * t.LineHeight(weapon) / (t.LineHeight(weapon) + t.LineHeight(Small)))
	c.Snug(line, v.Weapon, weapon, Left)
	line, _ = in.CutTop(t.LineHeight(Small))
	c.Snug(line, v.Odds, Small.With(Blend(Muted, Ivory, 0.45)), Left)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// Portrait draws an explorer or a hostile as a round picture with its mark.
func (c *Canvas) Portrait(r Rect, figure, mark string, rim Ink) {
	c.portrait(r.Centre(), min(r.W, r.H)*0.48, figure, mark, rim)
}
