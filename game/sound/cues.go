package sound

// Cue names a sound.
type Cue string

// The cues. Silence is the cue of what makes no sound.
const (
	Silence Cue = ""

	Tap    Cue = "tap"    // a click that does something
	Refuse Cue = "refuse" // it cannot be done now
	Page   Cue = "page"   // a screen opens over another
	Seat   Cue = "seat"   // another player is asked

	Die  Cue = "die" // one bounce
	Card Cue = "card"
	Coin Cue = "coin"

	Boot    Cue = "boot" // steps
	Slipper Cue = "slipper"
	Iron    Cue = "iron"
	Claws   Cue = "claws"
	Hover   Cue = "hover"

	Beam  Cue = "beam" // weapons
	Glass Cue = "glass"
	Shot  Cue = "shot"
	Snipe Cue = "snipe"
	Burst Cue = "burst"
	Blade Cue = "blade"
	Blow  Cue = "blow"
	Rake  Cue = "rake"
	Crush Cue = "crush"
	Flame Cue = "flame"
	Boom  Cue = "boom"
	Shock Cue = "shock"
	Mind  Cue = "mind"
	Miss  Cue = "miss"

	Hurt  Cue = "hurt" // what happens to figures
	Maim  Cue = "maim"
	Fall  Cue = "fall"
	Daze  Cue = "daze"
	Knell Cue = "knell"
	Toll  Cue = "toll"
	Mend  Cue = "mend"

	Stone  Cue = "stone" // what happens around them
	Door   Cue = "door"
	Arrive Cue = "arrive"
	Find   Cue = "find"
	Omen   Cue = "omen"
	Phase  Cue = "phase"
	Dock   Cue = "dock"
	Hatch  Cue = "hatch"

	Wash      Cue = "wash" // on the water and over it
	Nightfall Cue = "nightfall"
	WoodDie   Cue = "wood-die"
	Gate      Cue = "gate"
	Wings     Cue = "wings"
	Ratchet   Cue = "ratchet"
	Bowstring Cue = "bowstring"
	Howl      Cue = "howl"
)

// Bus is one of the volumes that a player can set.
type Bus uint8

// The buses.
const (
	Effects Bus = iota
	Music
	Ambience
	buses
)

// making is how a cue is made, and how it may sound.
type making struct {
	cue    Cue
	make   func(take int) pcm
	takes  int     // different versions, one of which is played by chance
	weight int     // of several shots in one moment the heaviest are heard
	varies float32 // share by which the pitch of each shot varies
	plain  bool    // it needs no caption: the player has made it sound, or sees it
	bus    Bus     // Effects for all that is not music or drone
	drone  *drone  // made instead, and played for ever
}

