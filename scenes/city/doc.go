// Package city is Cursed City on the screen: the setup of a journey, the journey itself with its crises, and its end.
//
// A Journey shows one session. It turns what the players do into the keys of options, and events into pictures; no rule is decided
// here. It owns the parts of the screen (journey.go furnishes them), each of which holds what it needs of the others and never the
// Journey: tabletop.go holds what all of them look at, who.go says who is there. reading.go says what an option points at and which row it
// belongs to, ground.go and figures.go draw the board, with miniatures as large as stature.go lets them be and the tile of lay.go that
// would be laid; matters.go says what of it the camera shows. bar.go, question.go, question_rows.go, heroes.go and hostiles.go draw the panes
// around it. crisis.go and crisis_rows.go draw the page that takes their place; verdict.go and its neighbours keep it until the player has
// seen how the crisis ended. evening.go and dusk.go show how night falls over the board, ending.go the end, with what chronicle.go reads
// from the log. moments_deeds.go puts deeds into words; overhead.go draws those over figures, with signs of what hostiles mean to do.
// since.go tells over the question what has happened since the last choice, with the help of telling.go, which knows the attack under way.
// does.go says in tips what an answer does, forecast.go and chances.go how it may turn out, spoken.go says aloud what the picture alone
// shows, and echo.go shows an earlier attack once more. announce.go shows important events in banners, with the pictures of likeness.go;
// guide.go and guide_draw.go teach.
package city
