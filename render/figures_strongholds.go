package render

// The paints of the hostiles of strongholds: dark, mid, bright, metal, skin, trim, glint.
var (
	gaunt  = palette{rgb(0x1f1414), rgb(0x6a3a36), rgb(0xb8837a), rgb(0xead9c0), rgb(0xd9a89c), rgb(0x8e1f24), rgb(0xffd23c)}
	shroud = palette{rgb(0x14131c), rgb(0x37344c), rgb(0x77739a), rgb(0xb9b6cc), rgb(0xd8cfc6), rgb(0x3f2a78), rgb(0xf2f6ff)}
)

// shank: a leg of the matron, thin as a pole, with a knee above her back, from the hip to the claw.
func shank(t tone, x0, y0, x1, y1, x2 float32) []part {
	return []part{rod(t, x0, y0, x1, y1, 0.1, 0.06), rod(t, x1, y1, x2, 0.04, 0.07, 0.035), orb(t, x1, y1, 0.045, 0.045),
		plate(metal, x2-0.03, 0.07, x2-0.1, -0.01, x2-0.02, 0.02, x2+0.02, -0.02, x2+0.04, 0.02, x2+0.11, 0.0, x2+0.03, 0.08)}
}

// matron: a beast on legs like poles, so thin that every rib shows, a long head held low, and rows of teats.
func matron() []part {
	far := join(shank(dark, -0.24, 0.6, -0.32, 0.86, -0.34), shank(dark, 0.2, 0.62, 0.3, 0.88, 0.36))
	body := []part{
		cloth(mid, -0.42, 0.56, -0.34, 0.76, -0.1, 0.84, 0.14, 0.86, 0.3, 0.74, 0.28, 0.6, 0.08, 0.52, -0.14, 0.44, -0.32, 0.44),
		cloth(bright, -0.36, 0.68, -0.1, 0.82, 0.14, 0.84, 0.26, 0.76, 0.1, 0.77, -0.12, 0.74),
		plate(trim, -0.34, 0.47, -0.3, 0.38, -0.27, 0.46), plate(trim, -0.24, 0.46, -0.2, 0.36, -0.17, 0.46), plate(trim, -0.14, 0.47, -0.1, 0.38, -0.07, 0.48),
	}
	for i := range 6 {
		x := -0.3 + 0.1*float32(i)
		body = append(body, cloth(dark, x, 0.72+0.02*float32(i), x+0.03, 0.72+0.02*float32(i), x+0.08, 0.6, x+0.07, 0.52, x+0.04, 0.54, x+0.045, 0.62))
		body = append(body, plate(metal, x-0.02, 0.75+0.02*float32(i), x+0.01, 0.86+0.02*float32(i), x+0.05, 0.77+0.02*float32(i)))
	}
	head := []part{
		cloth(mid, 0.22, 0.78, 0.34, 0.74, 0.44, 0.56, 0.4, 0.48, 0.3, 0.56, 0.22, 0.64),
		cloth(bright, 0.34, 0.6, 0.4, 0.68, 0.5, 0.66, 0.6, 0.5, 0.7, 0.34, 0.66, 0.3, 0.54, 0.4, 0.42, 0.44, 0.35, 0.5),
		cloth(skin, 0.38, 0.46, 0.48, 0.4, 0.6, 0.26, 0.62, 0.21, 0.54, 0.24, 0.42, 0.36, 0.36, 0.42),
		plate(trim, 0.42, 0.46, 0.54, 0.4, 0.66, 0.3, 0.62, 0.25, 0.5, 0.36),
		plate(metal, 0.46, 0.44, 0.47, 0.36, 0.5, 0.42, 0.52, 0.33, 0.54, 0.39, 0.57, 0.29, 0.59, 0.36, 0.63, 0.25, 0.64, 0.33),
		orb(dark, 0.46, 0.58, 0.03, 0.024), orb(glint, 0.462, 0.58, 0.016, 0.013),
		plate(metal, 0.36, 0.66, 0.3, 0.82, 0.41, 0.68),
	}
	near := join(shank(mid, -0.34, 0.6, -0.48, 0.84, -0.56), shank(mid, 0.14, 0.64, 0.12, 0.94, 0.1))
	return join(far, body, head, near)
}

// warden: a tall shroud without arms, its head a stack of eyes that cannot shut, and a halo of lashes.
func warden() []part {
	lashes := []part{}
	for i := range 9 {
		s, c := sincos(pi * (0.06 + 0.11*float32(i)))
		lashes = append(lashes, plate(metal, 0.16*c-0.014, 0.82+0.16*s, 0.3*c, 0.82+0.3*s, 0.16*c+0.014, 0.82+0.16*s))
	}
	robe := join([]part{
		cloth(dark, -0.16, 0.76, 0.16, 0.76, 0.26, 0.4, 0.34, 0.0, -0.34, 0.0, -0.26, 0.4),
		plate(mid, -0.14, 0.72, 0.14, 0.72, 0.2, 0.4, 0.27, 0.02, 0.2, 0.06, 0.14, 0.0, 0.07, 0.05, 0.0, 0.0, -0.07, 0.05, -0.14, 0.0, -0.2, 0.06, -0.27, 0.02, -0.2, 0.4),
		plate(dark, -0.05, 0.66, 0.05, 0.66, 0.09, 0.05, 0.0, 0.02, -0.09, 0.05),
		plate(trim, -0.17, 0.56, 0.17, 0.56, 0.185, 0.5, -0.185, 0.5),
	}, mirrored(plate(bright, 0.06, 0.78, 0.2, 0.74, 0.3, 0.56, 0.24, 0.5, 0.18, 0.62), rod(trim, 0.22, 0.5, 0.26, 0.28, 0.018, 0.018), orb(skin, 0.263, 0.27, 0.03, 0.03), orb(dark, 0.263, 0.27, 0.013, 0.013)))
	head := []part{cloth(skin, -0.14, 0.74, -0.16, 0.88, -0.08, 1.02, 0.08, 1.02, 0.16, 0.88, 0.14, 0.74, 0.0, 0.68)}
	for _, at := range []Point{{0, 0.87}, {-0.085, 0.79}, {0.085, 0.79}, {-0.075, 0.955}, {0.075, 0.955}} {
		head = append(head, orb(trim, at.X, at.Y, 0.056, 0.047), orb(glint, at.X, at.Y, 0.046, 0.038), orb(dark, at.X, at.Y, 0.018, 0.022))
	}
	chest := []part{orb(metal, 0, 0.6, 0.075, 0.065), orb(glint, 0, 0.6, 0.058, 0.05), orb(accent, 0, 0.6, 0.034, 0.034), orb(dark, 0, 0.6, 0.015, 0.02)}
	return join(lashes, robe, head, chest)
}
