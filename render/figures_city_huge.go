package render

// bones is the body of a colossus: legs of many bones, a cage of ribs, long arms.
func bones() []part {
	legs := mirrored(rod(skin, 0.12, 0.46, 0.26, 0.26, 0.13, 0.1), rod(skin, 0.16, 0.46, 0.31, 0.27, 0.05, 0.05), orb(bright, 0.28, 0.26, 0.075, 0.07), rod(skin, 0.28, 0.26, 0.24, 0.05, 0.1, 0.08), plate(skin, 0.14, 0.09, 0.32, 0.09, 0.42, 0.0, 0.12, 0.0), plate(bright, 0.3, 0.04, 0.36, 0.03, 0.34, 0.0, 0.28, 0.0))
	trunk := []part{
		cloth(dark, -0.28, 0.96, 0.28, 0.96, 0.3, 0.7, 0.14, 0.46, -0.14, 0.46, -0.3, 0.7), rod(skin, 0, 0.98, 0, 0.42, 0.07, 0.08), plate(bright, -0.2, 0.5, 0.2, 0.5, 0.24, 0.4, 0.1, 0.36, 0.0, 0.42, -0.1, 0.36, -0.24, 0.4),
	}
	for i := range 4 {
		y, w := 0.92-0.105*float32(i), 0.3-0.035*float32(i*i)/2
		trunk = append(trunk, mirrored(ribbon(skin, 0.05, 0.03, 0.02, y+0.03, w*0.8, y+0.05, w, y-0.06, w*0.45, y-0.11))...)
	}
	arms := mirrored(rod(skin, 0.3, 0.94, 0.5, 0.64, 0.12, 0.1), orb(bright, 0.5, 0.64, 0.075, 0.075), rod(skin, 0.5, 0.64, 0.46, 0.32, 0.1, 0.08), rod(skin, 0.55, 0.62, 0.5, 0.34, 0.04, 0.04))
	fists := mirrored(plate(skin, 0.38, 0.34, 0.54, 0.34, 0.56, 0.2, 0.48, 0.1, 0.38, 0.16), plate(bright, 0.38, 0.18, 0.35, 0.06, 0.43, 0.15), plate(bright, 0.44, 0.14, 0.44, 0.02, 0.5, 0.13), plate(bright, 0.51, 0.16, 0.56, 0.06, 0.56, 0.2))
	shoulders := mirrored(cloth(bright, 0.18, 0.92, 0.24, 1.06, 0.42, 1.04, 0.46, 0.88, 0.32, 0.84), orb(dark, 0.29, 0.96, 0.03, 0.028), orb(dark, 0.37, 0.96, 0.03, 0.028), plate(dark, 0.32, 0.9, 0.345, 0.9, 0.333, 0.935))
	return join(arms, legs, trunk, fists, shoulders)
}

// colossus: a giant of bones, with a ram's skull for a head.
func colossus() []part {
	return join(bones(), skull(0, 1.02, 1.5), mirrored(ribbon(metal, 0.1, 0.02, 0.13, 1.24, 0.3, 1.3, 0.36, 1.14, 0.28, 1.04, 0.22, 1.1)))
}

// colossusByNight: its horns grow into a crown, and graves stand on its shoulders.
func colossusByNight() []part {
	crown := mirrored(ribbon(metal, 0.11, 0.015, 0.12, 1.24, 0.34, 1.32, 0.44, 1.5, 0.34, 1.74), plate(skin, 0.02, 1.32, 0.06, 1.56, 0.1, 1.28), plate(skin, 0.1, 1.28, 0.18, 1.46, 0.16, 1.22))
	graves := mirrored(plate(metal, 0.26, 1.02, 0.24, 1.2, 0.3, 1.28, 0.37, 1.22, 0.36, 1.0), plate(skin, 0.4, 0.96, 0.6, 1.1, 0.46, 0.86), plate(skin, 0.46, 0.86, 0.66, 0.88, 0.46, 0.76))
	return join(graves, bones(), skull(0, 1.02, 1.5), crown)
}

