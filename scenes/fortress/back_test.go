package fortress

import (
	"testing"

	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// Esc takes back what is selected, and opens the menu only when nothing is.
func TestEscStepsBackFirst(t *testing.T) {
	steps := map[string]func(c *Combat) bool{
		"a row":  func(c *Combat) bool { return c.Choices.Picked() != nil },
		"an aim": func(c *Combat) bool { return c.aim },
		"a die":  func(c *Combat) bool { return c.Play.Preferred() != "" },
		"a pin":  func(c *Combat) bool { return c.pin != nil },
	}
	for name, chosen := range steps {
		sh, c := atTable(t, 1)
		playing.Screen(t, sh, 1280, 720)
		was := [2]string{idOf(c.Choices.Spaces()), idOf(c.Choices.Units())}
		switch name {
		case "a row":
			for i := range c.Choices.Rows {
				if r := c.Choices.Rows[i]; r.Place != asking.Nowhere && r.Direct() == nil && len(r.Legal) > 0 {
					c.pick(sh, r)
				}
			}
		case "an aim":
			c.aim = true
		case "a die":
			c.payer.prefer("pay 6")
		case "a pin":
			hex := c.Play.Shown.Field().Hex(c.Play.Shown.On(c.Actor()).Hex)
			c.pin = &hex
		}
		if !chosen(c) {
			t.Fatalf("%s is not chosen", name)
		}
		if c.back(sh); chosen(c) || sh.Top().Name() != "combat" || was != [2]string{idOf(c.Choices.Spaces()), idOf(c.Choices.Units())} {
			t.Errorf("Esc with %s chosen leads to %s, still chosen: %v", name, sh.Top().Name(), chosen(c))
		}
		if c.back(sh); sh.Top().Name() != "menu" {
			t.Errorf("a second Esc leads to %s", sh.Top().Name())
		}
	}
}

// By keys, the focus returns from the target to the row that was selected.
func TestEscReturnsTheFocusToTheRow(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	row := c.Choices.Spaces()
	sh.UI.FocusOn(row.Focus())
	c.pick(sh, c.Choices.Spaces())
	if sh.UI.Focus(row.Focus()) {
		t.Fatal("the focus has not gone to a hex")
	}
	if c.back(sh); !sh.UI.Focus(row.Focus()) {
		t.Error("Esc does not return the focus to the row")
	}
}

// idOf returns the id of a row, "" for none.
func idOf(r *asking.Row) string {
	if r == nil {
		return ""
	}
	return r.ID
}
