package render

// nightguard is the square body of a Kosargi, with both arms to a halberd on the right.
func nightguard() []part {
	halberd := []part{
		rod(trim, 0.4, 0.0, 0.44, 1.1, 0.045, 0.04), plate(metal, 0.42, 1.04, 0.5, 1.02, 0.66, 1.1, 0.7, 0.94, 0.64, 0.78, 0.5, 0.86, 0.415, 0.84), plate(metal, 0.415, 1.06, 0.47, 1.06, 0.45, 1.26), plate(metal, 0.42, 0.98, 0.32, 1.02, 0.3, 0.92, 0.415, 0.9),
	}
	body := join(mirrored(
		plate(metal, 0.04, 0.4, 0.26, 0.4, 0.27, 0.2, 0.29, 0.0, 0.05, 0.0, 0.07, 0.2), plate(mid, 0.06, 0.22, 0.27, 0.22, 0.27, 0.13, 0.06, 0.13),
	), []part{
		plate(mid, -0.34, 0.86, 0.34, 0.86, 0.33, 0.56, 0.27, 0.36, -0.27, 0.36, -0.33, 0.56), plate(metal, -0.28, 0.84, 0.28, 0.84, 0.24, 0.6, 0.0, 0.5, -0.24, 0.6), plate(bright, -0.26, 0.82, -0.02, 0.82, -0.02, 0.56, -0.2, 0.62),
		plate(accent, 0.0, 0.78, 0.08, 0.69, 0.0, 0.6, -0.08, 0.69), plate(dark, -0.29, 0.46, 0.29, 0.46, 0.28, 0.38, -0.28, 0.38), plate(trim, -0.14, 0.42, 0.14, 0.42, 0.17, 0.08, 0.08, 0.14, 0.0, 0.06, -0.08, 0.14, -0.17, 0.08),
	})
	arms := join(limb(mid, -0.36, 0.74, -0.46, 0.5, -0.4, 0.34, 0.16, 0.15, 0.13), []part{orb(metal, -0.4, 0.31, 0.085, 0.085)},
		limb(mid, 0.36, 0.74, 0.48, 0.56, 0.42, 0.54, 0.16, 0.15, 0.12), []part{orb(metal, 0.42, 0.54, 0.08, 0.08)})
	shoulders := mirrored(plate(metal, 0.2, 0.9, 0.4, 0.96, 0.52, 0.84, 0.48, 0.66, 0.32, 0.68), plate(bright, 0.24, 0.89, 0.38, 0.93, 0.44, 0.86, 0.3, 0.83))
	return join(halberd, body, arms, shoulders)
}

// greatHelm is the head of a Kosargi.
func greatHelm() []part {
	return []part{
		plate(metal, -0.14, 0.84, -0.15, 1.04, -0.09, 1.13, 0.09, 1.13, 0.15, 1.04, 0.14, 0.84, 0.0, 0.79), plate(bright, -0.12, 0.98, -0.08, 1.1, -0.01, 1.1, -0.01, 0.98), plate(dark, -0.115, 0.99, 0.115, 0.99, 0.1, 0.945, -0.1, 0.945),
		orb(glint, -0.05, 0.967, 0.02, 0.014), orb(glint, 0.05, 0.967, 0.02, 0.014), rod(dark, 0, 0.94, 0, 0.84, 0.014, 0.014), rod(dark, -0.05, 0.92, -0.05, 0.86, 0.012, 0.012), rod(dark, 0.05, 0.92, 0.05, 0.86, 0.012, 0.012),
	}
}

// kosargi: a square giant with a halberd.
func kosargi() []part { return join(nightguard(), greatHelm()) }

// kosargiByNight: wings and horns.
func kosargiByNight() []part {
	horns := mirrored(ribbon(skin, 0.1, 0.012, 0.11, 1.06, 0.26, 1.1, 0.34, 1.24, 0.26, 1.44))
	return join(mirrored(wing(trim, dark, 0.18, 0.66, 0.66, 0.72)...), nightguard(), greatHelm(), horns)
}

