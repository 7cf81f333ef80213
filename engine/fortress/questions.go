package fortress

import "slices"

// The kinds of decisions (engine.Decision.Kind). Texts, reports and other programs know them by these
// words, so they never change.
const (
	AskActivate        = "activate"
	AskActivation      = "activation"
	AskAgree           = "agree"
	AskBoard           = "board"
	AskCard            = "card"
	AskChallenge       = "challenge"
	AskCover           = "cover"
	AskCoveringFire    = "covering-fire"
	AskDeploy          = "deploy"
	AskEndExpedition   = "end-expedition"
	AskEvent           = "event"
	AskExchange        = "exchange"
	AskExplore         = "explore"
	AskSurplus         = "surplus"
	AskWake            = "wake"
	AskForfeit         = "forfeit"
	AskFreeMove        = "free-move"
	AskGambit          = "gambit"
	AskGambitSwap      = "gambit-swap"
	AskHeal            = "heal"
	AskDock            = "dock"
	AskLegacy          = "legacy"
	AskMuster          = "muster"
	AskPick            = "pick"
	AskVisit           = "visit"
	AskTrade           = "trade"
	AskLeader          = "leader"
	AskDestination     = "destination"
	AskAssault         = "assault"
	AskClues           = "clues"
	AskAward           = "award"
	AskHostileMove     = "hostile-move"
	AskHostileTarget   = "hostile-target"
	AskHostileWeapon   = "hostile-weapon"
	AskOverwatch       = "overwatch"
	AskOverwatchOrder  = "overwatch-order"
	AskOverwatchTwin   = "overwatch-twin"
	AskOverwatchWeapon = "overwatch-weapon"
	AskPay             = "pay"
	AskPlace           = "place"
	AskReRoll          = "re-roll"
	AskReturn          = "return"
	AskRiposte         = "riposte"
	AskStandUp         = "stand-up"
	AskSupport         = "support"
	AskTarget          = "target"
	AskTowards         = "towards"
	AskVolunteer       = "volunteer"
	AskWeapon          = "weapon"
)

// The settings of a table that may answer a question for its players. The setting for the hostiles answers
// whatever the hostile seat is asked.
const (
	HabitDice      = "dice"
	HabitHealing   = "healing"
	HabitOverwatch = "overwatch"
	HabitReRolls   = "re-rolls"
	HabitExchange  = "exchange"
	HabitCard      = "card"   // of each card and support by itself
	AlwaysAnswered = "always" // no setting: it makes no difference in play
)

// Asked says which side a question is put to.
type Asked uint8

// The sides. Both is a question that players of explorers and the hostile seat are asked.
const (
	OfExplorers Asked = 1 << iota
	OfHostiles
	OfBoth = OfExplorers | OfHostiles
)

// Question is what the game knows about a kind of decision. A bot answers each question of the explorers
// by a judgement of its own, and Automatic answers those of the hostiles. Texts ask it by "ask.KIND" and
// name its options by "do.KIND.VERB" or "do.VERB".
type Question struct {
	Kind     string
	Of       Asked
	Standing bool     // an explorer's player may turn the card to its inspired side (BF-G-036)
	Habit    string   // the setting that may answer it, "" for none
	Verbs    []string // of the options it may offer or refuse, standing ones aside
}

