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
	{AskPlace, OfExplorers, true, "", []string{DoPlace}},
	{AskDeploy, OfBoth, true, "", []string{DoDeploy}},
	{AskCoveringFire, OfExplorers, true, "", []string{DoSwap, DoDone}},
	{AskAgree, OfExplorers, true, "", []string{DoAgree, DoRefuse}},
	{AskGambit, OfExplorers, true, "", []string{DoGambit, DoSupport, DoDone}},
	{AskGambitSwap, OfExplorers, true, "", []string{DoSwap}},
	{AskActivation, OfExplorers, true, "", []string{DoMove, DoFire, DoRecuperate, DoSearch, DoSummon, DoUse, DoPlay, DoSupport, DoSpecial, DoTwin, DoEnd}},
	{AskStandUp, OfExplorers, true, "", []string{DoDiscard}},
	{AskPay, OfExplorers, true, HabitDice, []string{DoPay}},
	{AskReRoll, OfExplorers, false, HabitReRolls, []string{DoKeep, DoReRoll, DoSupport, DoPlay}},
	{AskSupport, OfExplorers, true, HabitCard, []string{DoSupport, DoPass}},
	{AskCard, OfExplorers, true, HabitCard, []string{DoPlay, DoPass}},
	{AskTarget, OfExplorers, true, "", []string{DoTarget}},
	{AskWeapon, OfExplorers, true, "", []string{DoFire}},
	{AskFreeMove, OfExplorers, true, "", []string{DoMove, DoStay}},
	{AskCover, OfExplorers, true, "", []string{DoCover}},
	{AskRiposte, OfExplorers, true, "", []string{DoRiposte, DoPass}},
	{AskHeal, OfExplorers, true, HabitHealing, []string{DoHeal}},
	{AskOverwatch, OfExplorers, true, HabitOverwatch, []string{DoOverwatch, DoPass}},
	{AskOverwatchOrder, OfExplorers, true, "", []string{DoFirst}},
	{AskOverwatchTwin, OfExplorers, true, "", []string{DoBy}},
	{AskOverwatchWeapon, OfExplorers, true, "", []string{DoFire}},
	{AskEvent, OfExplorers, true, "", []string{DoDiscard, DoRaise, DoTwist, DoOpen, DoRescue, DoTend, DoFind, DoInspireOne}},
	{AskActivate, OfHostiles, false, "", []string{DoActivate}},
	{AskReturn, OfHostiles, false, "", []string{DoReturn}},
	{AskTowards, OfHostiles, false, "", []string{DoTowards}},
	{AskHostileMove, OfHostiles, false, "", []string{DoMove}},
	{AskHostileTarget, OfHostiles, false, "", []string{DoTarget}},
	{AskHostileWeapon, OfHostiles, false, "", []string{DoUse}},
	{AskBoard, OfExplorers, true, AlwaysAnswered, []string{DoBoard}},
	{AskExplore, OfExplorers, true, "", []string{DoTurnUp, DoProposeEnd, DoLetPropose, DoPause}},
	{AskEndExpedition, OfExplorers, true, "", []string{DoAgree, DoDecline}},
	{AskVolunteer, OfExplorers, true, "", []string{DoSend, DoPass}},
	{AskChallenge, OfExplorers, true, "", []string{DoChoose}},
	{AskForfeit, OfExplorers, true, "", []string{DoForfeit}},
	{AskMuster, OfExplorers, false, "", []string{DoMuster, DoPlayers, DoHostilePlayer, DoNoHostilePlayer, DoPause}},
	{AskSurplus, OfExplorers, false, "", []string{DoPutBack}},
	{AskWake, OfExplorers, false, "", []string{DoWake}},
	{AskPick, OfExplorers, false, "", []string{DoPick}},
	{AskDock, OfExplorers, false, "", []string{DoDock}},
	{AskVisit, OfExplorers, false, "", []string{DoVisit, DoStay, DoExchange}},
	{AskTrade, OfExplorers, false, "", []string{DoFacility, DoFacilityFor, DoConvert, DoBuy, DoLeave, DoExchange}},
	{AskLegacy, OfExplorers, false, "", []string{DoKeep, DoBury}},
	{AskLeader, OfExplorers, false, "", []string{DoLead}},
	{AskDestination, OfExplorers, false, "", []string{DoExplore, DoAttackStronghold, DoAttackVault}},
	{AskAssault, OfExplorers, false, "", []string{DoAgree, DoRefuse}},
	{AskClues, OfExplorers, false, "", []string{DoSpend, DoKeep}},
	{AskAward, OfExplorers, false, "", []string{DoAward}},
	{AskExchange, OfExplorers, true, HabitExchange, []string{DoGive, DoDone}},
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