// bloodBorn: a duellist of the court in a cloak, one bare hand forward, a rapier behind.
func bloodBorn() []part {
	rapier := []part{rod(metal, -0.32, 0.5, -0.62, 0.18, 0.028, 0.008), ribbon(metal, 0.02, 0.02, -0.38, 0.54, -0.4, 0.46, -0.3, 0.42), orb(trim, -0.31, 0.51, 0.035, 0.035)}
	cloak := []part{
		cloth(dark, -0.2, 0.86, 0.16, 0.86, 0.24, 0.5, 0.3, 0.02, 0.0, -0.02, -0.36, 0.02, -0.3, 0.5), plate(trim, -0.02, 0.78, 0.06, 0.78, 0.14, 0.4, 0.2, 0.03, -0.02, 0.02, -0.04, 0.4),
		cloth(mid, -0.22, 0.84, -0.06, 0.84, -0.08, 0.4, -0.12, 0.02, -0.34, 0.03, -0.28, 0.5), plate(bright, 0.0, 0.76, 0.05, 0.76, 0.08, 0.5, 0.02, 0.5), orb(accent, 0.02, 0.72, 0.03, 0.035),
	}
	hand := join(limb(mid, 0.12, 0.74, 0.28, 0.7, 0.42, 0.76, 0.11, 0.08, 0.055), []part{plate(bright, 0.34, 0.78, 0.4, 0.82, 0.45, 0.76, 0.39, 0.7)}, moved(claw(0, 0, 0.95, 0.95), 0.46, 0.77, 1, 1))
	collar := []part{plate(trim, -0.24, 1.04, -0.1, 0.82, 0.1, 0.82, 0.22, 1.0, 0.16, 0.8, 0.0, 0.74, -0.2, 0.8)}
	head := []part{
		cloth(skin, -0.06, 0.86, -0.08, 1.0, -0.02, 1.07, 0.06, 1.07, 0.11, 0.98, 0.1, 0.88, 0.03, 0.83), cloth(dark, -0.12, 0.86, -0.13, 1.02, -0.05, 1.13, 0.06, 1.13, 0.13, 1.04, 0.06, 1.06, 0.0, 1.0, -0.05, 1.02, -0.06, 0.88),
		orb(glint, 0.03, 0.965, 0.014, 0.01), orb(glint, 0.08, 0.965, 0.011, 0.009), plate(glint, 0.035, 0.9, 0.05, 0.9, 0.042, 0.87), plate(glint, 0.07, 0.9, 0.085, 0.9, 0.078, 0.87), plate(skin, -0.06, 0.96, -0.12, 1.01, -0.06, 0.91),
	}
	return join(rapier, limb(mid, -0.16, 0.74, -0.3, 0.64, -0.31, 0.52, 0.1, 0.08, 0.06), []part{orb(skin, -0.31, 0.51, 0.04, 0.04)}, cloak, hand, collar, head)
}

// bloodBornByNight: crouched under wings.
func bloodBornByNight() []part {
	body := join(limb(dark, 0.12, 0.34, 0.32, 0.3, 0.24, 0.04, 0.14, 0.12, 0.08), limb(mid, -0.1, 0.34, -0.34, 0.32, -0.28, 0.04, 0.15, 0.13, 0.08), []part{
		plate(skin, 0.18, 0.08, 0.28, 0.08, 0.38, 0.0, 0.16, 0.0), plate(skin, -0.34, 0.08, -0.24, 0.08, -0.18, 0.0, -0.4, 0.0),
		cloth(mid, -0.22, 0.4, -0.16, 0.62, 0.06, 0.74, 0.26, 0.68, 0.26, 0.5, 0.16, 0.3, -0.12, 0.26), cloth(bright, -0.12, 0.58, 0.04, 0.7, 0.18, 0.66, 0.02, 0.56), plate(trim, -0.18, 0.34, 0.18, 0.36, 0.22, 0.14, 0.08, 0.22, 0.0, 0.1, -0.08, 0.2, -0.2, 0.12),
	})
	arms := join(limb(skin, -0.14, 0.58, -0.3, 0.46, -0.42, 0.56, 0.09, 0.075, 0.05), claw(-0.43, 0.57, -1.2, 1.2), limb(skin, 0.22, 0.58, 0.38, 0.42, 0.5, 0.5, 0.09, 0.075, 0.05), claw(0.51, 0.5, 1.25, 1.25))
	head := []part{
		cloth(skin, 0.08, 0.64, 0.06, 0.78, 0.13, 0.88, 0.24, 0.87, 0.32, 0.76, 0.3, 0.64, 0.2, 0.58), plate(skin, 0.08, 0.78, -0.04, 0.92, 0.1, 0.7), plate(skin, 0.28, 0.8, 0.38, 0.94, 0.32, 0.72), plate(dark, 0.1, 0.86, 0.06, 0.98, 0.16, 0.92, 0.2, 1.0, 0.24, 0.86),
		orb(glint, 0.165, 0.755, 0.022, 0.016), orb(glint, 0.255, 0.755, 0.02, 0.016), cloth(dark, 0.15, 0.68, 0.28, 0.68, 0.25, 0.61, 0.18, 0.61), plate(metal, 0.165, 0.68, 0.19, 0.68, 0.178, 0.625), plate(metal, 0.24, 0.68, 0.265, 0.68, 0.252, 0.625),
	}
	return join(mirrored(wing(trim, dark, 0.06, 0.56, 0.76, 0.66)...), body, arms, head)
}

