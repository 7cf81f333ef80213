package render

// corpse is the ragged body of the walking dead, below the neck.
func corpse() []part {
	return join(limb(dark, 0.07, 0.42, 0.12, 0.22, 0.1, 0.03, 0.11, 0.08, 0.06), limb(mid, -0.07, 0.42, -0.13, 0.22, -0.18, 0.03, 0.11, 0.08, 0.06), []part{
		plate(skin, 0.06, 0.06, 0.13, 0.06, 0.22, 0.0, 0.06, 0.0), plate(skin, -0.22, 0.06, -0.15, 0.06, -0.06, 0.0, -0.22, 0.0),
		cloth(skin, -0.14, 0.74, 0.12, 0.72, 0.14, 0.5, 0.1, 0.36, -0.1, 0.36, -0.13, 0.54),
		plate(mid, -0.15, 0.75, 0.0, 0.74, 0.02, 0.56, 0.12, 0.5, 0.13, 0.4, 0.16, 0.2, 0.08, 0.28, 0.04, 0.16, -0.02, 0.27, -0.08, 0.14, -0.12, 0.26, -0.19, 0.18, -0.12, 0.44),
		plate(bright, -0.13, 0.73, -0.05, 0.73, -0.04, 0.5, -0.1, 0.48), rod(dark, 0.02, 0.66, 0.11, 0.645, 0.016, 0.012), rod(dark, 0.02, 0.61, 0.115, 0.595, 0.016, 0.012), rod(dark, 0.02, 0.56, 0.115, 0.545, 0.016, 0.012),
		rod(trim, -0.13, 0.42, 0.13, 0.4, 0.035, 0.035),
	})
}

// deadHead is a head with hanging jaw, looking to the right.
func deadHead(x, y float32) []part {
	return moved([]part{
		rod(skin, 0, 0.66, 0.04, 0.8, 0.07, 0.06), cloth(skin, -0.09, 0.78, -0.1, 0.92, -0.02, 0.99, 0.08, 0.98, 0.13, 0.88, 0.11, 0.8, 0.06, 0.76), cloth(dark, 0.02, 0.8, 0.115, 0.8, 0.1, 0.71, 0.03, 0.7),
		plate(skin, 0.0, 0.76, 0.03, 0.69, 0.1, 0.68, 0.12, 0.73, 0.09, 0.715, 0.04, 0.72), plate(trim, -0.1, 0.9, -0.13, 0.8, -0.08, 0.84, -0.06, 0.76, -0.03, 0.95, 0.04, 1.0, -0.06, 0.99),
		orb(dark, 0.03, 0.87, 0.028, 0.024), orb(dark, 0.1, 0.87, 0.018, 0.02), orb(glint, 0.032, 0.868, 0.012, 0.012), orb(glint, 0.1, 0.868, 0.009, 0.01),
	}, x, y, 1, 1)
}

// claw is a hand with spread nails, pointing right and up, at a wrist.
func claw(x, y, sx, sy float32) []part {
	return moved([]part{orb(skin, 0.02, 0.01, 0.045, 0.04), plate(skin, 0.03, 0.04, 0.05, 0.0, 0.17, 0.05), plate(skin, 0.01, 0.05, 0.05, 0.03, 0.11, 0.14), plate(skin, -0.02, 0.04, 0.02, 0.05, 0.02, 0.16), plate(skin, 0.02, -0.02, 0.05, -0.04, 0.15, -0.05)}, x, y, sx, sy)
}

// deadwalker: one arm out, a board from a grave held up in the other.
func deadwalker() []part {
	board := []part{
		rod(trim, -0.3, 0.5, -0.34, 0.86, 0.045, 0.045), plate(trim, -0.52, 0.84, -0.5, 1.1, -0.43, 1.18, -0.3, 1.17, -0.22, 1.08, -0.2, 0.82),
		plate(bright, -0.47, 0.88, -0.455, 1.07, -0.41, 1.12, -0.31, 1.115, -0.265, 1.05, -0.25, 0.87), rod(dark, -0.41, 1.04, -0.31, 1.035, 0.018, 0.018), rod(dark, -0.42, 0.98, -0.3, 0.975, 0.018, 0.018), rod(dark, -0.42, 0.92, -0.34, 0.917, 0.018, 0.018),
	}
	return join(board, limb(mid, -0.13, 0.68, -0.28, 0.58, -0.31, 0.64, 0.09, 0.075, 0.055), []part{orb(skin, -0.315, 0.64, 0.045, 0.045)}, corpse(),
		limb(mid, 0.1, 0.68, 0.26, 0.64, 0.4, 0.68, 0.09, 0.075, 0.05), claw(0.42, 0.68, 1, 1), deadHead(0, 0))
}

