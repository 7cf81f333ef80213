package render

import "sync"

// hostMark is a mark on a face, drawn on it or worn.
type hostMark struct{ drawn, worn []part }

var hostMarks = sync.OnceValue(func() map[string]hostMark {
	return map[string]hostMark{
		"monocle":   {nil, []part{rod(trim, 0.098, 0.615, 0.125, 0.46, 0.007, 0.007), rod(trim, 0.125, 0.46, 0.1, 0.32, 0.007, 0.007), orb(trim, 0.056, 0.637, 0.05, 0.05), orb(bright, 0.056, 0.637, 0.037, 0.037), orb(dark, 0.056, 0.637, 0.018, 0.018), orb(glint, 0.049, 0.646, 0.009, 0.009)}},
		"third-eye": {nil, []part{plate(trim, -0.05, 0.735, 0.0, 0.775, 0.05, 0.735, 0.0, 0.7), plate(dark, -0.032, 0.736, 0.0, 0.758, 0.032, 0.736, 0.0, 0.714), orb(glint, 0, 0.736, 0.013, 0.016)}},
		"tattoo":    {[]part{plate(mid, -0.075, 0.6, -0.06, 0.6, -0.045, 0.5, -0.055, 0.495), plate(mid, -0.095, 0.605, -0.085, 0.603, -0.068, 0.535, -0.075, 0.53), plate(mid, 0.0, 0.8, 0.012, 0.76, 0.0, 0.715, -0.012, 0.76)}, nil},
		"scar":      {[]part{plate(dark, -0.105, 0.73, -0.095, 0.735, -0.07, 0.6, -0.078, 0.58), plate(dark, -0.108, 0.7, -0.082, 0.705, -0.082, 0.698, -0.108, 0.693), plate(dark, -0.095, 0.615, -0.065, 0.622, -0.065, 0.615, -0.095, 0.608)}, nil},
		"stitches": {join([]part{plate(dark, -0.075, 0.512, 0.0, 0.516, 0.075, 0.512, 0.0, 0.503)}, mirrored(plate(dark, 0.008, 0.53, 0.016, 0.53, 0.012, 0.487, 0.006, 0.487),
			plate(dark, 0.032, 0.53, 0.04, 0.53, 0.036, 0.488, 0.03, 0.488), plate(dark, 0.056, 0.528, 0.063, 0.528, 0.06, 0.49, 0.054, 0.49))), nil},
		"war-paint": {[]part{plate(bright, -0.06, 0.625, 0.05, 0.64, 0.055, 0.618, -0.055, 0.6), plate(trim, -0.07, 0.59, 0.045, 0.605, 0.05, 0.588, -0.065, 0.568), plate(trim, -0.12, 0.76, -0.1, 0.79, -0.02, 0.76, -0.03, 0.74)}, nil},
	}
})

// hostThings are what hosts hold, in a hand at the lower right.
var hostThings = sync.OnceValue(func() map[string][]part {
	return map[string][]part{
		"ledger": ledger(),
		"orrery": orrery(),
		"bone":   {rod(bright, 0.16, 0.0, 0.36, 0.4, 0.05, 0.045), orb(bright, 0.335, 0.41, 0.04, 0.035), orb(bright, 0.39, 0.39, 0.04, 0.035), cloth(mid, 0.2, 0.19, 0.26, 0.25, 0.31, 0.2, 0.33, 0.27, 0.27, 0.31, 0.21, 0.27), plate(dark, 0.24, 0.13, 0.26, 0.15, 0.235, 0.17)},
		"sprig":  sprig(),
		"bell":   {cloth(trim, 0.19, 0.12, 0.2, 0.2, 0.235, 0.3, 0.26, 0.33, 0.3, 0.33, 0.325, 0.3, 0.36, 0.2, 0.37, 0.12, 0.4, 0.09, 0.16, 0.09), plate(glint, 0.23, 0.27, 0.25, 0.29, 0.235, 0.15, 0.21, 0.15), orb(metal, 0.28, 0.08, 0.03, 0.03), rod(mid, 0.28, 0.32, 0.28, 0.42, 0.036, 0.028), orb(trim, 0.28, 0.43, 0.024, 0.024)},
		"scales": scales(),
		"candle": {plate(bright, 0.225, 0.02, 0.325, 0.02, 0.318, 0.3, 0.232, 0.3), cloth(bright, 0.215, 0.31, 0.335, 0.31, 0.34, 0.26, 0.31, 0.24, 0.3, 0.17, 0.28, 0.25, 0.24, 0.26, 0.225, 0.2), rod(dark, 0.275, 0.3, 0.275, 0.335, 0.01, 0.008), cloth(trim, 0.24, 0.36, 0.275, 0.49, 0.31, 0.36, 0.275, 0.315), cloth(glint, 0.258, 0.36, 0.277, 0.44, 0.295, 0.36, 0.275, 0.33)},
	}
})