// vargskyr: a wolf on all fours.
func vargskyr() []part {
	far := join(limb(dark, 0.24, 0.44, 0.36, 0.22, 0.32, 0.03, 0.15, 0.1, 0.07), limb(dark, -0.3, 0.42, -0.24, 0.22, -0.34, 0.03, 0.17, 0.1, 0.07), []part{plate(dark, 0.26, 0.06, 0.36, 0.06, 0.44, 0.0, 0.26, 0.0), plate(dark, -0.38, 0.06, -0.3, 0.06, -0.22, 0.0, -0.4, 0.0)})
	tail := []part{ribbon(mid, 0.1, 0.03, -0.46, 0.5, -0.62, 0.46, -0.7, 0.26, -0.64, 0.18)}
	body := []part{
		cloth(mid, -0.52, 0.46, -0.42, 0.64, -0.1, 0.66, 0.16, 0.78, 0.36, 0.72, 0.42, 0.5, 0.26, 0.34, -0.1, 0.34, -0.36, 0.28), plate(bright, -0.44, 0.58, -0.34, 0.68, -0.24, 0.62, -0.14, 0.74, -0.04, 0.66, 0.04, 0.82, 0.12, 0.74, 0.22, 0.88, 0.26, 0.74, 0.36, 0.8, 0.34, 0.66, 0.1, 0.62, -0.2, 0.58),
		cloth(dark, -0.3, 0.36, 0.1, 0.4, 0.24, 0.4, 0.1, 0.33, -0.16, 0.31),
	}
	near := join(limb(mid, 0.3, 0.52, 0.2, 0.26, 0.3, 0.03, 0.2, 0.13, 0.08), limb(mid, -0.4, 0.46, -0.28, 0.24, -0.42, 0.03, 0.22, 0.13, 0.08), []part{
		plate(mid, 0.22, 0.08, 0.34, 0.08, 0.46, 0.0, 0.2, 0.0), plate(mid, -0.5, 0.08, -0.38, 0.08, -0.28, 0.0, -0.52, 0.0), plate(metal, 0.4, 0.03, 0.5, -0.01, 0.4, 0.0), plate(metal, 0.36, 0.03, 0.44, -0.02, 0.34, 0.0), plate(metal, -0.32, 0.03, -0.22, -0.01, -0.32, 0.0)})
	return join(far, tail, body, near, wolfHead(0.36, 0.56, 1))
}

// wolfHead is a head that faces right, with its jaw open.
func wolfHead(x, y, k float32) []part {
	return moved([]part{
		cloth(mid, -0.14, -0.02, -0.1, 0.2, 0.06, 0.26, 0.2, 0.18, 0.38, 0.12, 0.38, 0.06, 0.2, 0.04, 0.06, -0.06), plate(mid, -0.08, 0.18, -0.12, 0.36, 0.02, 0.24), plate(mid, 0.02, 0.22, 0.02, 0.38, 0.11, 0.22), plate(trim, -0.07, 0.2, -0.09, 0.3, -0.01, 0.235),
		cloth(dark, 0.08, 0.05, 0.34, 0.07, 0.26, -0.06, 0.1, -0.04), cloth(mid, 0.04, -0.02, 0.12, -0.02, 0.28, -0.08, 0.3, -0.04, 0.3, -0.12, 0.1, -0.13, 0.0, -0.08), cloth(bright, -0.04, 0.2, 0.08, 0.23, 0.18, 0.17, 0.06, 0.15), orb(dark, 0.37, 0.105, 0.03, 0.026),
		orb(glint, 0.13, 0.155, 0.024, 0.016), plate(metal, 0.32, 0.075, 0.35, 0.075, 0.335, -0.01), plate(metal, 0.22, 0.06, 0.25, 0.065, 0.235, 0.0), plate(metal, 0.28, 0.07, 0.3, 0.07, 0.29, 0.02), plate(metal, 0.27, -0.07, 0.3, -0.055, 0.285, 0.02), plate(metal, 0.18, -0.05, 0.21, -0.06, 0.195, 0.01),
	}, x, y, k, k)
}