// table holds all cues. A cue that is not plain needs a caption in assets/text/en/screens.yaml. The table is
// data, because code that fills a map is long in a browser.
var table = [...]making{
	{cue: Tap, make: tap, takes: 3, plain: true, varies: 0.02},
	{cue: Refuse, make: refusal, takes: 1, plain: true, weight: 1},
	{cue: Page, make: page, takes: 1, plain: true, varies: 0.03},
	{cue: Seat, make: seat, takes: 1, plain: true, weight: 3},
	{cue: Die, make: die, takes: 4, weight: 2, varies: 0.06},
	{cue: Card, make: card, takes: 3, weight: 1, varies: 0.05},
	{cue: Coin, make: coin, takes: 2, weight: 1, varies: 0.04},
	{cue: Boot, make: boot, takes: 4, varies: 0.06},
	{cue: Slipper, make: slipper, takes: 4, varies: 0.06},
	{cue: Iron, make: iron, takes: 3, varies: 0.04},
	{cue: Claws, make: claws, takes: 4, varies: 0.06},
	{cue: Hover, make: hover, takes: 2, varies: 0.04},
	{cue: Beam, make: beam, takes: 3, weight: 4, varies: 0.03},
	{cue: Glass, make: glass, takes: 3, weight: 4, varies: 0.04},
	{cue: Shot, make: pistol, takes: 3, weight: 4, varies: 0.04},
	{cue: Snipe, make: snipe, takes: 2, weight: 4, varies: 0.03},
	{cue: Burst, make: burst, takes: 2, weight: 4, varies: 0.03},
	{cue: Blade, make: blade, takes: 3, weight: 4, varies: 0.05},
	{cue: Blow, make: blow, takes: 2, weight: 4, varies: 0.05},
	{cue: Rake, make: rake, takes: 3, weight: 4, varies: 0.05},
	{cue: Crush, make: crush, takes: 2, weight: 4, varies: 0.03},
	{cue: Flame, make: flame, takes: 2, weight: 4, varies: 0.03},
	{cue: Boom, make: boom, takes: 2, weight: 5, varies: 0.04},
	{cue: Shock, make: shock, takes: 3, weight: 4, varies: 0.04},
	{cue: Mind, make: mind, takes: 1, weight: 4, varies: 0.03},
	{cue: Miss, make: miss, takes: 3, weight: 3, varies: 0.05},
	{cue: Hurt, make: hurt, takes: 3, weight: 5, varies: 0.05},
	{cue: Maim, make: maim, takes: 2, weight: 6, varies: 0.04},
	{cue: Fall, make: fall, takes: 2, weight: 6, varies: 0.05},
	{cue: Daze, make: daze, takes: 1, weight: 4, varies: 0.04},
	{cue: Knell, make: knell, takes: 1, weight: 8},
	{cue: Toll, make: toll, takes: 1, weight: 9},
	{cue: Mend, make: mend, takes: 1, weight: 3, varies: 0.02},
	{cue: Stone, make: stone, takes: 2, weight: 5, varies: 0.03},
	{cue: Door, make: door, takes: 1, weight: 7},
	{cue: Arrive, make: arrive, takes: 2, weight: 2, varies: 0.05},
	{cue: Find, make: find, takes: 1, weight: 5},
	{cue: Omen, make: omen, takes: 1, weight: 5, varies: 0.02},
	{cue: Phase, make: phase, takes: 1, weight: 1},
	{cue: Dock, make: dock, takes: 1, weight: 4, varies: 0.02},
	{cue: Hatch, make: hatch, takes: 1, weight: 2, varies: 0.03},
	{cue: Wash, make: wash, takes: 3, weight: 3, varies: 0.06},
	{cue: Nightfall, make: nightfall, takes: 1, weight: 9},
	{cue: WoodDie, make: woodDie, takes: 4, weight: 2, varies: 0.06},
	{cue: Gate, make: gate, takes: 2, weight: 5, varies: 0.03},
	{cue: Wings, make: wings, takes: 2, weight: 4, varies: 0.05},
	{cue: Ratchet, make: ratchet, takes: 2, weight: 3, varies: 0.02},
	{cue: Bowstring, make: bowstring, takes: 3, weight: 4, varies: 0.05},
	{cue: Howl, make: howl, takes: 2, weight: 6, varies: 0.04},
	{cue: bowLow, make: func(int) pcm { return bow(73.42) }, takes: 1, bus: Music},
	{cue: bowHigh, make: func(int) pcm { return bow(110) }, takes: 1, bus: Music},
	{cue: bellLow, make: func(int) pcm { return bell(220) }, takes: 1, bus: Music},
	{cue: bellTop, make: func(int) pcm { return bell(293.66) }, takes: 1, bus: Music},
	{cue: voices, make: func(int) pcm { return breath(146.83) }, takes: 1, bus: Music},
	{cue: drumbeat, make: drum, takes: 2, bus: Music},
	{cue: organLow, make: func(int) pcm { return organ(73.42) }, takes: 1, bus: Music},
	{cue: organMid, make: func(int) pcm { return organ(110) }, takes: 1, bus: Music},
	{cue: organHigh, make: func(int) pcm { return organ(146.83) }, takes: 1, bus: Music},
	{cue: sunkenLow, make: func(int) pcm { return sunken(146.83) }, takes: 1, bus: Music},
	{cue: sunkenMid, make: func(int) pcm { return sunken(220) }, takes: 1, bus: Music},
	{cue: sunkenTop, make: func(int) pcm { return sunken(293.66) }, takes: 1, bus: Music},
	{cue: "setup/low", takes: 1, bus: Ambience, drone: &drone{7, 1, 0.018, rush{from: 170, to: 170, wide: 0.5, gain: 0.3}, []hum{{55, 0.4, 1}, {82.5, 0.22, 2}, {110.3, 0.16, 3}, {165.1, 0.05, 1}}}},
	{cue: "setup/air", takes: 1, bus: Ambience, drone: &drone{11, 2, 0.007, rush{from: 420, to: 420, wide: 0.25, gain: 1}, []hum{{146.8, 0.02, 2}}}},
	{cue: "exploration/low", takes: 1, bus: Ambience, drone: &drone{8, 3, 0.018, rush{from: 110, to: 110, wide: 0.6, gain: 0.5}, []hum{{41.2, 0.36, 1}, {82.4, 0.26, 2}, {123.5, 0.13, 3}, {164.8, 0.04, 1}}}},
	{cue: "exploration/air", takes: 1, bus: Ambience, drone: &drone{13, 4, 0.008, rush{from: 330, to: 330, wide: 0.2, gain: 1}, []hum{{123.5, 0.02, 3}}}},
	{cue: "combat/low", takes: 1, bus: Ambience, drone: &drone{7, 5, 0.021, rush{from: 80, to: 80, wide: 0.8, gain: 0.7}, []hum{{46.2, 0.36, 2}, {92.5, 0.24, 3}, {98, 0.2, 1}, {138.6, 0.08, 2}}}},
	{cue: "combat/air", takes: 1, bus: Ambience, drone: &drone{11, 6, 0.007, rush{from: 250, to: 250, wide: 0.3, gain: 1}, []hum{{155.6, 0.025, 2}}}},
	{cue: "precipice/engine", takes: 1, bus: Ambience, drone: &drone{8, 7, 0.017, rush{from: 210, to: 210, wide: 0.5, gain: 0.3}, []hum{{60, 0.4, 1}, {120, 0.14, 2}, {180, 0.05, 3}, {90, 0.12, 1}}}},
	{cue: "precipice/murmur", takes: 1, bus: Ambience, drone: &drone{13, 8, 0.006, rush{from: 480, to: 480, wide: 0.5, gain: 1}, []hum{{220, 0.01, 5}}}},
	{cue: "quay/low", takes: 1, bus: Ambience, drone: &drone{8, 9, 0.016, rush{from: 180, to: 180, wide: 0.7, gain: 0.6}, []hum{{49, 0.3, 1}, {73.4, 0.24, 2}, {110, 0.12, 3}, {146.8, 0.05, 1}}}},
	{cue: "quay/water", takes: 1, bus: Ambience, drone: &drone{13, 10, 0.009, rush{from: 520, to: 520, wide: 0.7, gain: 1}, []hum{{220, 0.01, 4}}}},
	{cue: "canals/low", takes: 1, bus: Ambience, drone: &drone{7, 11, 0.017, rush{from: 140, to: 140, wide: 0.7, gain: 0.6}, []hum{{55, 0.3, 2}, {73.4, 0.26, 1}, {116.5, 0.14, 3}, {146.8, 0.05, 2}}}},
	{cue: "canals/water", takes: 1, bus: Ambience, drone: &drone{11, 12, 0.009, rush{from: 460, to: 460, wide: 0.6, gain: 1}, []hum{{174.6, 0.015, 3}}}},
	{cue: "moonlit/low", takes: 1, bus: Ambience, drone: &drone{8, 13, 0.019, rush{from: 100, to: 100, wide: 0.7, gain: 0.6}, []hum{{49, 0.34, 2}, {77.8, 0.24, 3}, {98, 0.2, 1}, {155.6, 0.07, 2}}}},
	{cue: "moonlit/wind", takes: 1, bus: Ambience, drone: &drone{13, 14, 0.008, rush{from: 310, to: 310, wide: 0.2, gain: 1}, []hum{{116.5, 0.025, 3}}}},
}

