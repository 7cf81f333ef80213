package render

import "sync"

// hostDress is what is worn below the head: what stands behind the neck, and what lies before it.
type hostDress struct{ behind, front []part }

var hostDresses = sync.OnceValue(func() map[string]hostDress {
	return map[string]hostDress{
		"greatcoat": {[]part{cloth(dark, -0.2, 0.36, -0.19, 0.53, -0.08, 0.48, 0.08, 0.48, 0.19, 0.53, 0.2, 0.36)}, greatcoat()},
		"robe":      {fanCollar(), longRobe()},
		"mantle":    {[]part{cloth(dark, -0.26, 0.34, -0.2, 0.47, 0.2, 0.47, 0.26, 0.34)}, mantle()},
		"habit":     {nil, habit()},
		"apron":     {[]part{cloth(dark, -0.2, 0.36, -0.15, 0.46, 0.15, 0.46, 0.2, 0.36)}, apron()},
		"furs":      {ruff(dark, 0.47, 0.42), furs()},
	}
})

// hostShoulders is the outline of a body in cloth of a tone, at a width.
func hostShoulders(t tone, wide float32) part {
	return cloth(t, -wide, -0.2, -wide, 0.18, -wide*0.8, 0.33, -0.13, 0.42, 0.13, 0.42, wide*0.8, 0.33, wide, 0.18, wide, -0.2)
}

// greatcoat has wide lapels, epaulettes with a fringe, and two rows of buttons.
func greatcoat() (coat []part) {
	coat = []part{
		hostShoulders(mid, 0.43),
		plate(skin, -0.1, 0.4, 0.1, 0.4, 0.07, 0.0, -0.07, 0.0),
		plate(glint, -0.075, 0.41, 0.075, 0.41, 0.05, 0.3, 0.0, 0.22, -0.05, 0.3), plate(trim, -0.03, 0.4, 0.03, 0.4, 0.045, 0.29, 0.0, 0.245, -0.045, 0.29),
	}
	coat = append(coat, mirrored(
		plate(bright, 0.08, 0.43, 0.155, 0.44, 0.24, 0.27, 0.16, 0.24, 0.19, 0.2, 0.04, -0.1, 0.03, 0.06),
		plate(mid, 0.055, 0.37, 0.1, 0.53, 0.19, 0.5, 0.2, 0.36, 0.13, 0.32),
		plate(trim, 0.1, 0.53, 0.19, 0.5, 0.188, 0.475, 0.1, 0.505),
		cloth(trim, 0.25, 0.37, 0.33, 0.38, 0.43, 0.3, 0.44, 0.22, 0.34, 0.26, 0.25, 0.32),
		rod(trim, 0.43, 0.25, 0.45, 0.13, 0.022, 0.014), rod(trim, 0.4, 0.255, 0.41, 0.14, 0.022, 0.014), rod(trim, 0.365, 0.26, 0.37, 0.15, 0.022, 0.014), rod(trim, 0.33, 0.27, 0.33, 0.17, 0.022, 0.014),
		orb(trim, 0.125, 0.1, 0.02, 0.02), orb(trim, 0.105, 0.0, 0.02, 0.02),
	)...)
	return coat
}

// fanCollar stands behind the head like an open fan.
func fanCollar() (fan []part) {
	for i := range 4 {
		k := float32(i)
		in, out := 0.07*k, 0.07*(k+1)
		fan = append(fan, mirrored(plate([]tone{mid, dark, mid, dark}[i], in*0.5, 0.38, in*1.35, 0.98-0.075*k*k*0.5, out*1.3, 0.9-0.07*k*k*0.55, out*0.75, 0.36))...)
		fan = append(fan, mirrored(rod(trim, in*0.5, 0.38, in*1.35, 0.985-0.075*k*k*0.5, 0.012, 0.018))...)
	}
	return fan
}

// longRobe is closed to the throat, with a stole and a jewel.
func longRobe() (robe []part) {
	robe = []part{hostShoulders(mid, 0.4), cloth(dark, -0.1, 0.46, 0.1, 0.46, 0.12, 0.34, 0.0, 0.29, -0.12, 0.34)}
	robe = append(robe, mirrored(
		plate(bright, 0.08, 0.42, 0.2, 0.37, 0.17, -0.1, 0.06, -0.1),
		plate(trim, 0.19, 0.375, 0.21, 0.365, 0.185, -0.1, 0.165, -0.1), plate(trim, 0.075, 0.42, 0.095, 0.415, 0.075, -0.1, 0.055, -0.1),
		plate(dark, 0.28, 0.33, 0.3, 0.31, 0.31, -0.1, 0.27, -0.1),
		plate(trim, 0.13, 0.24, 0.145, 0.2, 0.13, 0.16, 0.115, 0.2), plate(trim, 0.125, 0.1, 0.14, 0.06, 0.125, 0.02, 0.11, 0.06),
	)...)
	return append(robe, plate(trim, -0.1, 0.375, 0.1, 0.375, 0.0, 0.29), orb(trim, 0, 0.33, 0.036, 0.044), orb(glint, 0, 0.33, 0.022, 0.03))
}

