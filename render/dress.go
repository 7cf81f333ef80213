package render

// inks holds the colours that a dress changes.
type inks struct{ Void, Panel, Panel2, Line, Ivory, Muted, Brass, Wall, Cover, Portal, Find, Hostile, Blood Ink }

var (
	gemInks     = inks{Void, Panel, Panel2, Line, Ivory, Muted, Brass, Wall, Cover, Portal, Find, Hostile, Blood}
	etchingInks = inks{Void: rgb(0x060d0f), Panel: rgb(0x0f1b1d), Panel2: rgb(0x16272a), Line: rgb(0x2b4144), Ivory: rgb(0xe6dcc3), Muted: rgb(0x8ea39c),
		Brass: rgb(0xa9bcc4), Wall: rgb(0x6b7f88), Cover: rgb(0xfbf4e0), Portal: rgb(0x4db6a0), Find: rgb(0xf0a83a), Hostile: rgb(0xe8666b), Blood: rgb(0x8f343b)}
)

// Wear changes the dress of everything that is drawn from now on. Pictures in caches stay, each with its dress.
func Wear(d Dress) {
	if d.Etched != worn.Etched {
		dye(map[bool]inks{false: gemInks, true: etchingInks}[d.Etched])
	}
	worn = d
}

func dye(k inks) {
	Void, Panel, Panel2, Line, Ivory, Muted, Brass = k.Void, k.Panel, k.Panel2, k.Line, k.Ivory, k.Muted, k.Brass
	Wall, Cover, Portal, Find, Hostile, Blood = k.Wall, k.Cover, k.Portal, k.Find, k.Hostile, k.Blood
	for _, st := range []*Style{&Title, &Strong, &Label, &Body, &fieldText, &trackName, &threatText, &handName, &rosterName, &heraldTitle, &legacyName, &shotWeapon} {
		st.Ink = k.Ivory
	}
	for _, st := range []*Style{&Quiet, &Small, &rosterNote} {
		st.Ink = k.Muted
	}
	for _, st := range []*Style{&Banner, &Heading, &RuleRef} {
		st.Ink = k.Brass
	}
	legacyText.Ink = Blend(k.Muted, k.Ivory, 0.3)
}
