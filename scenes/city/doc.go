// Package city is Cursed City on the screen: the setup of a journey, the journey itself with its crises, and its end.
//
// A Journey shows one session. It turns what the players do into the keys of options, and events into pictures; no rule is decided
// here. It owns the parts of the screen (journey.go furnishes them), each of which holds what it needs of the others and never the
// Journey: tabletop.go is what all of them look at, who.go says who is there. reading.go says what an option points at and which row it
// belongs to, ground.go and figures.go draw the board, with miniatures as large as stature.go lets them be and the tile of lay.go that
// would be laid; matters.go says what of it the camera shows. bar.go, question.go, question_rows.go, heroes.go and hostiles.go draw the panes
// around it, crisis.go and crisis_rows.go the page that takes their place, which verdict.go and its neighbours keep
// until what came of the crisis has been seen, evening.go and dusk.go show how night falls over the board, ending.go the end, with what chronicle.go reads from the log.
// moments_deeds.go says in words what is done, overhead.go draws that over figures, with signs of what hostiles mean to do. since.go
// tells over the question what has happened since the last choice, by telling.go, which knows the attack under way. does.go says in tips
// what an answer does, spoken.go says aloud what the picture alone shows, forecast.go and chances.go how likely what comes of it; echo.go
// shows a line of what has happened once more. announce.go shows in banners what is weighty, with the pictures of likeness.go; guide.go
// and guide_draw.go teach.
package city
