package city

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/scenes/asking"
)

// tellers are journeys whose questions are looked at: every type, with what their tables leave to habit asked too.
var tellers = []string{"lantern-row", "pawnbrokers-row", "the-drowned-parish", "the-long-night"}

// eachQuestion plays journeys by the bot and looks at some of their questions.
func eachQuestion(t *testing.T, every int, look func(x *table, j *Journey)) {
	for _, journey := range tellers {
		x, j := begin(t, desk, journey)
		j.Play.Table.AskAll, j.Play.Table.AskDice, j.Play.Table.HostilesAsked = true, true, true
		seen := map[string]int{}
		for n := 0; n < 600 && x.answer(j); n++ {
			if j.Question == nil || j.crisisAsked() || j.over() {
				continue
			}
			if kind := j.Question.Decision.Kind; seen[kind] < 3 || n%every == 0 {
				seen[kind]++
				look(x, j)
			}
		}
	}
}

// The tip of an answer that can be taken says what it does, and gives no reason why something else is refused. That of one that cannot be
// taken says both what it does and why not.
func TestTheTipOfAnAnswerSaysWhatItDoes(t *testing.T) {
	kinds := map[string]bool{}
	eachQuestion(t, 7, func(x *table, j *Journey) {
		d := j.Question.Decision
		kinds[d.Kind] = true
		reasons := map[string]bool{}
		for i := range d.Refusals {
			reasons[asking.Why(x.sh, &d.Refusals[i])] = true
		}
		refuses := func(text string) bool {
			for reason := range reasons {
				if strings.Contains(text, reason) {
					return true
				}
			}
			return false
		}
		for _, r := range j.Question.All() {
			v := j.teller.rowTip(x.sh, r)
			switch {
			case v.Text == "" || v.Title == "" || v.Text == v.Title || v.Rules == "":
				t.Errorf("%s: the tip of %s says %+v", d.Kind, r.ID, v)
			case len(r.Legal) > 0 && refuses(v.Text):
				t.Errorf("%s: %s can be taken, and its tip says %q", d.Kind, r.ID, v.Text)
			case len(r.Legal) == 0 && (!refuses(v.Text) || strings.Count(v.Text, "\n") == 0):
				t.Errorf("%s: %s is refused, and its tip says %q", d.Kind, r.ID, v.Text)
			}
		}
		for a := range x.sh.UI.Each {
			if a.Answer && a.Do != nil && a.Tip != nil && refuses(a.Tip().Text) {
				t.Errorf("%s: %s can be taken, and its tip says %q", d.Kind, a.Name, a.Tip().Text)
			}
			if strings.HasPrefix(a.Name, "option/") && a.Do != nil && (a.Tip == nil || a.Tip().Text == "") {
				t.Errorf("%s: the tip of %s says nothing", d.Kind, a.Name)
			}
		}
	})
	if len(kinds) < 15 {
		t.Errorf("only the kinds %v were asked", kinds)
	}
}

// A weapon's tip names its die, whom it reaches and its damage; how far a move goes is the figure of the hero.
func TestTheTipOfAnActionHasTheFiguresOfTheCard(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for !j.own() && x.answer(j) {
	}
	for _, r := range j.ask.actions() {
		v := j.teller.rowTip(x.sh, r)
		switch h := j.actor(); r.Verb {
		case rules.DoMove:
			if !strings.Contains(v.Text, numberOf(j.Play.Shown.Move(h))) || !strings.Contains(v.Text, "1 or more") {
				t.Errorf("a move says %q", v.Text)
			}
		case rules.DoAttack:
			if !strings.Contains(v.Sub, "D") || !strings.Contains(v.Text, "damage") || !strings.HasPrefix(v.Rules, "CC-WPN-") {
				t.Errorf("a weapon says %+v", v)
			}
		}
	}
}

// plain are the kinds of questions that explain themselves.
var plain = []string{rules.AskActivation, rules.AskCrisis, rules.AskPlace, rules.AskTarget, rules.AskMove, rules.AskHostile, rules.AskDeploy, rules.AskDeployNext, rules.AskReturn, rules.AskPay,
	rules.AskFreeMove, rules.AskCure, rules.AskConsent, rules.AskPick}

// Every kind of question says in a line what it is about, unless it explains itself.
func TestEveryQuestionExplainsItself(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	for _, q := range rules.Questions {
		j.Question = &asking.Question{Decision: &engine.Decision{Kind: q.Kind}}
		if said := j.ask.about(x.sh); (said == "") != slices.Contains(plain, q.Kind) {
			t.Errorf("%s says %q", q.Kind, said)
		}
	}
}

// The button that ends an activation promises reactions only while hostiles are still to act in this turn, and its tip says that the dice
// are lowered.
func TestTheLastHeroKeepsNoDice(t *testing.T) {
	x, j := begin(t, desk, "lantern-row")
	promised, plainly := 0, 0
	for n := 0; n < 500 && (promised == 0 || plainly == 0) && x.answer(j); n++ {
		if !j.own() {
			continue
		}
		_, end := j.ask.listed()
		label, tip := j.ask.endLabel(x.sh, end), j.teller.rowTip(x.sh, end).Text
		promises := strings.Contains(label, "reactions")
		if promises && (!hostilesToCome(&j.Play.Shown) || !strings.Contains(tip, "lowered by one")) {
			t.Errorf("the button says %q, and its tip %q", label, tip)
		}
		if promises {
			promised++
		} else if !hostilesToCome(&j.Play.Shown) {
			plainly++
		}
	}
	if promised == 0 || plainly == 0 {
		t.Errorf("%d buttons promise reactions, %d say that the dice are lost", promised, plainly)
	}
}