// The notes of the music, each played at other pitches too.
const (
	bowLow   Cue = "bow/d"
	bowHigh  Cue = "bow/a"
	bellLow  Cue = "bell/a"
	bellTop  Cue = "bell/d"
	voices   Cue = "voices"
	drumbeat Cue = "beat"

	organLow  Cue = "organ/low"
	organMid  Cue = "organ/mid"
	organHigh Cue = "organ/high"
	sunkenLow Cue = "sunken/low"
	sunkenMid Cue = "sunken/mid"
	sunkenTop Cue = "sunken/top"
)

// cues holds the table by cue.
var cues = byCue()

func byCue() map[Cue]*making {
	all := make(map[Cue]*making, len(table))
	for i := range table {
		all[table[i].cue] = &table[i]
	}
	return all
}

// Known reports whether there is such a cue.
func Known(c Cue) bool { return cues[c] != nil }

// Captioned lists the cues that a caption can tell of.
func Captioned() (list []Cue) {
	for i := range table {
		if m := &table[i]; m.bus == Effects && !m.plain {
			list = append(list, m.cue)
		}
	}
	return list
}

// version is one take of a cue.
type version struct {
	cue  Cue
	take int
}

// made computes a version of a cue.
func (v version) made() pcm {
	m := cues[v.cue]
	if m.drone != nil {
		return m.drone.made()
	}
	return m.make(len(v.cue)*131 + v.take*17 + int(v.cue[0]))
}