// ledger is an open book with lines in it.
func ledger() []part {
	book := []part{
		plate(mid, 0.08, 0.16, 0.24, 0.12, 0.42, 0.2, 0.42, -0.06, 0.24, -0.12, 0.08, -0.08),
		plate(bright, 0.095, 0.175, 0.24, 0.14, 0.24, -0.09, 0.095, -0.05), plate(bright, 0.24, 0.14, 0.405, 0.21, 0.405, -0.03, 0.24, -0.09),
	}
	for i := range 5 {
		y := 0.13 - 0.036*float32(i)
		book = append(book, plate(metal, 0.115, y+0.012, 0.215, y-0.012, 0.215, y-0.02, 0.115, y+0.004), plate(metal, 0.265, y-0.01, 0.38, y+0.038, 0.38, y+0.03, 0.265, y-0.018))
	}
	return append(book, plate(trim, 0.234, 0.145, 0.246, 0.145, 0.246, -0.1, 0.234, -0.1), plate(glint, 0.36, 0.12, 0.4, 0.4, 0.43, 0.3, 0.375, 0.12))
}

// orrery is a sphere of rings with a light in the middle.
func orrery() []part {
	return join(hoop(trim, 0.28, 0.2, 0.13, 0.014), []part{
		orb(glint, 0.28, 0.2, 0.034, 0.034), rod(trim, 0.16, 0.14, 0.4, 0.26, 0.012, 0.012), rod(trim, 0.18, 0.29, 0.38, 0.11, 0.008, 0.008),
		orb(metal, 0.36, 0.24, 0.02, 0.02), orb(skin, 0.2, 0.27, 0.016, 0.016), orb(bright, 0.32, 0.1, 0.014, 0.014), rod(trim, 0.28, 0.07, 0.28, -0.1, 0.03, 0.04),
	})
}

// sprig is a twig in leaf.
func sprig() []part {
	twig := []part{rod(mid, 0.2, -0.06, 0.32, 0.42, 0.02, 0.008)}
	for i := range 4 {
		x, y := 0.235+0.022*float32(i), 0.1+0.085*float32(i)
		twig = append(twig, cloth(skin, x, y, x+0.06, y+0.07, x+0.11, y+0.07, x+0.07, y+0.01), cloth(skin, x, y+0.03, x-0.07, y+0.07, x-0.1, y+0.13, x-0.03, y+0.1))
	}
	return append(twig, cloth(glint, 0.29, 0.41, 0.29, 0.48, 0.33, 0.52, 0.37, 0.48, 0.36, 0.42), orb(trim, 0.328, 0.45, 0.018, 0.018))
}

// scales are a beam with two pans, one of which bears a stone.
func scales() []part {
	pan := func(x, y float32) []part {
		return []part{rod(metal, x-0.05, y, x, y+0.14, 0.006, 0.006), rod(metal, x+0.05, y, x, y+0.14, 0.006, 0.006), cloth(trim, x-0.07, y+0.012, x+0.07, y+0.012, x+0.05, y-0.035, x-0.05, y-0.035)}
	}
	return join([]part{rod(trim, 0.27, 0.08, 0.27, 0.43, 0.022, 0.022), orb(trim, 0.27, 0.44, 0.024, 0.024), rod(trim, 0.14, 0.41, 0.4, 0.37, 0.018, 0.018),
		plate(glint, 0.115, 0.3, 0.13, 0.345, 0.155, 0.33, 0.165, 0.3)}, pan(0.14, 0.27), pan(0.4, 0.23))
}

// hostHand holds a thing: fingers, or the claws of those with a beak.
func hostHand(face string) (hand []part) {
	hand = []part{cloth(skin, 0.2, 0.12, 0.34, 0.13, 0.38, 0.04, 0.36, -0.1, 0.2, -0.1, 0.18, 0.02)}
	for i := range 4 {
		y := 0.105 - 0.042*float32(i)
		hand = append(hand, cloth(skin, 0.19, y-0.02, 0.19, y+0.02, 0.315, y+0.024, 0.32, y-0.018))
		if face == "beaked" {
			hand = append(hand, plate(dark, 0.2, y+0.016, 0.2, y-0.014, 0.15, y-0.012))
		}
	}
	return hand
}
