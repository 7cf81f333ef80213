// Command tests runs what proves the program, in lanes beside each other, and tells how long each took.
//
//	tests                 every step
//	tests STEP...         some of them
//	tests quick [-base COMMIT] [-most SECONDS]
//	                      what the changes since a commit reach
//	tests times [-slowest N]
//	                      the times of the last run of each step, by package and by test
//
// Each step leaves its results in build/out/tests/STEP.json, as go test -json writes them. make installs what steps need.
//
// # Kinds of tests
//
// There are scenarios (engine/fortress/testdata, described in engine/SCENARIOS.md), table tests, random play and properties. Random play,
// the soak of sessions, the fuzzer of choices and the test of content packs share one harness (engine/playtest): at every decision it
// compares a question asked twice, refuses illegal keys, folds the events into the state, and plays on in a clone, in a decoded save and
// in every outcome that chance may take. scenes/fortress/quest_drawn_test.go lets bots play whole quests on the screens, through
// strongholds and the vault, and reads every tip on the way (-on-screens N for more of them). Tests of screens draw unseen
// (render.Unseen): whatever leaves this program for the graphics card goes through a few functions of render/unseen.go, which then check
// instead of drawing. Those that look at pixels run in a window (build/inwindow), and have names that end in InPixels. build/tests runs
// all tests in three lanes beside each other, and chooses those that a change reaches. build/drive drives the window and the browser, and
// the system's file dialog. A driven window is a guest (guest.go) whose clock the driver leads (game.Watch), and which draws only what a
// test compares. Journeys and quests are also played beside a bot, choice by choice (city_follow_test.go, quest_whole_test.go), and must
// end in the same position. build/kill sends kill -9 at any moment, and build/outside runs a bot in Python. State.Validate checks what
// must hold at every table that play can reach; State.Bounds checks what a save must not exceed. playtest.Mutants changes packs and
// playtest.Spoilt spoils files; whatever is accepted is played. build/kill kills expeditions, quests and journeys, and lets pairs of
// programs keep chambers at once.
//
// Each scenario and test names the rules it proves. build/check collects them into the index that precipice rules lists; its test fails if
// a rule has no proof, a proof names no rule, or a scenario names a rule of which nothing shows in it. A proof of only a part says what is
// missing. The ratchets of build/check hold how many files of a package are knotted, how many methods a type has (however they are
// written: as functions that take it first, or on a type that embeds a pointer to it, they count as its own), and how many files of
// generic places know one game; these figures may only fall. scenes/fortress/readme_test.go keeps beside each picture of the README what
// is written and chosen on its screen; make pictures draws them anew.
package main