// deadwalkerByNight: both claws spread, spikes of bone along the back.
func deadwalkerByNight() []part {
	spikes := []part{
		plate(metal, -0.08, 0.72, -0.2, 1.02, 0.0, 0.76), plate(metal, -0.12, 0.66, -0.34, 0.84, -0.08, 0.74), plate(metal, -0.13, 0.58, -0.38, 0.64, -0.12, 0.66), plate(metal, -0.12, 0.5, -0.34, 0.46, -0.13, 0.58),
	}
	return join(spikes, limb(mid, -0.12, 0.68, -0.3, 0.72, -0.38, 0.86, 0.1, 0.085, 0.06), claw(-0.39, 0.87, -1.35, 1.35), corpse(),
		limb(mid, 0.1, 0.68, 0.28, 0.7, 0.38, 0.82, 0.1, 0.085, 0.06), claw(0.39, 0.83, 1.35, 1.35), moved(deadHead(0, 0), 0.03, -0.05, 1.05, 1.05),
		[]part{plate(metal, -0.04, 0.94, -0.08, 1.1, 0.02, 0.98), plate(metal, 0.04, 0.96, 0.06, 1.1, 0.09, 0.94)})
}

// graveHulk: a dead man too large for his grave, with the lid of his coffin.
func graveHulk() []part { return hulkWith(coffinLid(0), false) }

// graveHulkByNight: spikes grow from his shoulders, and nails from the lid.
func graveHulkByNight() []part {
	nails := []part{plate(metal, 0.56, 0.74, 0.72, 0.8, 0.56, 0.82), plate(metal, 0.56, 0.46, 0.72, 0.48, 0.55, 0.54), plate(metal, 0.52, 0.96, 0.66, 1.1, 0.44, 1.02), plate(metal, 0.5, 0.24, 0.66, 0.2, 0.52, 0.32)}
	return hulkWith(join(nails, coffinLid(0.04)), true)
}

func coffinLid(up float32) []part {
	return moved([]part{
		plate(trim, 0.26, 0.86, 0.34, 0.98, 0.46, 0.98, 0.56, 0.84, 0.5, 0.12, 0.3, 0.12), plate(bright, 0.3, 0.85, 0.36, 0.94, 0.44, 0.94, 0.52, 0.83, 0.465, 0.16, 0.335, 0.16),
		rod(dark, 0.4, 0.93, 0.4, 0.17, 0.012, 0.012), plate(metal, 0.29, 0.7, 0.535, 0.7, 0.53, 0.65, 0.293, 0.65), plate(metal, 0.31, 0.32, 0.505, 0.32, 0.5, 0.27, 0.314, 0.27), orb(glint, 0.4, 0.56, 0.05, 0.055), orb(dark, 0.4, 0.56, 0.028, 0.032),
	}, 0, up, 1, 1)
}

