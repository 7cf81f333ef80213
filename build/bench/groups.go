package main

// A group is a set of rows measured together.
type group struct {
	name    string
	measure func(count int) (results, error)
	rows    []row
}

// A row compares a benchmark with the naive way of doing the same. It tells the best of all runs or, where how long a
// run takes is chance rather than load, the median, with the median of the ratios of runs that followed each other.
type row struct {
	title, bench, naive string
	aim                 string
	how                 summary
}

// A summary makes one number of all runs.
type summary uint8

const (
	best summary = iota
	median
)

// The aims are ratios if the result depends on the machine, and counts if not.
var groups = []group{
	{"battlefield", goTest("./engine/board", "Visible|Reach6|Distances|Path|NewField", nil), []row{
		{"line of sight of a pair, 217 hexes", "Visible/table", "Visible/naive", "50 times quicker, 0 allocations", best},
		{"distances from one hex to all", "DistancesFromOne/table", "DistancesFromOne/naive", "25 times quicker, 0 allocations", best},
		{"reach of 6", "Reach6/sets", "Reach6/naive", "100 times quicker, 0 allocations", best},
		{"path across the map", "PathAcross/sets", "PathAcross/naive", "20 times quicker, 0 allocations", best},
		{"all tables of a battlefield", "NewField/tables", "NewField/naive", "10 times quicker", best},
	}},
	{"rules", goTest("./engine/fortress", "RandomPlay", nil), []row{
		{"combats by chance", "RandomPlay/match", "RandomPlay/naive", "200,000 decisions a second and core", best},
	}},
	{"rules of the city", goTest("./engine/city", "RandomPlay", nil), []row{
		{"journeys by chance", "RandomPlay/match", "RandomPlay/naive", "two thirds of the decisions a second of combats, 133,000", best},
	}},
	{"rules in wasm", goTest("./engine/fortress", "RandomPlay", wasm), []row{
		{"combats by chance", "RandomPlay/match", "RandomPlay/naive", "0.35 of the decisions a second above", best},
	}},
	{"rules of the city in wasm", goTest("./engine/city", "RandomPlay", wasm), []row{
		{"journeys by chance", "RandomPlay/match", "RandomPlay/naive", "0.35 of the decisions a second above", best},
	}},
	{"odds", goTest("./engine/fortress", "Foresee|Sequence|Outlooks", nil), []row{
		{"an attack, against 10,000 plays", "Foresee/one", "Foresee/one/10000-plays", "under 100 us", best},
		{"three attacks in one, against each outcome", "Foresee/three", "Foresee/three/each-outcome", "", best},
		{"a move and two shots, against 10,000 plays", "Sequence/two-shots", "Sequence/two-shots/10000-plays", "under 5 ms", best},
		{"a move and six blows, against each outcome", "Sequence/flurries", "Sequence/flurries/each-outcome", "under 5 ms", best},
		{"the turns of 20 hostiles, against each face and outcome", "Outlooks/joined", "Outlooks/each-face-and-outcome", "under 5 ms", best},
	}},
	{"odds of the city", goTest("./engine/city", "Foresee", nil), []row{
		{"an attack, against 10,000 plays", "Foresee/one", "Foresee/one/10000-plays", "under 100 us", best},
		{"what a group would do", "Foresee/group", "", "", best},
	}},
	{"bot", goTest("./engine/fortress/bot", "Combat", nil), []row{
		{"combats by the bot", "Combat", "", "", best},
	}},
	{"bot of the city", goTest("./engine/city/bot", "Journey", nil), []row{
		{"journeys by the bot", "Journey", "", "", best},
	}},
	{"saves", goTest("./game/session", "Autosave|Mark", nil), []row{
		{"save after a choice, on the frame's path", "Autosave/copy", "Autosave/naive", "under 1 ms", best},
		{"save after a choice, behind it", "Autosave/seal", "Autosave/naive", "under 1 ms", best},
		{"number of where a match stands", "Mark", "", "", best},
	}},
	{"screen", goTest("./scenes/fortress", "Frame", window), []row{
		{"still combat screen", "Frame/still", "Frame/naive", "under 60 us, 120 allocations", best},
		{"the pointer moves", "Frame/point", "Frame/naive", "", best},
		{"attention stays on a hex", "Frame/attend", "Frame/naive", "", best},
		{"attention goes from hex to hex", "Frame/browse", "Frame/naive", "", best},
		{"in the middle of an attack", "Frame/attack", "Frame/naive", "under 2 ms", best},
		{"the camera pans", "Frame/pan", "Frame/naive", "under 300 us", best},
		{"the camera zooms", "Frame/zoom", "Frame/naive", "", best},
		{"panels change", "Frame/panels", "Frame/naive", "", best},
	}},
	{"window", windows, []row{
		{"first frame", "first/game", "first/bare", "1.3 times a bare window", best},
		{"a second of idling, processor (to 2 ms)", "idle/game", "idle/bare", "under 0.1 % of a core", best},
	}},
	{"page", pages, []row{
		{"first frame in Chromium, median of pairs", "page/game", "page/bare", "1.3 times a bare page", median},
		{"first frame in Chromium, best of all", "page/game", "page/bare", "", best},
	}},
}