// Questions are all kinds of decisions. Only within a roll and at the questions of the hostiles are there no
// standing options (BF-G-036).
var Questions = []Question{
	{AskPlace, OfExplorers, true, "", []string{"place"}},
	{AskDeploy, OfBoth, true, "", []string{"deploy"}},
	{AskCoveringFire, OfExplorers, true, "", []string{"swap", "done"}},
	{AskAgree, OfExplorers, true, "", []string{"agree", "refuse"}},
	{AskGambit, OfExplorers, true, "", []string{"gambit", "support", "done"}},
	{AskGambitSwap, OfExplorers, true, "", []string{"swap"}},
	{AskActivation, OfExplorers, true, "", []string{"move", "fire", "recuperate", "search", "summon", "use", "play", "support", "special", "twin", "end"}},
	{AskStandUp, OfExplorers, true, "", []string{"discard"}},
	{AskPay, OfExplorers, true, HabitDice, []string{"pay"}},
	{AskReRoll, OfExplorers, false, HabitReRolls, []string{"keep", "re-roll", "support", "play"}},
	{AskSupport, OfExplorers, true, HabitCard, []string{"support", "pass"}},
	{AskCard, OfExplorers, true, HabitCard, []string{"play", "pass"}},
	{AskTarget, OfExplorers, true, "", []string{"target"}},
	{AskWeapon, OfExplorers, true, "", []string{"fire"}},
	{AskFreeMove, OfExplorers, true, "", []string{"move", "stay"}},
	{AskCover, OfExplorers, true, "", []string{"cover"}},
	{AskRiposte, OfExplorers, true, "", []string{"riposte", "pass"}},
	{AskHeal, OfExplorers, true, HabitHealing, []string{"heal"}},
	{AskOverwatch, OfExplorers, true, HabitOverwatch, []string{"overwatch", "pass"}},
	{AskOverwatchOrder, OfExplorers, true, "", []string{"first"}},
	{AskOverwatchTwin, OfExplorers, true, "", []string{"by"}},
	{AskOverwatchWeapon, OfExplorers, true, "", []string{"fire"}},
	{AskEvent, OfExplorers, true, "", []string{"discard", "raise", "twist", "open", "rescue", "tend", "find", "inspire-one"}},
	{AskActivate, OfHostiles, false, "", []string{"activate"}},
	{AskReturn, OfHostiles, false, "", []string{"return"}},
	{AskTowards, OfHostiles, false, "", []string{"towards"}},
	{AskHostileMove, OfHostiles, false, "", []string{"move"}},
	{AskHostileTarget, OfHostiles, false, "", []string{"target"}},
	{AskHostileWeapon, OfHostiles, false, "", []string{"use"}},
	{AskBoard, OfExplorers, true, AlwaysAnswered, []string{"board"}},
	{AskExplore, OfExplorers, true, "", []string{"turn-up", "propose-end", "let-propose", "pause"}},
	{AskEndExpedition, OfExplorers, true, "", []string{"agree", "decline"}},
	{AskVolunteer, OfExplorers, true, "", []string{"send", "pass"}},
	{AskChallenge, OfExplorers, true, "", []string{"choose"}},
	{AskForfeit, OfExplorers, true, "", []string{"forfeit"}},
	{AskMuster, OfExplorers, false, "", []string{"muster", "players", "hostile-player", "no-hostile-player", "pause"}},
	{AskSurplus, OfExplorers, false, "", []string{"put-back"}},
	{AskWake, OfExplorers, false, "", []string{"wake"}},
	{AskPick, OfExplorers, false, "", []string{"pick"}},
	{AskDock, OfExplorers, false, "", []string{"dock"}},
	{AskVisit, OfExplorers, false, "", []string{"visit", "stay", "exchange"}},
	{AskTrade, OfExplorers, false, "", []string{"facility", "facility-for", "convert", "buy", "leave", "exchange"}},
	{AskLegacy, OfExplorers, false, "", []string{"keep", "bury"}},
	{AskLeader, OfExplorers, false, "", []string{"lead"}},
	{AskDestination, OfExplorers, false, "", []string{"explore", "attack-stronghold", "attack-vault"}},
	{AskAssault, OfExplorers, false, "", []string{"agree", "refuse"}},
	{AskClues, OfExplorers, false, "", []string{"spend", "keep"}},
	{AskAward, OfExplorers, false, "", []string{"award"}},
	{AskExchange, OfExplorers, true, HabitExchange, []string{"give", "done"}},
}

// standingKinds are the kinds of questions with standing options.
var standingKinds = func() map[string]bool {
	kinds := make(map[string]bool, len(Questions))
	for i := range Questions {
		kinds[Questions[i].Kind] = Questions[i].Standing
	}
	return kinds
}()

// QuestionOf returns what is known about a kind of decision, or nil if there is no such kind.
func QuestionOf(kind string) *Question {
	i := slices.IndexFunc(Questions, func(q Question) bool { return q.Kind == kind })
	if i < 0 {
		return nil
	}
	return &Questions[i]
}