// vargskyrByNight: upright, with a mane and wings.
func vargskyrByNight() []part {
	legs := join(limb(mid, 0.12, 0.44, 0.28, 0.28, 0.16, 0.04, 0.22, 0.15, 0.09), limb(dark, -0.12, 0.44, -0.02, 0.26, -0.18, 0.04, 0.22, 0.15, 0.09), []part{plate(mid, 0.1, 0.09, 0.22, 0.09, 0.36, 0.0, 0.08, 0.0), plate(dark, -0.26, 0.09, -0.13, 0.09, -0.02, 0.0, -0.28, 0.0), plate(metal, 0.3, 0.04, 0.42, -0.01, 0.3, 0.0), plate(metal, -0.06, 0.04, 0.04, -0.01, -0.06, 0.0)})
	body := []part{
		cloth(mid, -0.24, 0.98, 0.2, 1.0, 0.3, 0.76, 0.2, 0.5, 0.14, 0.36, -0.14, 0.36, -0.24, 0.56, -0.34, 0.78), cloth(bright, 0.0, 0.92, 0.18, 0.9, 0.2, 0.66, 0.08, 0.5, 0.0, 0.62), plate(trim, -0.16, 0.42, 0.16, 0.42, 0.18, 0.22, 0.08, 0.3, 0.0, 0.18, -0.08, 0.28, -0.18, 0.2),
	}
	arms := join(limb(mid, -0.24, 0.9, -0.42, 0.66, -0.46, 0.44, 0.18, 0.14, 0.09), claw(-0.46, 0.43, -1.6, -1.6), limb(mid, 0.22, 0.9, 0.46, 0.76, 0.56, 0.92, 0.18, 0.14, 0.09), claw(0.57, 0.93, 1.6, 1.6))
	mane := []part{plate(dark, -0.3, 0.9, -0.4, 1.06, -0.26, 1.08, -0.3, 1.26, -0.14, 1.2, -0.12, 1.4, 0.02, 1.28, 0.1, 1.42, 0.16, 1.26, 0.22, 0.94, 0.06, 0.8, -0.16, 0.82)}
	return join(mirrored(wing(trim, dark, 0.14, 0.78, 0.7, 0.74)...), legs, body, mane, arms, wolfHead(0.02, 1.04, 0.92))
}

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

// horse is the body of a black horse in harness, which faces right.
func horse() []part {
	far := join(limb(dark, 0.22, 0.5, 0.34, 0.28, 0.28, 0.04, 0.11, 0.07, 0.05), limb(dark, -0.28, 0.48, -0.2, 0.28, -0.28, 0.04, 0.13, 0.08, 0.05), []part{plate(metal, 0.24, 0.07, 0.33, 0.07, 0.36, 0.0, 0.22, 0.0), plate(metal, -0.32, 0.07, -0.23, 0.07, -0.2, 0.0, -0.34, 0.0)})
	tail := []part{plate(dark, -0.42, 0.7, -0.56, 0.66, -0.68, 0.42, -0.6, 0.46, -0.64, 0.24, -0.54, 0.4, -0.52, 0.2, -0.46, 0.46, -0.38, 0.58)}
	body := []part{
		cloth(mid, -0.46, 0.56, -0.42, 0.74, -0.2, 0.76, 0.06, 0.7, 0.28, 0.78, 0.38, 0.66, 0.32, 0.48, 0.06, 0.42, -0.2, 0.42, -0.4, 0.44), cloth(bright, -0.36, 0.68, -0.18, 0.73, 0.04, 0.67, -0.14, 0.6),
		ribbon(skin, 0.03, 0.02, -0.02, 0.66, 0.02, 0.56, 0.0, 0.46), ribbon(skin, 0.03, 0.02, 0.06, 0.66, 0.1, 0.56, 0.08, 0.46), ribbon(skin, 0.03, 0.02, 0.14, 0.68, 0.18, 0.58, 0.16, 0.47), ribbon(skin, 0.03, 0.02, -0.1, 0.67, -0.07, 0.57, -0.09, 0.46),
		plate(trim, -0.44, 0.68, 0.3, 0.6, 0.3, 0.56, -0.45, 0.63), ribbon(trim, 0.06, 0.06, 0.22, 0.8, 0.32, 0.66, 0.26, 0.46), orb(metal, 0.3, 0.6, 0.035, 0.035), plate(accent, -0.4, 0.7, -0.2, 0.74, -0.16, 0.5, -0.24, 0.44, -0.3, 0.52, -0.38, 0.44),
	}
	near := join(limb(mid, 0.28, 0.54, 0.18, 0.3, 0.28, 0.05, 0.14, 0.09, 0.06), limb(mid, -0.38, 0.52, -0.3, 0.3, -0.42, 0.05, 0.16, 0.1, 0.06), []part{plate(metal, 0.22, 0.08, 0.33, 0.08, 0.38, 0.0, 0.2, 0.0), plate(metal, -0.47, 0.08, -0.36, 0.08, -0.32, 0.0, -0.5, 0.0)})
	return join(far, tail, body, near)
}

