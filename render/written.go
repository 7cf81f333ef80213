package render

// Written is a text on the screen for whoever has it read aloud. It is whole even where it was cut or wrapped.
type Written struct {
	Text string
	At   Rect
	In   Rect // the part of the screen that shows it; what lies outside has been scrolled away
	Head bool // a heading

	Chosen bool // not a text, but the sign that what is written here is chosen
}

// reads tells a text that is drawn in a style.
func (t *Theme) reads(s string, at, in Rect, st Style) {
	if t.Reads != nil && t.unread == 0 && s != "" {
		t.Reads(Written{Text: s, At: at, In: in, Head: st.Weight == Display})
	}
}

// marks tells that something is drawn as chosen.
func (t *Theme) marks(at, in Rect, chosen bool) {
	if t.Reads != nil && chosen {
		t.Reads(Written{At: at, In: in, Chosen: true})
	}
}

// Unread draws texts that are not to be read: a reader learns in another way what they say.
func (t *Theme) Unread(draw func()) {
	t.unread++
	draw()
	t.unread--
}

// Lines returns a tip as it is read: its title, what stands under it, each outcome with its chance, and the text. The rules it
// refers to have a key of their own.
func (v *TooltipView) Lines() (lines []string) {
	lines = append(lines, v.Title, v.Sub)
	for i, share := range percents(v.Odds) {
		lines = append(lines, v.Odds[i].Label+" "+share)
	}
	return append(lines, v.Text)
}