func hulkWith(lid []part, night bool) []part {
	body := join(limb(dark, 0.13, 0.4, 0.18, 0.2, 0.16, 0.04, 0.18, 0.14, 0.1), limb(mid, -0.13, 0.4, -0.2, 0.2, -0.22, 0.04, 0.18, 0.14, 0.1), []part{
		plate(skin, 0.08, 0.08, 0.22, 0.08, 0.3, 0.0, 0.08, 0.0), plate(skin, -0.28, 0.08, -0.15, 0.08, -0.1, 0.0, -0.32, 0.0),
		cloth(skin, -0.32, 0.84, 0.26, 0.84, 0.32, 0.6, 0.24, 0.34, -0.24, 0.34, -0.34, 0.6), plate(mid, -0.24, 0.5, 0.24, 0.5, 0.26, 0.26, 0.16, 0.3, 0.1, 0.16, 0.0, 0.26, -0.1, 0.15, -0.18, 0.28, -0.26, 0.22),
		ribbon(metal, 0.05, 0.05, -0.28, 0.78, -0.06, 0.62, 0.22, 0.44), cloth(bright, -0.28, 0.8, -0.1, 0.82, -0.12, 0.62, -0.28, 0.6), rod(dark, 0.02, 0.76, 0.2, 0.73, 0.018, 0.014), rod(dark, 0.02, 0.7, 0.22, 0.66, 0.018, 0.014),
	})
	arms := join(limb(skin, -0.28, 0.76, -0.44, 0.54, -0.4, 0.3, 0.18, 0.14, 0.11), claw(-0.4, 0.3, -1.3, -1.3))
	near := join(limb(skin, 0.24, 0.76, 0.4, 0.62, 0.36, 0.5, 0.18, 0.14, 0.1), []part{orb(skin, 0.36, 0.5, 0.07, 0.06)})
	spikes := []part{}
	if night {
		spikes = []part{plate(metal, -0.3, 0.78, -0.48, 1.02, -0.18, 0.86), plate(metal, -0.2, 0.82, -0.26, 1.16, -0.06, 0.86), plate(metal, -0.34, 0.68, -0.58, 0.78, -0.3, 0.78), plate(metal, 0.06, 0.84, 0.18, 1.14, 0.22, 0.84)}
	}
	return join(spikes, arms, body, moved(deadHead(0, 0), -0.03, 0.02, 0.92, 0.92), lid, near)
}

// watchman is a skeleton in the rags of a city guard, below the neck.
func watchman() []part {
	return join(mirrored(rod(skin, 0.05, 0.42, 0.09, 0.22, 0.05, 0.04), orb(skin, 0.09, 0.22, 0.032, 0.032), rod(skin, 0.09, 0.22, 0.1, 0.04, 0.04, 0.03), plate(metal, 0.06, 0.1, 0.14, 0.1, 0.2, 0.0, 0.05, 0.0)), []part{
		plate(dark, -0.11, 0.72, 0.11, 0.72, 0.09, 0.5, -0.09, 0.5), rod(skin, 0, 0.74, 0, 0.42, 0.035, 0.035),
		rod(skin, -0.1, 0.68, 0.1, 0.68, 0.024, 0.024), rod(skin, -0.105, 0.62, 0.105, 0.62, 0.024, 0.024), rod(skin, -0.095, 0.56, 0.095, 0.56, 0.024, 0.024),
		plate(metal, -0.15, 0.76, 0.15, 0.76, 0.12, 0.66, 0.04, 0.7, -0.04, 0.7, -0.12, 0.66), plate(trim, -0.12, 0.46, 0.12, 0.46, 0.15, 0.24, 0.08, 0.29, 0.03, 0.2, -0.03, 0.3, -0.08, 0.22, -0.15, 0.26), plate(metal, -0.125, 0.48, 0.125, 0.48, 0.125, 0.43, -0.125, 0.43),
	})
}

func skull(x, y, k float32) []part {
	return moved([]part{
		cloth(skin, -0.1, 0.02, -0.11, 0.13, -0.05, 0.21, 0.05, 0.21, 0.11, 0.13, 0.1, 0.02, 0.05, -0.02, -0.05, -0.02), plate(skin, -0.055, 0.0, 0.055, 0.0, 0.045, -0.075, -0.045, -0.075),
		orb(dark, -0.045, 0.075, 0.032, 0.03), orb(dark, 0.045, 0.075, 0.032, 0.03), orb(glint, -0.045, 0.072, 0.014, 0.014), orb(glint, 0.045, 0.072, 0.014, 0.014), plate(dark, -0.012, 0.01, 0.012, 0.01, 0.0, 0.045),
		rod(dark, -0.025, -0.02, -0.025, -0.06, 0.008, 0.008), rod(dark, 0, -0.02, 0, -0.06, 0.008, 0.008), rod(dark, 0.025, -0.02, 0.025, -0.06, 0.008, 0.008),
	}, x, y, k, k)
}