// horseHead is a neck and the skull of a horse at a place, which face right.
func horseHead(x, y float32) []part {
	return moved([]part{
		cloth(mid, -0.14, -0.16, -0.06, 0.1, 0.1, 0.3, 0.2, 0.26, 0.16, 0.1, 0.12, -0.14), plate(dark, -0.16, -0.06, -0.18, 0.08, -0.1, 0.1, -0.12, 0.24, -0.02, 0.22, -0.02, 0.36, 0.08, 0.3, 0.0, 0.12, -0.06, -0.08),
		cloth(skin, 0.06, 0.18, 0.08, 0.32, 0.18, 0.34, 0.32, 0.18, 0.4, 0.06, 0.36, 0.0, 0.28, 0.02, 0.18, 0.12), plate(skin, 0.07, 0.3, 0.06, 0.44, 0.13, 0.32), plate(mid, 0.13, 0.32, 0.16, 0.44, 0.18, 0.31),
		orb(dark, 0.17, 0.25, 0.035, 0.03), orb(glint, 0.172, 0.25, 0.018, 0.016), orb(dark, 0.34, 0.06, 0.016, 0.02), plate(skin, 0.18, 0.1, 0.3, -0.02, 0.32, -0.06, 0.26, -0.05, 0.14, 0.07), rod(trim, 0.12, 0.2, 0.3, 0.1, 0.022, 0.022), ribbon(trim, 0.018, 0.018, 0.27, 0.1, 0.1, 0.02, -0.06, -0.06),
		plate(accent, 0.1, 0.36, 0.04, 0.56, 0.12, 0.5, 0.16, 0.6, 0.18, 0.36),
	}, x, y, 1, 1)
}

// bierHorse: a black horse still in the harness of a hearse.
func bierHorse() []part { return join(horse(), horseHead(0.3, 0.78)) }

// bierHorseByNight: a second head, wings, a mane of flames, and what is left of the bier on its back.
func bierHorseByNight() []part {
	flames := []part{plate(glint, -0.44, 0.74, -0.52, 0.94, -0.4, 0.88, -0.36, 1.1, -0.26, 0.92, -0.18, 1.16, -0.1, 0.92, -0.02, 1.08, 0.04, 0.74), plate(accent, -0.4, 0.74, -0.44, 0.86, -0.36, 0.84, -0.32, 0.98, -0.24, 0.84, -0.17, 1.02, -0.1, 0.84, 0.0, 0.74)}
	bier := []part{plate(trim, -0.52, 0.8, 0.1, 0.86, 0.14, 0.98, -0.3, 1.12, -0.54, 0.96), plate(bright, -0.46, 0.84, 0.06, 0.89, 0.08, 0.96, -0.3, 1.06, -0.48, 0.95), plate(metal, -0.34, 0.82, -0.28, 0.825, -0.26, 1.1, -0.33, 1.09), plate(metal, -0.1, 0.845, -0.04, 0.85, -0.02, 1.02, -0.09, 1.04)}
	return join(mirrored(wing(trim, dark, -0.02, 0.74, 0.62, 0.72)...), flames, bier, moved(horseHead(0, 0), 0.12, 0.86, 0.9, 1), horse(), horseHead(0.3, 0.76))
}

