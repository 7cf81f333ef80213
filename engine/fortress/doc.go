// Package fortress is the ruleset of Blackstone Fortress on the kernel of package engine: the
// state of the table, the frames that are its rules in progress, and the events that change it.
//
// New here? Start at combat.go and turn.go, the tables of contents of a combat and of a combat turn,
// and follow the frames they call. Code that follows a rule cites its id (BF-...).
//
// # Where a rule is
//
// The files in the order of play, with the groups of the rules that they follow in brackets. Rules of single
// cards (CRD) and rulings on gaps and contradictions (G, X) are wherever they apply.
//
// A game:
//
//	mode.go              what is played: a single combat, a one-off expedition or a quest (ONE)
//	setup.go             the table before the first decision: seats, party, decks (OBJ SET DCK SFV ONE)
//	objective.go         difficulties, and what cards carried are worth (ONE DSC)
//
// A quest:
//
//	quest.go             expeditions, and Precipice after each: healing, legacy (PRE LEG MRT NEW INS LPT VLT)
//	muster.go            who plays, who goes, which ships dock (MRT NEW SET)
//	trading.go           ships, archeotech and resource cards (PRE TWN)
//	facility.go          what a visitor may use on a ship (PRE)
//	legacy.go            the legacy card that comes next, and who has read it (LEG)
//	leading.go           leader points (LPT)
//	stronghold.go        where an expedition goes, what an attack costs, what follows from it (OBJ STR VLT)
//	stasis.go            pauses, in an expedition of any kind too (PAU)
//	arrival.go           explorers who come from another quest with their cards (NEW)
//
// An expedition:
//
//	expedition.go        its rounds: exploration step, votes, leader step, end (EXP LDR END DCK STR VLT)
//	agreement.go         who agrees to end it, or to attack (EXP)
//	challenge.go         challenge cards, and cards forfeited to them (CHL)
//	recovery.go          recovery rolls, vitality rolls, boarding the maglev (REC)
//	exchange.go          cards change hands (LDR RSC SET PRE)
//
// A combat:
//
//	combat.go            from laying out the battlefield to escape or defeat (BTL)
//	deploy.go            hostile groups enter the battlefield (DEP DPL STR)
//	turn.go              a combat turn: destiny and initiative rolls, ambush, order, end (DES INI AMB ECB SFV)
//	initiative.go        covering fire and gambits (COV GAM)
//	opening.go           what is decided together at the start of a turn (COV GAM)
//	event_phase.go       the event roll and its table (EVT STR)
//	clock.go             the clock against dawdling, if the table has one (CLK)
//
// A battlefield of a stronghold or the vault:
//
//	assault.go           its sites, its objectives, and when it is taken (STR)
//	special.go           its special actions, and what they do to sites (STR)
//
// An explorer's activation:
//
//	activation.go        what an explorer may do, and why not (ACT MOV RCP SRC SUM STN)
//	actions.go           what it does: moves, searches, summons, inspiration rolls (MOV SRC SUM INR STR)
//	weapon.go            weapon actions, aim, several attacks (WPN)
//	pay.go               which die pays (ACT DES OVW)
//	costs.go             what each option costs, in dice and inspiration points (INS GAM)
//	idle.go              how often players may answer so that nothing comes of it
//	standing.go          a card may be turned at every question (INS)
//	overwatch.go         overwatch and its triggers (OVW TWN)
//	opportunity.go       who is asked first where several players may act
//
// A hostile group's activation:
//
//	hostiles.go          the order of its miniatures (HAO)
//	reinforce.go         reinforcement rolls and returning miniatures (RNF)
//	behaviour.go         behaviour rolls and the basic actions (BEH HAC)
//	hostile_move.go      where hostiles move (HMV)
//	hostile_attack.go    whom hostiles attack (HAT)
//	repeat.go            which of several attacks or moves of an action is under way (WPN HAC)
//	automatic.go         what the hostile seat answers if nobody plays it
//
// Attacks, wounds and cards:
//
//	attack.go            an attack, step by step (ATK RNG CVR STN)
//	roll.go              rolls of action dice, re-rolls (ROL INS)
//	wound.go             defence rolls, counters, out of action, vitality rolls (DEF WND OOA)
//	resource.go          resource cards: who holds them, and their decks (RSC)
//	use.go               when cards are used, what that costs, how long it lasts (RSC)
//	offered.go           offers of cards and supports that the table may answer for the players (RSC ROL SHP)
//	limits.go            how often cards, supports and facilities are used (RSC)
//	support.go           the supports of docked ships: who calls them, and when (SHP)
//	effect.go            runs the effects of cards (STR)
//	operations.go        what each operation of an effect does
//	influence.go         everything in play that modifies: twists, tiles, rules of cards (STR)
//	modifiers.go         the values and flags that it changes (CVR)
//	words.go             refuses words of cards that the rules do not know
//
// The table:
//
//	state.go             everything on the table (STR)
//	explorer.go          an explorer's card
//	unit.go              miniatures and where there is room for them (HEX LOS)
//	edges.go, atlas.go   walls and cover; the battlefields computed so far
//	events_turn.go       what changes the table: turns, destiny dice, initiative cards
//	events_explorer.go   explorers' cards
//	events_attack.go     attacks and rolls
//	events_board.go      battlefield, moves, hostiles
//	events_expedition.go expeditions
//	events_quest.go      quests
//	events_trading.go    trading
//	events_facility.go   the facilities of ships
//	events_stronghold.go strongholds and the vault (STR VLT)
//	events_stasis.go     pauses
//	assault_valid.go     what holds of attacks, and what no save of one may exceed (STR)
//	validate.go          what holds at every table that play can reach (STR)
//	bounds.go            what no save may exceed
//	equal.go, former.go  comparing tables; frames in saves of old formats
//
// Questions, content and names:
//
//	questions.go         every kind of question, declared once
//	verbs.go             the verbs of their options
//	pointless.go         questions whose answer cannot matter
//	pack.go              the content in play, and names of miniatures and hexes
//	ids.go, describe.go  ids of the content; the table as text
//
// Forecasts, which play the rules on copies:
//
//	preview.go           an attack: Foresee
//	preview_rolls.go     any other roll
//	preview_hostile.go   an option of the hostile seat: ForeseeHostile
//	preview_events.go    the event table: EventsAhead
//	preview_returns.go   the reinforcement roll of a group: ForeseeReturns
//	overwatch_odds.go    overwatch that is still open
//	plan.go              several choices in a row: Sequence
//	plan_gains.go        what explorers gain in a plan, and sites (STR RSC INS)
//	plan_card.go         an attack, a wound or a roll with a card and without: ForeseeAnswer
//	futile.go            options that would change nothing, and re-rolls that cannot matter
//	outlook.go           what each hostile would do: Outlooks
//	policy.go            how questions in between are answered
//
// Scenarios, see SCENARIOS.md:
//
//	scenario.go             their words
//	scenario_board.go       the drawing, tiles
//	scenario_miniatures.go  explorers, hostiles, the initiative track
//	scenario_assault.go     strongholds
//	scenario_start.go       where a scenario begins
//	scenario_show.go        how it describes a miniature
//
// # Cards
//
// Cards are content. A card names the moment at which it may be used, its price, its effect and what it changes for how long (library.Use,
// Modifier). A frame that comes to such a moment asks canUse, and only if there is something to use calls Moment, which asks the player;
// CardUse then takes the price and returns what the effect gives to the roll or the wound at hand.
package fortress
