package render

import "sync"

// hostFace is a face: what is below it, its outline with the ears, how light and shade lie on it, and its features.
type hostFace struct{ neck, skull, shade, features []part }

var hostFaces = sync.OnceValue(func() map[string]hostFace {
	return map[string]hostFace{
		"lean":   {hostNeck(0.062), leanSkull(), shadeOn(0), human(0)},
		"broad":  {hostNeck(0.1), broadSkull(), shadeOn(0.02), human(0.018)},
		"round":  {hostNeck(0.066), roundSkull(), shadeOn(0.012), human(0.004)},
		"sharp":  {hostNeck(0.05), sharpSkull(), shadeOn(-0.01), slanted()},
		"beaked": {beakedNeck(), beakedSkull(), nil, beakedFeatures()},
	}
})

// hostNeck is a neck of a half width, with the shade of the chin on it.
func hostNeck(half float32) []part {
	return []part{
		plate(skin, -half, 0.54, half, 0.54, half*1.35, 0.3, -half*1.35, 0.3),
		plate(trim, -half, 0.5, half, 0.5, half*1.1, 0.42, half*0.3, 0.4, -half*0.9, 0.44),
	}
}

func hostEars(at float32) []part {
	return mirrored(cloth(skin, at, 0.665, at+0.035, 0.67, at+0.03, 0.6, at+0.005, 0.57, at-0.01, 0.58))
}

func leanSkull() []part {
	return join(hostEars(0.105), []part{cloth(skin, -0.11, 0.77, -0.06, 0.83, 0.06, 0.83, 0.11, 0.77, 0.118, 0.63, 0.092, 0.51, 0.04, 0.44, -0.04, 0.44, -0.092, 0.51, -0.118, 0.63)})
}

func broadSkull() []part {
	return join(hostEars(0.14), []part{cloth(skin, -0.135, 0.77, -0.07, 0.82, 0.07, 0.82, 0.135, 0.77, 0.148, 0.62, 0.145, 0.5, 0.075, 0.43, -0.075, 0.43, -0.145, 0.5, -0.148, 0.62)})
}

func roundSkull() []part {
	return join(hostEars(0.118), []part{cloth(skin, -0.12, 0.76, -0.07, 0.83, 0.07, 0.83, 0.12, 0.76, 0.137, 0.62, 0.125, 0.53, 0.06, 0.455, -0.06, 0.455, -0.125, 0.53, -0.137, 0.62)})
}

// sharpSkull is narrow, with ears that come to a point.
func sharpSkull() []part {
	return join(mirrored(plate(skin, 0.095, 0.66, 0.16, 0.76, 0.128, 0.63, 0.1, 0.58)),
		[]part{cloth(skin, -0.1, 0.78, -0.055, 0.84, 0.055, 0.84, 0.1, 0.78, 0.112, 0.65, 0.085, 0.53, 0.018, 0.435, -0.018, 0.435, -0.085, 0.53, -0.112, 0.65)})
}

// shadeOn is the shade on the side away from the light, and the light on brow and cheek, on a face so much wider.
func shadeOn(wide float32) []part {
	return []part{
		cloth(trim, 0.113+wide, 0.74, 0.085+wide, 0.62, 0.055+wide, 0.55, 0.02, 0.452, 0.075+wide, 0.485, 0.11+wide, 0.6),
		cloth(bright, -0.08-wide, 0.79, 0.02, 0.8, 0.02, 0.72, -0.07-wide, 0.71),
		cloth(bright, -0.095-wide, 0.61, -0.03, 0.6, -0.035, 0.56, -0.075-wide, 0.55),
	}
}

// human is the features of most faces: wide says how much further apart they lie.
func human(wide float32) []part {
	eyes := mirrored(
		cloth(trim, 0.02, 0.665, 0.094+wide, 0.672, 0.096+wide, 0.622, 0.055+wide, 0.604, 0.018, 0.62),
		cloth(metal, 0.024+wide, 0.636, 0.054+wide, 0.651, 0.084+wide, 0.64, 0.054+wide, 0.623),
		orb(dark, 0.053+wide, 0.637, 0.0125, 0.0135),
		plate(dark, 0.02+wide, 0.642, 0.05+wide, 0.659, 0.088+wide, 0.648, 0.092+wide, 0.643, 0.052+wide, 0.651),
		plate(mid, 0.015+wide, 0.672, 0.06+wide, 0.69, 0.1+wide, 0.674, 0.06+wide, 0.677),
	)
	return join(eyes, []part{orb(glint, -0.057-wide, 0.642, 0.004, 0.004), orb(glint, 0.049+wide, 0.642, 0.004, 0.004)}, noseAndMouth(wide))
}

