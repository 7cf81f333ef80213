package terminal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/message"
)

// set changes a setting, or lists the settings.
func (t *Table) set(_ *engine.Decision, rest string) bool {
	if rest == "" {
		for _, s := range append(t.voice.Settings(), t.rules(), t.coordinates(), t.verbosity()) {
			t.TellSetting(s)
		}
		return false
	}
	name, value, _ := strings.Cut(strings.ToLower(rest), " ")
	value = strings.TrimSpace(value)
	var s Setting
	var err error
	own := slices.Contains(ownSettings, name)
	if own {
		s, err = t.setOwn(name, value)
	} else {
		s, err = t.voice.Set(name, value)
	}
	if err != nil {
		fmt.Fprintln(t.Out, t.Book.Error(err))
		return false
	}
	t.TellSetting(s)
	return !own
}

// ownSettings holds the settings that the terminal has for every game.
var ownSettings = []string{settingRules, settingCoordinates, "verbosity"}

// setOwn changes a setting of the terminal.
func (t *Table) setOwn(name, value string) (s Setting, err error) {
	switch name {
	case settingRules:
		if t.habits.Cites, err = isOn(value); err == nil {
			s = t.rules()
		}
	case settingCoordinates:
		if t.habits.Hexes, err = isOn(value); err == nil {
			s = t.coordinates()
		}
	default:
		if t.habits.Verbosity, err = verbosityOf(value); err == nil {
			s = t.verbosity()
		}
	}
	if err != nil {
		return s, err
	}
	t.keepHabits()
	return s, nil
}

// rules is the setting for whether the ids of rules are written.
func (t *Table) rules() Setting { return onOff(settingRules, t.habits.Cites) }

// coordinates is the setting for whether hexes are called by their coordinates, and options have their keys.
func (t *Table) coordinates() Setting { return onOff(settingCoordinates, t.habits.Hexes) }

// onOff is a setting that is on or off.
func onOff(name string, on bool) Setting {
	s := Setting{Name: name, Values: OnOff, Is: 1}
	if on {
		s.Is = 0
	}
	return s
}

// verbosity is the setting for how much the terminal writes.
func (t *Table) verbosity() Setting {
	return Setting{Name: "verbosity", Values: verbosities, Is: int(t.habits.Verbosity)}
}

// NoSetting is the error for a setting that there is none of. It names those of the ruleset, and the terminal's.
func NoSetting(name string, own ...string) error {
	return message.New("error.setting.none", strconv.Quote(name), append(slices.Clone(own), ownSettings...))
}

// isOn parses a value of the setting rules.
func isOn(value string) (bool, error) {
	i := slices.Index(OnOff, value)
	if i < 0 {
		return false, message.New("error.setting.value", "rules", strconv.Quote(value), OnOff)
	}
	return i == 0, nil
}

// OnOff holds the values of a switch, such as the setting rules: whether rule ids follow the lines of the log.
var OnOff = []string{"on", "off"}

// TellSetting writes a setting with its values.
func (t *Table) TellSetting(s Setting) {
	t.Say("console.setting", s.Name, s.Values[s.Is], strings.Join(s.Values, ", "))
}
