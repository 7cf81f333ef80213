package bot

// The weights by which the bot judges, in hundredths of slaying a hostile that is no champion. Tuning changes these and nothing else.
const (
	foe      = 100 // a hostile slain, and as much again for its damage
	champion = 400 // a champion on a hunt
	captain  = 350 // a champion on other journeys

	die     = 4  // each point of the die that an action costs
	arrow   = 20 // an oaken arrow that is spent on less than a champion
	trigger = 10 // any reaction at all

	realm     = 420 // a search where the journey is about that
	find      = 30  // any other search, away from hostiles
	citizens  = 500 // a rescue
	tiles     = 300 // an exploration with nobody left to rescue
	unfold    = 120 // an exploration with somebody left
	callShip  = 900 // the extraction zone, when the goal is reached
	outOfTide = 600 // away from the tile that the tide takes next
	homeward  = 300 // a move towards the way out, when the goal is reached
	onward    = 34  // a move towards what the journey is about
	step      = 6   // and each step that it gains
	runner    = 16  // what a run is worth less than a move
	freed     = 140 // a trap or a grave left
	shortcut  = 60  // a gateway opened that shortens the way

	inspired = 45 // a point of inspiration
	cured    = 40 // an ailment lost
	ailing   = 40 // an ailment given
	warded   = 25 // each point of damage less from each attack
	drawn    = 30 // a discovery card
	carried  = 15 // an item
	rolledUp = 22 // a die for the card
	shared   = 12 // a destiny die
	dusk     = 30 // a step of the nightfall token
	track    = 60 // a step of the quest token

	patience = 30 // the turn from which a journey is given up, which has no end of its own
)

// healing is the worth of healing one who has suffered so many points of damage.
var healing = [...]int{0, 16, 40, 110, 170, 230, 290, 350, 400}

// hurting is the price of a point of damage.
var hurting = [...]int{20, 25, 35, 50, 70, 100, 140, 180, 220}