// bell is a cathedral bell, as it hangs on a back.
func bell() []part {
	return []part{
		cloth(metal, -0.16, 1.3, 0.16, 1.3, 0.25, 1.0, 0.36, 0.8, -0.36, 0.8, -0.25, 1.0), cloth(bright, -0.18, 1.24, -0.06, 1.27, -0.12, 0.9, -0.28, 0.86), plate(mid, -0.25, 1.06, 0.25, 1.06, 0.265, 1.01, -0.265, 1.01), plate(mid, -0.33, 0.88, 0.33, 0.88, 0.36, 0.81, -0.36, 0.81),
		plate(trim, -0.06, 1.3, 0.06, 1.3, 0.08, 1.4, -0.08, 1.4), rod(trim, -0.34, 1.34, 0.34, 1.38, 0.06, 0.06),
	}
}

// bearer is the giant under the bell.
func bearer() []part {
	return join(mirrored(limb(mid, 0.14, 0.36, 0.26, 0.2, 0.22, 0.04, 0.2, 0.16, 0.12)...), mirrored(plate(skin, 0.12, 0.1, 0.3, 0.1, 0.4, 0.0, 0.1, 0.0), ribbon(metal, 0.05, 0.05, 0.14, 0.1, 0.22, 0.08, 0.3, 0.12)), []part{
		cloth(skin, -0.36, 0.84, 0.36, 0.84, 0.4, 0.6, 0.28, 0.32, -0.28, 0.32, -0.4, 0.6), cloth(bright, -0.32, 0.78, -0.08, 0.8, -0.1, 0.56, -0.32, 0.54), plate(mid, -0.3, 0.46, 0.3, 0.46, 0.32, 0.22, 0.2, 0.28, 0.12, 0.14, 0.0, 0.26, -0.12, 0.13, -0.2, 0.26, -0.32, 0.2),
		ribbon(metal, 0.06, 0.06, -0.32, 0.82, -0.08, 0.64, 0.14, 0.5, 0.3, 0.48), ribbon(metal, 0.06, 0.06, 0.32, 0.82, 0.08, 0.64, -0.14, 0.5, -0.3, 0.48), burst(accent, 0, 0.57, 0.07, 0.035, 6),
	}, mirrored(limb(skin, 0.36, 0.76, 0.54, 0.6, 0.46, 0.82, 0.18, 0.15, 0.12)...), mirrored(orb(skin, 0.45, 0.84, 0.08, 0.08)))
}

// bellBearer: a dead giant, bowed under a bell.
func bellBearer() []part {
	return join(bell(), bearer(), moved(deadHead(0, 0), -0.02, -0.16, 1.1, 1.05))
}

// bellBearerByNight: the bell has cracked, its clapper is a skull, and masonry hangs in its chains.
func bellBearerByNight() []part {
	crack := []part{plate(dark, 0.04, 1.24, 0.12, 1.1, 0.06, 1.06, 0.16, 0.94, 0.1, 0.92, 0.2, 0.8, 0.12, 0.8, 0.04, 0.94, 0.09, 0.98, 0.0, 1.08, 0.06, 1.12)}
	spires := mirrored(plate(metal, 0.2, 1.2, 0.34, 1.56, 0.3, 1.1), plate(metal, 0.28, 1.0, 0.52, 1.24, 0.36, 0.9), plate(metal, 0.36, 0.78, 0.66, 1.0, 0.42, 0.7), plate(metal, 0.04, 1.38, 0.12, 1.7, 0.16, 1.36))
	stones := mirrored(ribbon(metal, 0.02, 0.02, 0.48, 0.8, 0.56, 0.6, 0.54, 0.44), plate(bright, 0.46, 0.46, 0.6, 0.48, 0.66, 0.36, 0.58, 0.26, 0.46, 0.3))
	return join(spires, bell(), crack, bearer(), stones, moved(deadHead(0, 0), -0.02, -0.16, 1.1, 1.05), mirrored(ribbon(skin, 0.07, 0.01, 0.09, 0.82, 0.22, 0.86, 0.26, 1.0)))
}
