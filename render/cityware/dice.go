package cityware

import "precipice/render"

// Silver is the ink of action dice.
func Silver() render.Ink { return render.Blend(render.SilverLight, render.SilverDark, 0.45) }

// ActionDie draws an action die that tumbles and lands on the sign of its result. Its ink is that of silver if it has none.
func ActionDie(c *render.Canvas, v render.DieView) {
	v.Signed = true
	if v.Ink.A == 0 {
		v.Ink = Silver()
	}
	c.Die(v)
}

// FlatDie draws a six-sided die that lies flat: of bone for activations, black with silver pips for destiny.
func FlatDie(c *render.Canvas, r render.Rect, v render.DieFaceView) { c.DieFace(r, v) }

// ResultInk returns the colour of a result.
func ResultInk(mark render.DieMark) render.Ink {
	switch mark {
	case render.MarkCritical:
		return render.BoneLight
	case render.MarkSuccess:
		return inkOf(0x7fa9b3)
	case render.MarkFailure:
		return render.Blend(render.DeepBlood, render.Hostile, 0.12)
	}
	return render.Muted
}

// ResultMark draws the sign of a result on a small plate in its colour.
func ResultMark(c *render.Canvas, at render.Point, side float32, mark render.DieMark) {
	ink := ResultInk(mark)
	c.Fill(around(at, side/2), ink)
	sign := render.Void
	if mark == render.MarkFailure {
		sign = render.BoneLight
	}
	brush(c).ResultSign(at, side*0.82, mark, sign)
}

// results are the results from the best to the worst.
var results = [3]render.DieMark{render.MarkCritical, render.MarkSuccess, render.MarkFailure}
