package bot

// All values are in thousandths of a wound suffered by an explorer, unless noted.
const (
	wound    = 1000
	grievous = 1700 // it is not healed in the whole expedition (BF-WND-005)

	// What is gained.
	findWorth   = 4000 // a discovery card
	summonWorth = 4000 // the escape chamber, when it is time
	healWorth   = 700  // a wound removed
	fellHostile = 450  // slaying any hostile, beyond the harm it would do
	harmTurns   = 2200 // thousandths: turns of harm that a slain hostile would still have done
	yetToAct    = 1400 // thousandths: a hostile that acts later in this turn matters so much more
	partial     = 550  // thousandths of the worth of a hostile for all its wounds but the last blow

	aiming       = 600 // thousandths: an aimed attack costs a second die
	destinyWorth = 400 // a destiny die
	pointWorth   = 500 // an inspiration point
	stunWorth    = 500 // thousandths of slaying
	swapWorth    = 100 // a change of the track must bring this much
	leastGambit  = 150 // a die that does nothing else
	lastSpaces   = 1   // free activation spaces from which a point is spent on defence
	clueValue    = 4   // points of archeotech that a clue stands for
	seenAtFirst  = 2   // steps that being seen from a marker stands for

	// Where to stand.
	threatNow   = 1000 // thousandths of the harm by those that will act this turn
	threatLater = 450  // and by those that acted already
	perStep     = 170  // each step to the goal
	perApart    = 60   // each step beyond closeTo to the next companion
	closeTo     = 3    // steps
	aboard      = 2500 // standing in the escape chamber, when it is time
	perWay      = 200  // each step that one aboard stands nearer to the entrance than roomInside
	roomInside  = 3    // steps

	// Sharing of what a hostile does, in thousandths: it goes for the closest (BF-HAC-001).
	closest    = 1000
	asClose    = 600
	notClosest = 250

	spreadFoes = 3 // hostiles up to which explorers go different ways

	// When to leave.
	leaveSpare = 6  // free activation spaces of the whole party
	leaveTurn  = 16 // combat turn
	clockTurns = 4  // turns that the clock leaves from which on nothing else counts
	helpTurn   = 28 // combat turn from which those aboard come back to help
	rescueTurn = 45 // combat turn from which all fight the hostiles that hold up the others, before anybody boards

	strandedTurn = 60 // combat turn from which those who cannot walk are not waited for

	attackCardWorth = 100 // a card that makes an attack roll better
	lastingWorth    = 300 // what a card changes for a while
	leastCard       = 400 // a card that is discarded must bring this much
	secondTry       = 300 // thousandths: what rolling again adds to an attack
	leastSupport    = 600 // a support, which serves once in an expedition, must bring this much
	tradePoint      = 400 // a trading point
	laterWound      = 700 // a wound with which an explorer sets out
	legacyWorth     = 300 // the choice whether the next legacy card comes now

	// At a stronghold.
	advanceWorth  = 2600 // a counter of a site that the objective needs
	liftWorth     = 6000 // what must be carried out
	holdWorth     = 1500 // standing in what must be held
	quarryWorth   = 1500 // slaying what the objective asks for, or what stands in its way
	carryingLeft  = 2    // counters that lifting a thing stands for, when objectives are compared
	exitLeft      = 4    // and finding the way out
	withdrawSpare = 6    // free activation spaces of the whole party from which it leaves
	withdrawTurn  = 40   // and the combat turn

	endWorth = 30 // an action must be worth this much, else the die is kept for overwatch
)

// fragile weights harm by the number of free activation spaces, in thousandths: the last ones matter most.
var fragile = [...]int{3200, 1900, 1400, 1150, 1000, 1000, 1000}

// lessening holds the total worth of the same action taken a number of times, in thousandths. Each further
// one is worth less, because targets fall and wounds heal.
var lessening = [...]int{0, 1000, 1850, 2550, 3100, 3550, 3900, 4200, 4400}
