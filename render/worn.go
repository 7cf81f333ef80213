package render

// Dress is how everything looks that is drawn: its colours, and the shapes of what stands around a text.
type Dress struct {
	Etched bool // an etching by lamplight, for the drowned city; the zero value is a gem lit from inside, for the fortress
	Night  bool // the frames of the panes are dark red
}

// The two dresses by day.
var (
	Gem     = Dress{}
	Etching = Dress{Etched: true}
)

// The colours of the drowned city that the fortress has no like of.
var (
	SilverLight    = rgb(0xcfdade)
	SilverDark     = rgb(0x7f949d)
	LampCore       = rgb(0xffe7ad)
	VerdigrisLight = rgb(0xa8e6d6)
	DeepBlood      = rgb(0x6d2b30)
	Moon           = rgb(0xc3d7ea)
	Tide           = rgb(0x8bc46a)
	RedWindow      = rgb(0xff4b45)
	BoneLight      = rgb(0xfbf4e0)
	BoneDark       = rgb(0xb9ab8a)
)

var worn Dress

// Worn returns the dress that is worn.
func Worn() Dress { return worn }

// paneFrame returns the colour of the frame of a panel that nothing else frames.
func (d Dress) paneFrame() Ink {
	if d.Night {
		return Blend(DeepBlood, Line, 0.15)
	}
	return Line
}