// helmet is the kettle hat of a watchman.
func helmet() []part {
	return []part{cloth(metal, -0.12, 0.93, -0.1, 1.03, 0.0, 1.07, 0.1, 1.03, 0.12, 0.93), plate(metal, -0.18, 0.93, 0.18, 0.93, 0.14, 0.97, -0.14, 0.97), rod(bright, -0.06, 1.02, -0.02, 1.045, 0.016, 0.016)}
}

// hornedCrown is what a watchman wears by night.
func hornedCrown() []part {
	return join([]part{plate(metal, -0.12, 0.94, -0.13, 1.04, -0.07, 0.99, -0.035, 1.12, 0.0, 1.0, 0.035, 1.12, 0.07, 0.99, 0.13, 1.04, 0.12, 0.94)}, mirrored(ribbon(skin, 0.075, 0.01, 0.1, 0.96, 0.24, 0.98, 0.32, 1.08, 0.3, 1.24)))
}

// spear is a rusted glaive held upright on the right.
func spear(top float32) []part {
	return []part{rod(trim, 0.27, 0.04, 0.31, top-0.2, 0.03, 0.028), plate(metal, 0.28, top-0.24, 0.35, top-0.22, 0.4, top-0.08, 0.33, top+0.06, 0.3, top-0.06), plate(trim, 0.27, top-0.2, 0.36, top-0.19, 0.36, top-0.23, 0.27, top-0.24)}
}

func spearArm() []part {
	return join(limb(skin, 0.13, 0.7, 0.24, 0.56, 0.285, 0.62, 0.055, 0.045, 0.035), []part{orb(skin, 0.287, 0.62, 0.035, 0.035), cloth(metal, 0.08, 0.77, 0.18, 0.78, 0.2, 0.67, 0.1, 0.68)})
}

// kite is a shield on the left.
func kite() []part {
	return []part{
		cloth(mid, -0.4, 0.7, -0.24, 0.74, -0.06, 0.7, -0.07, 0.44, -0.23, 0.16, -0.38, 0.44), plate(trim, -0.36, 0.66, -0.24, 0.69, -0.11, 0.66, -0.12, 0.46, -0.23, 0.25, -0.34, 0.46),
		plate(bright, -0.255, 0.69, -0.21, 0.69, -0.21, 0.3, -0.23, 0.26, -0.255, 0.3), plate(bright, -0.35, 0.56, -0.12, 0.56, -0.12, 0.52, -0.35, 0.52), orb(metal, -0.233, 0.54, 0.045, 0.045),
	}
}

// jagged is a shield of splinters on the left.
func jagged() []part {
	return []part{
		plate(mid, -0.46, 0.78, -0.34, 0.72, -0.24, 0.82, -0.14, 0.72, -0.02, 0.78, -0.06, 0.6, 0.0, 0.5, -0.08, 0.42, -0.08, 0.28, -0.18, 0.26, -0.24, 0.06, -0.3, 0.26, -0.4, 0.28, -0.4, 0.42, -0.5, 0.52, -0.42, 0.62),
		plate(trim, -0.37, 0.66, -0.24, 0.73, -0.11, 0.66, -0.12, 0.46, -0.235, 0.24, -0.36, 0.46), plate(glint, -0.31, 0.56, -0.26, 0.52, -0.29, 0.5), plate(glint, -0.16, 0.56, -0.21, 0.52, -0.18, 0.5), plate(dark, -0.32, 0.45, -0.24, 0.4, -0.15, 0.45, -0.2, 0.36, -0.27, 0.36),
	}
}

func wallGuard() []part {
	return join(spear(1.16), watchman(), spearArm(), skull(0, 0.82, 1), helmet(), kite())
}

func wallGuardByNight() []part {
	return join(spear(1.26), watchman(), spearArm(), skull(0, 0.82, 1), hornedCrown(), jagged())
}

