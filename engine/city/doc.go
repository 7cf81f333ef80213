// Package city is the ruleset of Cursed City on the kernel of package engine: the state of the table, the frames that are its rules in
// progress, and the events that change it. It plays hunts, and journeys for realmstone and for citizens, with the rules of the Nightwars
// where a map is marked so; decapitations and the quest are not in it yet.
//
// New here? Start at journey.go and turn.go, the tables of contents of a journey and of a turn, and follow the frames they call. Code
// that follows a rule cites its id (CC-...).
//
// # Where a rule is
//
// The files in the order of play, with the groups of the rules that they follow in brackets. Rulings on gaps and contradictions (G, X)
// are wherever they apply.
//
// A journey:
//
//	setup.go             the table before the first decision, the map, the make-up of groups (SET)
//	journey.go           from its set-up to its result (SET JEN EVT CRI)
//	aftermath.go         what follows it: extraction event, survival, homecoming, consequences (JEN)
//	deploy.go            encounter cards, and where groups are deployed (SET RNF)
//	turn.go              a turn: nightfall, destiny, initiative, the order of activations (TRN JRN DES INI)
//	gambit.go            gambits (GAM)
//	event.go             the event roll and its table (EVT TRP)
//	failed.go            what ends with a journey that fails (CRI DLV)
//	crisis.go            crises (CRI)
//	explore.go           the tiles of deliverance journeys, citizens (DLV)
//	tide.go              the tide behind them (TIM)
//
// The activation of a hero:
//
//	activation.go        from standing up to reaction dice (ACT STN FAT BUR CRI)
//	actions.go           what a hero may do, and why not (MOV SRC EXT TRP BUR CGW)
//	open.go              closed gateways between tiles (CGW)
//	pay.go               which die pays (ACT DES)
//	use.go               abilities, and what is carried (ACT ITM)
//	search.go            discovery cards and items (SRC ITM)
//	inspire.go           inspiration, the Path to Glory, the inspiration roll (INS)
//	react.go             reactions (REA)
//
// The activation of a group:
//
//	group.go             driven off, behaviour, attacks, moves (HGA BEH HAT HMV HUG JTY DLV)
//	approach.go          where a hostile moves (HMV HUG)
//	settle.go            how the huge and giants come to lie, and whom they push (HUG RNF)
//	reinforce.go         reinforcements (RNF)
//
// Attacks, damage and cards:
//
//	attack.go            whom a weapon can target, the attack, damage to hostiles (WPN CUR DIS)
//	roll.go              rolls of action dice, re-rolls (SET RRL)
//	damage.go            damage to heroes, vitality rolls (HAT DMG RCP)
//	ailing.go            ailments (BUR DIS STN)
//	effect.go            runs the effects of cards (TIM)
//
// The table:
//
//	state.go             everything on the table (XPL)
//	unit.go              miniatures, where there is room for them, steps (SPC)
//	body.go              those that fill several spaces, and what is seen and near (HUG CGW VIS)
//	hero.go              character cards, and what modifies their values (RLM XPL)
//	events_turn.go       what changes the table: turns, dice, tracks, the map
//	events_hero.go       heroes
//	events_home.go       what follows a journey (JEN)
//	events_tiles.go      tiles laid and drowned, gateways opened (DLV CGW)
//	events_board.go      battlefield, hostiles, rolls (HUG)
//	events_finds.go      discovery cards, crises, groups that rest
//	bounds.go            what no save may exceed
//	validate.go          what holds at every table that play can reach
//
// Forecasts, which run these frames through the outcomes of chance:
//
//	preview.go           what an option may lead to, an attack from elsewhere, a roll made again
//	preview_hostile.go   what a group would do
//	preview_plan.go      what several choices lead to, one after another
//	preview_ahead.go     nightfall, leaving, where a tile may lie
//	costs.go             what an option costs
//	preview_policy.go    how forecasts answer questions
//
// Questions, content and names:
//
//	questions.go         every kind of question, declared once
//	verbs.go             the verbs of their options
//	together.go          questions that are answered together
//	pointless.go         questions whose answer cannot matter, and those that habits answer
//	pack.go              the content in play, and names of miniatures and spaces
//
// Scenarios, see engine/SCENARIOS.md:
//
//	scenario.go             their words, the battlefield
//	scenario_miniatures.go  heroes, hostiles, groups, where a scenario begins
//	scenario_show.go        what a scenario shows of a table
package city