// mantle is thrown over one shoulder and pinned with a leaf.
func mantle() []part {
	return []part{
		hostShoulders(dark, 0.36),
		plate(bright, -0.1, 0.42, 0.1, 0.42, 0.13, 0.2, 0.07, -0.1, -0.12, -0.1, -0.14, 0.2), plate(dark, -0.012, 0.4, 0.012, 0.4, 0.01, -0.1, -0.01, -0.1),
		cloth(mid, 0.06, 0.46, 0.2, 0.42, 0.36, 0.34, 0.42, 0.16, 0.42, -0.2, -0.02, -0.2, -0.3, 0.18, -0.24, 0.32, -0.05, 0.42),
		cloth(dark, -0.24, 0.26, -0.06, 0.34, 0.1, 0.4, 0.02, 0.3, -0.12, 0.2), cloth(dark, -0.2, 0.14, 0.0, 0.24, 0.16, 0.36, 0.08, 0.2, -0.08, 0.06),
		cloth(dark, -0.1, 0.0, 0.12, 0.14, 0.24, 0.33, 0.18, 0.1, 0.04, -0.08), cloth(bright, 0.22, 0.38, 0.33, 0.32, 0.37, 0.16, 0.28, 0.26),
		plate(trim, -0.3, 0.2, -0.24, 0.33, -0.05, 0.43, 0.06, 0.46, 0.09, 0.44, -0.04, 0.4, -0.21, 0.3, -0.27, 0.18),
		cloth(trim, 0.1, 0.46, 0.17, 0.44, 0.2, 0.36, 0.14, 0.37, 0.1, 0.41), orb(glint, 0.145, 0.41, 0.018, 0.022),
	}
}

// habit is a plain gown with a scapular of the other colour and a cord.
func habit() (gown []part) {
	gown = []part{hostShoulders(mid, 0.4), plate(trim, -0.13, 0.42, 0.13, 0.42, 0.12, -0.2, -0.12, -0.2), plate(glint, -0.006, 0.3, 0.006, 0.3, 0.006, -0.1, -0.006, -0.1)}
	gown = append(gown, mirrored(plate(bright, 0.13, 0.42, 0.145, 0.415, 0.135, -0.2, 0.12, -0.2), cloth(dark, 0.25, 0.34, 0.28, 0.2, 0.26, -0.1, 0.3, -0.1, 0.31, 0.24))...)
	return append(gown, cloth(bright, -0.17, 0.43, -0.08, 0.37, 0.08, 0.37, 0.17, 0.43, 0.12, 0.33, 0.0, 0.29, -0.12, 0.33),
		rod(metal, -0.09, 0.35, 0.0, 0.2, 0.012, 0.012), rod(metal, 0.09, 0.35, 0.0, 0.2, 0.012, 0.012), orb(metal, 0, 0.17, 0.035, 0.035), orb(glint, 0, 0.17, 0.016, 0.016))
}

// apron is leather over a shirt with rolled sleeves, with its straps, a pocket and tools.
func apron() (shirt []part) {
	shirt = []part{hostShoulders(skin, 0.46), cloth(dark, -0.12, 0.44, 0.0, 0.36, 0.12, 0.44, 0.06, 0.3, -0.06, 0.3)}
	shirt = append(shirt, mirrored(
		cloth(mid, 0.24, 0.37, 0.36, 0.34, 0.46, 0.2, 0.47, -0.1, 0.33, -0.1, 0.3, 0.16),
		plate(bright, 0.1, 0.43, 0.17, 0.42, 0.18, 0.22, 0.11, 0.22), orb(trim, 0.145, 0.23, 0.026, 0.026),
	)...)
	return append(shirt, plate(bright, -0.21, 0.26, 0.21, 0.26, 0.25, -0.2, -0.25, -0.2), plate(dark, -0.2, 0.25, 0.2, 0.25, 0.203, 0.235, -0.203, 0.235),
		plate(mid, -0.16, 0.1, 0.02, 0.1, 0.0, -0.1, -0.14, -0.1), rod(metal, -0.11, 0.0, -0.11, 0.16, 0.024, 0.02), rod(trim, -0.05, 0.0, -0.04, 0.18, 0.016, 0.012),
		orb(metal, -0.11, 0.17, 0.024, 0.03), cloth(trim, 0.24, 0.36, 0.46, 0.16, 0.42, 0.3))
}

// ruff is a ring of tufts around the neck.
func ruff(t tone, wide, at float32) (tufts []part) {
	for i := range 9 {
		x := (float32(i)/4 - 1) * wide
		y := at - x*x*0.75
		tufts = append(tufts, plate(t, x-0.075, y-0.16, x-0.05, y, x-0.02+x*0.12, y+0.07, x+0.04, y+0.01, x+0.075, y-0.16))
	}
	return tufts
}

// furs are a hide with a ruff, a string of teeth and a strap.
func furs() (hides []part) {
	hides = []part{hostShoulders(mid, 0.42), cloth(skin, -0.13, 0.32, 0.13, 0.32, 0.1, -0.1, -0.1, -0.1)}
	hides = append(hides, ruff(mid, 0.4, 0.33)...)
	hides = append(hides, ruff(bright, 0.33, 0.24)...)
	hides = append(hides, rod(dark, -0.4, 0.16, 0.16, -0.14, 0.06, 0.06))
	for i := range 7 {
		x := (float32(i)/3 - 1) * 0.17
		y := 0.2 + x*x*4
		hides = append(hides, plate(trim, x-0.02, y, x+0.02, y, x+0.004, y-0.085))
	}
	return hides
}