// bannerBearer: a watchman under a square banner.
func bannerBearer() []part {
	pole := []part{rod(trim, 0.24, 0.02, 0.26, 1.36, 0.03, 0.03), rod(metal, -0.12, 1.3, 0.34, 1.33, 0.024, 0.024), burst(metal, 0.262, 1.41, 0.06, 0.025, 4)}
	banner := []part{plate(trim, -0.1, 1.3, 0.24, 1.32, 0.24, 0.98, -0.1, 0.96), plate(accent, -0.065, 1.27, 0.205, 1.285, 0.205, 1.015, -0.065, 1.0), orb(skin, 0.07, 1.16, 0.06, 0.055), plate(skin, 0.04, 1.12, 0.1, 1.12, 0.09, 1.07, 0.05, 1.07), orb(dark, 0.048, 1.16, 0.017, 0.017), orb(dark, 0.092, 1.16, 0.017, 0.017)}
	return join(pole, banner, watchman(), falchion(), moved(spearArm(), -0.04, 0, 1, 1), skull(-0.02, 0.79, 0.95), moved(helmet(), -0.02, -0.03, 1, 1))
}

// falchion is a notched blade in the left hand.
func falchion() []part {
	return join([]part{plate(metal, -0.3, 0.47, -0.25, 0.46, -0.36, 0.2, -0.46, 0.12, -0.48, 0.22, -0.42, 0.27, -0.44, 0.32, -0.38, 0.34), rod(trim, -0.34, 0.5, -0.2, 0.43, 0.025, 0.025)}, limb(skin, -0.13, 0.7, -0.24, 0.6, -0.25, 0.48, 0.055, 0.045, 0.035), []part{orb(skin, -0.25, 0.48, 0.033, 0.033)})
}

// bannerBearerByNight: the banner is torn and a third taller.
func bannerBearerByNight() []part {
	pole := []part{rod(trim, 0.24, 0.02, 0.27, 1.76, 0.032, 0.032), rod(metal, -0.2, 1.66, 0.38, 1.7, 0.026, 0.026), burst(metal, 0.272, 1.82, 0.09, 0.03, 5)}
	banner := []part{
		plate(trim, -0.18, 1.66, 0.26, 1.69, 0.27, 1.2, 0.2, 1.28, 0.17, 1.04, 0.1, 1.2, 0.05, 0.96, -0.02, 1.18, -0.07, 1.02, -0.12, 1.22, -0.2, 1.1),
		plate(accent, -0.14, 1.63, 0.22, 1.655, 0.225, 1.32, 0.14, 1.3, 0.05, 1.24, -0.04, 1.3, -0.15, 1.32), orb(skin, 0.05, 1.5, 0.075, 0.07), plate(skin, 0.015, 1.45, 0.085, 1.45, 0.075, 1.38, 0.025, 1.38), orb(dark, 0.02, 1.5, 0.022, 0.022), orb(dark, 0.08, 1.5, 0.022, 0.022),
	}
	return join(pole, banner, watchman(), falchion(), moved(spearArm(), -0.04, 0, 1, 1), skull(-0.02, 0.79, 0.95), moved(hornedCrown(), -0.02, -0.03, 1, 1))
}

// rat is one hump with a tail, which faces right, about 0.5 wide.
func rat() []part {
	return []part{
		ribbon(trim, 0.035, 0.01, -0.2, 0.07, -0.34, 0.02, -0.42, 0.12, -0.52, 0.08), cloth(mid, -0.26, 0.02, -0.26, 0.16, -0.12, 0.28, 0.06, 0.25, 0.16, 0.18, 0.26, 0.1, 0.18, 0.03, 0.0, 0.0),
		cloth(bright, -0.2, 0.16, -0.1, 0.26, 0.05, 0.24, -0.02, 0.17), plate(trim, 0.02, 0.22, 0.06, 0.31, 0.11, 0.21), orb(glint, 0.16, 0.145, 0.016, 0.014), plate(skin, 0.24, 0.115, 0.29, 0.1, 0.24, 0.08), plate(metal, 0.21, 0.075, 0.235, 0.02, 0.245, 0.085),
		plate(skin, 0.08, 0.02, 0.16, 0.02, 0.18, -0.01, 0.07, -0.01), plate(skin, -0.2, 0.02, -0.1, 0.02, -0.06, -0.01, -0.2, -0.01),
	}
}

// rats: three low humps and their tails.
func rats() []part {
	return join(moved(rat(), -0.16, 0.2, 1, 1.05), moved(rat(), 0.2, 0.13, 1.05, 1.1), moved(rat(), -0.04, 0, 1.15, 1.2))
}

