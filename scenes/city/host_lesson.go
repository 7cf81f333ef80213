package city

import (
	"precipice/game"
	"precipice/saves"
)

// Learn implements scenes.Game.
func (h *Host) Learn() func(*game.Shell) {
	if h.Course == nil {
		return nil
	}
	return h.learn
}

// learn begins the hunt of the tutorial.
func (h *Host) learn(sh *game.Shell) {
	if err := h.New(sh, h.Course.Table()); err != nil {
		sh.Note(sh.Sentence(err))
	}
}

// Moved implements scenes.Game. It lets the lesson, and what is remembered, follow their game to another slot.
func (h *Host) Moved(sh *game.Shell, to saves.Move) {
	if h.Lesson.Slot == to.From {
		h.Lesson.Slot = to.To
		h.keep(sh)
	}
	h.deedsMoved(sh, to)
}
