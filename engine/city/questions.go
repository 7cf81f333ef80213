package city

import "slices"

// The kinds of decisions (engine.Decision.Kind). Texts, reports and other programs know them by these words, so they never change.
const (
	AskActivation = "activation"
	AskAside      = "aside"
	AskBorn       = "born"
	AskConsent    = "consent"
	AskCover      = "cover"
	AskCrisis     = "crisis"
	AskCrisisHero = "crisis-hero"
	AskCure       = "cure"
	AskDeploy     = "deploy"
	AskDeployNext = "deploy-next"
	AskFirst      = "first"
	AskFreeMove   = "free-move"
	AskFlee       = "flee"
	AskGambit     = "gambit"
	AskGambitSwap = "gambit-swap"
	AskGate       = "gate"
	AskHeal       = "heal"
	AskHostile    = "hostile-next"
	AskHurt       = "hurt"
	AskInfect     = "infect"
	AskInspire    = "inspire"
	AskKeep       = "keep"
	AskLay        = "lay"
	AskLie        = "lie"
	AskLychgate   = "lychgate"
	AskMakeUp     = "make-up"
	AskMove       = "hostile-move"
	AskObject     = "object"
	AskOrder      = "category"
	AskPay        = "pay"
	AskPick       = "pick"
	AskPlace      = "place"
	AskPush       = "push"
	AskReact      = "react"
	AskReRoll     = "re-roll"
	AskReturn     = "return"
	AskStandUp    = "stand-up"
	AskTarget     = "hostile-target"
	AskTowards    = "towards"
	AskWill       = "will"
)

// The settings of a table that may answer a question for its players.
const (
	HabitDice     = "dice"
	HabitHostiles = "hostiles"
	HabitReact    = "reactions"
	HabitReRolls  = "re-rolls"
)

// Question is what the game knows about a kind of decision. Texts ask it by "ask.KIND" and name its options by "do.KIND.VERB" or
// "do.VERB".
type Question struct {
	Kind  string
	Habit string // the setting that may answer it, "" for none
	Verbs []string
}

// Questions are all kinds of decisions. Those of the hostiles are the leader's (CC-G-036).
var Questions = []Question{
	{AskPlace, "", []string{DoPlace}},
	{AskMakeUp, HabitHostiles, []string{DoTake}},
	{AskObject, HabitHostiles, []string{DoObject}},
	{AskDeployNext, HabitHostiles, []string{DoNext}},
	{AskDeploy, HabitHostiles, []string{DoDeploy}},
	{AskLychgate, HabitHostiles, []string{DoLychgate}},
	{AskHurt, HabitHostiles, []string{DoHurt}},
	{AskOrder, HabitHostiles, []string{DoNext}},
	{AskHostile, HabitHostiles, []string{DoNext}},
	{AskTowards, HabitHostiles, []string{DoTowards}},
	{AskMove, HabitHostiles, []string{DoMove}},
	{AskLie, HabitHostiles, []string{DoLie}},
	{AskPush, HabitHostiles, []string{DoMove}},
	{AskAside, "", []string{DoMove}},
	{AskTarget, HabitHostiles, []string{DoTarget}},
	{AskWill, HabitHostiles, []string{DoNext}},
	{AskGambit, "", []string{DoGambit, DoDone}},
	{AskGambitSwap, "", []string{DoSwap}},
	{AskReturn, "", []string{DoReturn}},
	{AskStandUp, "", []string{DoDiscard}},
	{AskActivation, "", []string{DoMove, DoRun, DoAttack, DoRecuperate, DoSearch, DoExtract, DoExplore, DoRescue, DoOpen, DoUse, DoFree, DoDig, DoTrade, DoEnd}},
	{AskConsent, "", []string{DoAgree, DoRefuse}},
	{AskPay, HabitDice, []string{DoPay}},
	{AskReRoll, HabitReRolls, []string{DoKeep, DoReRoll}},
	{AskReact, HabitReact, []string{DoReact, DoPass}},
	{AskCover, HabitDice, []string{DoCover}},
	{AskInfect, HabitDice, []string{DoCover}},
	{AskHeal, HabitDice, []string{DoHeal, DoEase}},
	{AskCure, "", []string{DoCure}},
	{AskKeep, "", []string{DoKeep}},
	{AskPick, "", []string{DoPick}},
	{AskFreeMove, "", []string{DoMove, DoStay}},
	{AskCrisisHero, "", []string{DoSend}},
	{AskCrisis, "", []string{DoChoose}},
	{AskBorn, "", []string{DoSend, DoRecuperate, DoCure}},
	{AskLay, "", []string{DoLay}},
	{AskGate, "", []string{DoGate}},
	{AskFirst, "", []string{DoSend, DoNext}},
	{AskFlee, "", []string{DoMove}},
	{AskInspire, "", []string{DoSend}},
}

// QuestionOf returns what is known about a kind of decision, or nil if there is no such kind.
func QuestionOf(kind string) *Question {
	i := slices.IndexFunc(Questions, func(q Question) bool { return q.Kind == kind })
	if i < 0 {
		return nil
	}
	return &Questions[i]
}