// ratsByNight: one wave of fur, with teeth.
func ratsByNight() []part {
	tails := []part{ribbon(trim, 0.05, 0.01, -0.4, 0.1, -0.6, 0.12, -0.62, 0.3, -0.54, 0.36), ribbon(trim, 0.045, 0.01, -0.36, 0.05, -0.54, 0.0, -0.66, 0.06), ribbon(trim, 0.04, 0.01, -0.38, 0.2, -0.54, 0.26, -0.5, 0.46, -0.42, 0.5)}
	wave := []part{
		cloth(mid, -0.48, 0.0, -0.46, 0.24, -0.26, 0.44, -0.04, 0.62, 0.2, 0.66, 0.42, 0.56, 0.5, 0.44, 0.36, 0.5, 0.24, 0.44, 0.2, 0.3, 0.28, 0.16, 0.44, 0.06, 0.5, 0.0),
		cloth(bright, -0.36, 0.28, -0.18, 0.46, 0.04, 0.6, 0.22, 0.6, 0.04, 0.48, -0.14, 0.34), cloth(dark, 0.2, 0.44, 0.4, 0.5, 0.3, 0.3, 0.44, 0.12, 0.28, 0.12, 0.2, 0.26),
	}
	teeth := []part{}
	for i, x := range [...]float32{0.24, 0.31, 0.38, 0.45} {
		y := [...]float32{0.45, 0.49, 0.51, 0.47}[i]
		teeth = append(teeth, plate(metal, x-0.03, y, x+0.03, y+0.005, x+0.005, y-0.13), plate(metal, x-0.03, 0.1-0.02*float32(i), x+0.03, 0.09-0.02*float32(i), x, 0.22-0.02*float32(i)))
	}
	heads := join(moved(rat()[1:], 0.1, 0.42, 0.7, 0.75), moved(rat()[1:], -0.2, 0.26, 0.7, 0.75), moved(rat()[1:], -0.1, 0.0, 0.8, 0.8), []part{plate(mid, -0.1, 0.58, -0.06, 0.74, 0.0, 0.6), plate(mid, 0.06, 0.62, 0.12, 0.78, 0.17, 0.63), plate(mid, -0.26, 0.4, -0.26, 0.56, -0.16, 0.48)})
	return join(tails, wave, heads, teeth, []part{orb(glint, 0.3, 0.58, 0.026, 0.02), orb(glint, 0.2, 0.585, 0.02, 0.016)})
}

// bat is one bat about 0.5 wide around its own middle.
func bat() []part {
	return join(mirrored(plate(mid, 0.03, 0.04, 0.14, 0.14, 0.27, 0.1, 0.24, 0.04, 0.25, -0.04, 0.18, 0.0, 0.15, -0.08, 0.1, -0.02, 0.05, -0.07), rod(bright, 0.03, 0.03, 0.14, 0.135, 0.016, 0.01), rod(bright, 0.14, 0.135, 0.26, 0.1, 0.012, 0.008)), []part{
		cloth(dark, -0.04, 0.05, 0.04, 0.05, 0.05, -0.04, 0.0, -0.12, -0.05, -0.04), plate(dark, -0.04, 0.06, -0.045, 0.13, -0.005, 0.08), plate(dark, 0.04, 0.06, 0.045, 0.13, 0.005, 0.08), orb(dark, 0, 0.055, 0.042, 0.04), orb(glint, -0.017, 0.062, 0.012, 0.01), orb(glint, 0.017, 0.062, 0.012, 0.01),
		plate(metal, -0.016, 0.03, -0.004, 0.03, -0.01, 0.0), plate(metal, 0.016, 0.03, 0.004, 0.03, 0.01, 0.0),
	})
}

// bats: five wings in a ring.
func bats() []part {
	var all []part
	for i := range 5 {
		s, c := sincos(float32(i)*2*pi/5 + pi/2)
		all = append(all, moved(bat(), c*0.27, 0.5+s*0.26, 0.9, 0.95)...)
	}
	return all
}

// batsByNight: a spiral twice as high.
func batsByNight() []part {
	var all []part
	for i := range 9 {
		s, _ := sincos(float32(i) * 2.1)
		k := 0.62 + 0.07*float32(i)
		all = append(all, moved(bat(), s*(0.1+0.035*float32(i)), 0.14+0.19*float32(i), k, k)...)
	}
	return all
}
