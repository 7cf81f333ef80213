package render

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