func noseAndMouth(wide float32) []part {
	return []part{
		plate(trim, 0.004, 0.66, 0.014, 0.6, 0.032+wide*0.6, 0.562, 0.018, 0.548, -0.018, 0.552, -0.004, 0.57),
		plate(bright, -0.012, 0.665, 0.005, 0.665, 0.008, 0.572, -0.012-wide*0.5, 0.572),
		plate(dark, -0.022-wide*0.4, 0.556, -0.008, 0.553, -0.012, 0.548), plate(dark, 0.024+wide*0.4, 0.556, 0.01, 0.552, 0.014, 0.547),
		cloth(trim, -0.042-wide, 0.512, -0.012, 0.523, 0.012, 0.523, 0.042+wide, 0.512, 0.0, 0.488),
		plate(dark, -0.042-wide, 0.512, 0.0, 0.5095, 0.044+wide, 0.514, 0.0, 0.504),
		cloth(trim, -0.025, 0.48, 0.025, 0.48, 0.0, 0.471),
	}
}

// slanted is the features of a face whose eyes and brows rise outwards.
func slanted() []part {
	eyes := mirrored(
		cloth(trim, 0.012, 0.652, 0.1, 0.7, 0.096, 0.64, 0.02, 0.615),
		plate(metal, 0.02, 0.632, 0.05, 0.656, 0.09, 0.668, 0.062, 0.634),
		orb(dark, 0.056, 0.647, 0.0125, 0.0145),
		plate(dark, 0.016, 0.634, 0.05, 0.662, 0.1, 0.676, 0.05, 0.655),
		plate(mid, 0.012, 0.668, 0.06, 0.705, 0.104, 0.722, 0.06, 0.694),
	)
	return join(eyes, []part{orb(glint, -0.06, 0.653, 0.004, 0.004), orb(glint, 0.052, 0.653, 0.004, 0.004)}, noseAndMouth(-0.008))
}

func beakedNeck() []part {
	return []part{
		cloth(trim, -0.1, 0.64, 0.05, 0.62, 0.09, 0.45, 0.14, 0.28, -0.16, 0.28, -0.13, 0.46),
		cloth(skin, -0.1, 0.6, -0.02, 0.6, 0.0, 0.45, 0.02, 0.3, -0.13, 0.3, -0.11, 0.46),
	}
}

// beakedSkull looks to the right: a crest, a brow and a heavy beak.
func beakedSkull() []part {
	return []part{
		cloth(skin, -0.15, 0.62, -0.15, 0.76, -0.07, 0.84, 0.05, 0.84, 0.13, 0.77, 0.13, 0.63, 0.07, 0.53, -0.06, 0.52),
		plate(trim, 0.05, 0.57, 0.16, 0.555, 0.235, 0.5, 0.15, 0.49, 0.05, 0.51),
		plate(metal, 0.06, 0.735, 0.15, 0.725, 0.25, 0.655, 0.295, 0.545, 0.275, 0.5, 0.245, 0.555, 0.15, 0.585, 0.06, 0.585),
	}
}

func beakedFeatures() []part {
	return []part{
		plate(glint, 0.085, 0.725, 0.15, 0.715, 0.23, 0.66, 0.24, 0.64, 0.15, 0.685, 0.085, 0.695),
		plate(trim, 0.06, 0.605, 0.16, 0.602, 0.25, 0.565, 0.262, 0.548, 0.15, 0.585, 0.06, 0.585),
		plate(dark, 0.14, 0.668, 0.175, 0.655, 0.165, 0.645, 0.142, 0.652),
		cloth(trim, -0.06, 0.72, 0.07, 0.735, 0.075, 0.66, 0.0, 0.635, -0.06, 0.66),
		orb(dark, 0.012, 0.688, 0.036, 0.03), orb(trim, 0.012, 0.688, 0.026, 0.024), orb(glint, 0.012, 0.688, 0.022, 0.02), orb(dark, 0.018, 0.688, 0.0075, 0.016),
		plate(dark, -0.05, 0.725, 0.07, 0.722, 0.075, 0.705, -0.02, 0.712),
		cloth(bright, -0.1, 0.78, -0.03, 0.82, 0.03, 0.8, -0.03, 0.765),
		plate(trim, -0.1, 0.6, 0.02, 0.585, 0.06, 0.56, -0.04, 0.555),
	}
}
