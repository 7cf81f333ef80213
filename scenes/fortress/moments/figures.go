package moments

import (
	"precipice/engine/fortress"
	"precipice/game/sound"
)

// voices holds what weapons sound like and at what pitch, at arm's length and from afar.
var voices = [...]struct {
	weapon    string
	near      sound.Cue
	nearPitch float32
	far       sound.Cue
	farPitch  float32
}{
	{"long-rifle", sound.Glass, 0.84, sound.Glass, 0.84},
	{"thorn-pistol", sound.Glass, 1.2, sound.Glass, 1.2},
	{"hunting-gun", sound.Shot, 0.84, sound.Shot, 0.84},
	{"bladed-stock", sound.Blow, 1, sound.Blow, 1},
	{"heirloom-pistol", sound.Shot, 0.95, sound.Shot, 0.95},
	{"seeker-staff", sound.Mind, 1, sound.Mind, 1},
	{"pistol-rapier", sound.Blade, 1.1, sound.Shot, 1.06},
	{"flurry", sound.Blade, 1.16, sound.Blade, 1.16},
	{"sniper-rifle", sound.Snipe, 1, sound.Snipe, 1},
	{"stub-pistol", sound.Shot, 1.14, sound.Shot, 1.14},
	{"assault-cannon", sound.Burst, 1, sound.Burst, 1},
	{"siege-claw", sound.Crush, 1, sound.Crush, 1},
	{"arc-lash", sound.Shock, 1.12, sound.Shock, 1.12},
	{"shock-gauntlets", sound.Shock, 0.86, sound.Shock, 0.86},
	{"needle-beam", sound.Beam, 1.22, sound.Beam, 1.22},
	{"lasgun", sound.Beam, 1, sound.Beam, 1},
	{"pistol-and-blade", sound.Blade, 0.92, sound.Beam, 1.1},
	{"flamer", sound.Flame, 1, sound.Flame, 1},
	{"frag-grenades", sound.Boom, 1, sound.Boom, 1},
	{"hooked-claws", sound.Rake, 1, sound.Rake, 1},
	{"rust-cleaver", sound.Blade, 0.8, sound.Blade, 0.8},
	{"hurled-axe", sound.Blow, 1.2, sound.Blow, 1.2},
	{"slag-maul", sound.Blow, 0.76, sound.Blow, 0.76},
	{"furnace-breath", sound.Flame, 0.82, sound.Flame, 0.82},
	{"cold-hands", sound.Mind, 1.2, sound.Mind, 1.2},
	{"witchfire", sound.Flame, 1.2, sound.Flame, 1.2},
	{"whelping-jaws", sound.Crush, 0.78, sound.Crush, 0.78},
	{"bone-spit", sound.Rake, 0.74, sound.Shot, 0.8},
	{"open-stare", sound.Mind, 0.8, sound.Beam, 0.78},
}

// WeaponSound returns the sound of an attack. A weapon without one, from another pack, gets one by its range.
func WeaponSound(e fortress.Attacked) sound.Request {
	for i := range voices {
		if v := &voices[i]; v.weapon == e.Weapon {
			if e.Range <= 1 {
				return sound.Request{Cue: v.near, Pitch: v.nearPitch}
			}
			return sound.Request{Cue: v.far, Pitch: v.farPitch}
		}
	}
	if e.Range <= 1 {
		return sound.Request{Cue: sound.Blow}
	}
	return sound.Request{Cue: sound.Shot}
}

// gaits holds what the steps of figures sound like, by card or by one of its miniatures.
var gaits = [...]struct {
	figure      string
	cue         sound.Cue
	pitch, gain float32
}{
	{"amallyn", sound.Slipper, 1.1, 1},
	{"dahyak", sound.Claws, 0.84, 0.8},
	{"espern-locarno", sound.Boot, 0.95, 1},
	{"janus-draik", sound.Boot, 1.06, 1},
	{"rein", sound.Slipper, 1.24, 0.8},
	{"raus", sound.Slipper, 1.18, 0.8},
	{"ur-025", sound.Iron, 1, 1},
	{"negavolt-cultists", sound.Boot, 0.88, 1},
	{"spindle-drones", sound.Hover, 1, 1},
	{"traitor-guardsmen", sound.Boot, 1, 1},
	{"ur-ghuls", sound.Claws, 1.06, 1},
	{"chaos-beastmen", sound.Boot, 0.78, 1},
	{"furnace-hulks", sound.Iron, 0.84, 1},
	{"rogue-psykers", sound.Slipper, 0.92, 1},
	{"gaunt-matron", sound.Claws, 0.76, 1},
	{"lidless-wardens", sound.Iron, 1.14, 0.8},
}

// StepSound returns the sound of a step.
func StepSound(s *fortress.State, u fortress.UnitID) sound.Request {
	card, name := figureName(s, u), s.UnitName(u)
	for i := range gaits {
		if g := &gaits[i]; g.figure == card || g.figure == name {
			return sound.Request{Cue: g.cue, Pitch: g.pitch, Gain: g.gain}
		}
	}
	return sound.Request{Cue: sound.Boot}
}

// figureName returns the id of the card of a miniature.
func figureName(s *fortress.State, u fortress.UnitID) string {
	switch v := s.On(u); v.Team {
	case fortress.Explorers:
		return s.Pack().Explorers[v.Kind].ID
	case fortress.Hostiles:
		return s.Pack().Hostiles[v.Kind].ID
	}
	return ""
}
