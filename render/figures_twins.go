package render

// ochre is the paint of the twins.
var ochre = palette{rgb(0x221a12), rgb(0x5c4a2c), rgb(0x94794a), rgb(0xbdb6a4), rgb(0xd9a67c), rgb(0x7c3b2c), rgb(0xffe08a)}

// ratling: small, round and big-eared, in a coat made for somebody taller; what it carries comes after.
func ratling() []part {
	legs := mirrored(
		plate(dark, 0.02, 0.16, 0.13, 0.16, 0.13, 0.05, 0.03, 0.05),
		plate(skin, 0.01, 0.06, 0.14, 0.06, 0.2, 0.02, 0.2, 0.0, 0.01, 0.0),
	)
	coat := []part{
		cloth(mid, -0.13, 0.44, 0.13, 0.44, 0.19, 0.26, 0.2, 0.1, -0.2, 0.1, -0.19, 0.26),
		cloth(dark, 0.02, 0.43, 0.1, 0.43, 0.19, 0.12, 0.06, 0.1),
		cloth(bright, -0.11, 0.43, -0.02, 0.43, -0.03, 0.13, -0.17, 0.12),
		plate(accent, -0.17, 0.245, 0.175, 0.245, 0.18, 0.2, -0.175, 0.2),
		orb(trim, 0.0, 0.222, 0.028, 0.028),
		plate(trim, -0.02, 0.42, 0.02, 0.42, 0.015, 0.26, -0.015, 0.26),
	}
	head := []part{
		cloth(skin, -0.12, 0.57, -0.3, 0.66, -0.31, 0.58, -0.22, 0.52, -0.11, 0.5),
		cloth(skin, 0.12, 0.57, 0.3, 0.66, 0.31, 0.58, 0.22, 0.52, 0.11, 0.5),
		orb(skin, 0, 0.56, 0.125, 0.125),
		orb(dark, -0.045, 0.575, 0.022, 0.024), orb(dark, 0.05, 0.575, 0.022, 0.024),
		orb(bright, 0.005, 0.535, 0.036, 0.03),
		plate(dark, -0.05, 0.495, 0.06, 0.495, 0.045, 0.48, -0.035, 0.48),
	}
	return join(legs, coat, head)
}

// rein: a cap, and a rifle twice as tall as its owner.
func rein() []part {
	rifle := []part{
		plate(dark, 0.2, 0.02, 0.3, 0.02, 0.29, 0.24, 0.23, 0.24),
		rod(dark, 0.255, 0.2, 0.27, 0.56, 0.06, 0.05),
		rod(metal, 0.27, 0.5, 0.3, 1.06, 0.034, 0.024), rod(metal, 0.3, 1.03, 0.3, 1.09, 0.042, 0.042),
		rod(trim, 0.21, 0.5, 0.23, 0.68, 0.04, 0.04), orb(glint, 0.232, 0.69, 0.024, 0.024),
	}
	arms := []part{
		cloth(mid, 0.09, 0.42, 0.15, 0.43, 0.27, 0.42, 0.29, 0.35, 0.14, 0.31),
		orb(skin, 0.275, 0.39, 0.034, 0.032),
		cloth(mid, -0.09, 0.42, -0.18, 0.38, -0.24, 0.26, -0.17, 0.22, -0.1, 0.31),
		orb(skin, -0.205, 0.235, 0.034, 0.032),
	}
	cap := []part{
		cloth(accent, -0.14, 0.62, -0.12, 0.72, 0.02, 0.75, 0.13, 0.7, 0.14, 0.62),
		plate(dark, 0.04, 0.635, 0.22, 0.62, 0.21, 0.595, 0.04, 0.605),
	}
	return join(ratling(), cap, rifle, arms)
}

// raus: goggles pushed up, arms wide, a stub pistol in each hand.
func raus() []part {
	pistol := func(side float32) []part {
		return []part{
			cloth(mid, side*0.09, 0.42, side*0.17, 0.4, side*0.3, 0.43, side*0.31, 0.37, side*0.14, 0.31),
			plate(metal, side*0.3, 0.45, side*0.47, 0.51, side*0.48, 0.46, side*0.36, 0.41),
			plate(dark, side*0.31, 0.44, side*0.36, 0.43, side*0.35, 0.34, side*0.3, 0.35),
			orb(skin, side*0.325, 0.4, 0.034, 0.034),
		}
	}
	top := []part{
		cloth(dark, -0.13, 0.61, -0.1, 0.72, -0.03, 0.69, 0.03, 0.76, 0.06, 0.69, 0.13, 0.71, 0.13, 0.61, 0.0, 0.64),
		plate(metal, -0.13, 0.655, 0.13, 0.655, 0.13, 0.625, -0.13, 0.625),
		orb(trim, -0.055, 0.642, 0.044, 0.042), orb(glint, -0.055, 0.642, 0.028, 0.026),
		orb(trim, 0.06, 0.642, 0.044, 0.042), orb(glint, 0.06, 0.642, 0.028, 0.026),
	}
	return join(ratling(), top, pistol(1), pistol(-1))
}
