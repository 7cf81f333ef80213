package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine/script"
	"precipice/message"
)

// Played runs the text of a scenario with the words of a ruleset, and returns it as it really goes.
func Played[S any](v *script.Vocabulary[S], text string) (string, error) {
	sc, err := script.Parse(v, text)
	if err != nil {
		return "", err
	}
	return sc.Run()
}

// scenario plays the scenario of a file, and says where it differs from the file.
func (p *program) scenario(s Streams) error {
	data, err := Read(p.o.Operand)
	if err != nil {
		return err
	}
	text := strings.ReplaceAll(string(data), "\r\n", "\n")
	line, err := p.ofScenario(text)
	if err != nil {
		return err
	}
	got, err := line.Scenario(text)
	if err != nil {
		return message.New("error.at", p.o.Operand, err)
	}
	g, err := p.line.Open()
	if err != nil {
		return err
	}
	book := g.texts()
	if off := script.Difference(strings.TrimRight(text, "\n"), strings.TrimRight(got, "\n")); off != "" {
		fmt.Fprintln(s.Out, off)
		return message.New("error.scenario.differs", p.o.Operand)
	}
	fmt.Fprintln(s.Out, book.Count("console.scenario.same", strings.Count(strings.TrimRight(got, "\n"), "\n")+1, strconv.Quote(p.o.Operand)))
	return nil
}

// ofScenario returns the line of the ruleset that is asked for, else of the one whose rules the text of a scenario cites.
func (p *program) ofScenario(text string) (*Line, error) {
	for _, one := range p.offered {
		line := p.line
		if one.Name != p.ruleset {
			line = one.Read(p.without())
		}
		if line.Scenario != nil && (p.o.Game == one.Name || p.o.Game == "" && one.Rules != "" && strings.Contains(text, one.Rules+"-")) {
			return line, nil
		}
	}
	if p.line.Scenario == nil {
		return nil, message.New("error.scenario.none", p.ruleset)
	}
	return p.line, nil
}
