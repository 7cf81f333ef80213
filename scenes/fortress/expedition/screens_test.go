package expedition_test

import (
	"testing"

	"precipice/scenes/fortress"
	"precipice/scenes/fortress/playing"
)

// These tests may lead to any screen of the game.
func TestMain(m *testing.M) { playing.RunTests(m, fortress.NewHost) }
