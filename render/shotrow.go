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

// legibleShot is how far two lines may be pressed together before they become one.
const legibleShot = 0.85

// ShotRow draws a way to attack: the weapon with its odds, and the dice at the right.
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
	c.shotLines(in, v, weapon)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// shotLines draws the weapon over its odds, or both in one line where there is no room for two that can be read.
func (c *Canvas) shotLines(in Rect, v ShotView, weapon Style) {
	t, odds := c.Theme, Small.With(Blend(Muted, Ivory, 0.45))
	two := t.LineHeight(weapon) + t.LineHeight(odds)
	tight := in.H / two
	if tight < legibleShot {
		weapon.Size *= min(1, in.H/t.LineHeight(weapon))
		left, right := in.CutLeft(min(t.Measure(v.Weapon, weapon)+t.Px(6), in.W*0.45))
		c.Snug(left, v.Weapon, weapon, Left)
		c.Snug(right, v.Odds, odds, Right)
		return
	}
	if tight < 1 {
		weapon.Size *= tight
		two = in.H
	}
	_, in = in.CutTop((in.H - two) / 2)
	line, in := in.CutTop(two * t.LineHeight(weapon) / (t.LineHeight(weapon) + t.LineHeight(odds)))
	c.Snug(line, v.Weapon, weapon, Left)
	line, _ = in.CutTop(t.LineHeight(odds))
	c.Snug(line, v.Odds, odds, Left)
}

// Portrait draws an explorer or a hostile as a round picture with its mark.
func (c *Canvas) Portrait(r Rect, figure, mark string, rim Ink) {
	c.portrait(r.Centre(), min(r.W, r.H)*0.48, figure, mark, rim)
}