// leviathan: what lay drowned under the bridges, out of the water to the breast.
func leviathan() []part { return join(tentacles(false), depths(), maw()) }

// leviathanByNight: more arms, and a crest of fins.
func leviathanByNight() []part {
	crest := []part{plate(trim, -0.3, 0.8, -0.44, 1.06, -0.26, 1.06, -0.26, 1.36, -0.08, 1.2, 0.02, 1.5, 0.12, 1.2, 0.3, 1.34, 0.28, 1.06, 0.44, 1.04, 0.3, 0.8)}
	return join(tentacles(true), crest, depths(), maw())
}

// depths is the body of the leviathan in the wash around it.
func depths() []part {
	return []part{
		cloth(mid, -0.4, 0.0, -0.42, 0.4, -0.34, 0.8, -0.16, 1.02, 0.16, 1.02, 0.34, 0.8, 0.42, 0.4, 0.4, 0.0), cloth(bright, -0.3, 0.6, -0.24, 0.86, -0.06, 1.0, 0.02, 0.84, -0.1, 0.6),
		plate(dark, -0.34, 0.3, -0.2, 0.26, -0.3, 0.2), plate(dark, 0.34, 0.3, 0.2, 0.26, 0.3, 0.2), plate(dark, -0.36, 0.2, -0.22, 0.16, -0.32, 0.1), plate(dark, 0.36, 0.2, 0.22, 0.16, 0.32, 0.1),
		cloth(metal, -0.6, 0.0, -0.5, 0.08, -0.36, 0.03, -0.2, 0.1, 0.0, 0.03, 0.2, 0.1, 0.36, 0.03, 0.5, 0.08, 0.6, 0.0, 0.3, -0.04, -0.3, -0.04),
	}
}

// maw is the face of the leviathan: a ring of teeth under many eyes.
func maw() []part {
	all := []part{orb(dark, 0, 0.46, 0.2, 0.2), orb(accent, 0, 0.46, 0.12, 0.12), orb(dark, 0, 0.46, 0.09, 0.09)}
	for i := range 11 {
		s, c := sincos(float32(i) * 2 * pi / 11)
		s1, c1 := sincos(float32(i)*2*pi/11 + 0.2)
		s2, c2 := sincos(float32(i)*2*pi/11 - 0.2)
		all = append(all, plate(metal, c1*0.2, 0.46+s1*0.2, c*0.09, 0.46+s*0.09, c2*0.2, 0.46+s2*0.2))
	}
	for _, e := range [...][3]float32{{-0.15, 0.76, 0.05}, {0.15, 0.76, 0.05}, {-0.06, 0.86, 0.035}, {0.07, 0.86, 0.035}, {-0.24, 0.68, 0.03}, {0.24, 0.68, 0.03}} {
		all = append(all, orb(dark, e[0], e[1], e[2]*1.3, e[2]*1.15), orb(glint, e[0], e[1], e[2], e[2]*0.8), plate(dark, e[0]-0.008, e[1]+e[2]*0.8, e[0]+0.008, e[1]+e[2]*0.8, e[0]+0.008, e[1]-e[2]*0.8, e[0]-0.008, e[1]-e[2]*0.8))
	}
	return all
}

// tentacles are the arms of the leviathan, of which there are more by night.
func tentacles(night bool) []part {
	all := mirrored(ribbon(mid, 0.18, 0.03, 0.3, 0.1, 0.62, 0.3, 0.6, 0.66, 0.74, 0.84, 0.66, 0.96), ribbon(bright, 0.05, 0.015, 0.34, 0.14, 0.58, 0.32, 0.57, 0.62))
	if night {
		all = join(mirrored(ribbon(mid, 0.16, 0.03, 0.2, 0.6, 0.5, 0.86, 0.46, 1.16, 0.62, 1.36, 0.56, 1.46), ribbon(mid, 0.14, 0.03, 0.34, 0.0, 0.7, 0.1, 0.84, 0.3, 0.8, 0.44)), all)
	}
	return all
}
