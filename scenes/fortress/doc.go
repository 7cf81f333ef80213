// Package fortress holds the combat of Blackstone Fortress with its board and panels and the guide, and opens the screens of all
// folders below it, one concept a file.
//
// A scene turns input into the key of an option, and events into animations. It never decides what is
// legal: it shows the options and refusals of the pending decision, and asks the rules for every forecast.
//
// # The screens
//
// Combat, Expedition, Precipice and Stasis (a pause) are the screens of a running game of the fortress. All embed table.Stage, which adds
// the decision to a scenes.Stage, and all but Combat and Stasis by table.Page, which is what screens without a board share. A screen
// leaves events in the queue that belong to another: Combat shows the laying of a battlefield, Expedition shows what follows its end, and
// Precipice shows a quest from the return of an expedition until the next sets out. At Precipice the events of the next step wait until
// the player goes on. Journal is pushed over them and tells a quest from its pages; Chart shows the same as a map of the fortress. Combat
// is put together of parts with a state of their own, which Combat.furnish makes. None of them knows the screen; each holds the parts
// below it that it needs, and most of them the tabletop (scenes/fortress/tabletop*.go): the stage, the view, the panes, who acts and what
// is selected, with the few methods of the screen that take an answer (taker). What stands in the tabletop is handed the stage or less:
// what the combat is about (goals), how answers would turn out (foresight), what has happened to whom (tidings), what the guide says
// (coach). On the tabletop stand what miniatures, hostiles and dice do (figures, outlook, payer, threats, effects, tips), on these the
// panes (hostiles, sheet, account, twists, cardPane, trackPane, boardPane, questionPane), the focus of the camera, and the lesson that the
// guide gives. Combat itself fetches questions, takes answers and keys, and draws the parts in order.
//
// # What stands over a question
//
// What has happened since the last choice stands over each question (scenes/fortress/lately.go, read from the log by plight.go, put in
// words by plight_told.go, with every attacker where there is room and else without, and drawn by lately_draw.go: the weightiest, in the
// order of time). Session.Chosen says how long the log was at each choice made by hand, in a restored game at the last ones; the first
// question after hostiles have acted tells all since the last choice that was not theirs. Where the question has no room of its own, on a
// device held in the hands, it moves up beside the name of who is asked.
//
// One panel opens a turn (scenes/fortress/opening.go). fortress.OpensTurn says which decisions belong to it, and how each is left as it
// is. Session.Together asks them ahead on a copy of the game, until dice or cards would be revealed; Run.To is the choices that a row of
// the panel stands for, and Session.ChooseRun makes them one by one in the journal, as one step for undo. city.OneSheet says which
// decisions share a sheet in Cursed City: the gambits of a turn, and the reactions to one deed.
//
// All questions of one overwatch share a sheet (scenes/fortress/overwatch.go). It may hold answers to questions that are still to come,
// and gives each of them when its question is asked, by the same door as a click. An event that provokes another overwatch forgets them.
// Such an answer is taken by Session.Along, so that it counts as one choice with that before.
//
// # What is foretold
//
// The panel of hostiles (scenes/fortress/prospects.go) shows for each action the rolls that lead to it (fortress.Prospect.Rolls), whom it
// would reach and with how many wounds (fortress.Outlooks), and how likely the slain return (fortress.ForeseeReturns); all of it runs the
// frames that resolve it. While a hostile player is asked or its hostiles act, its seat with score and aim takes the foot of the question
// (hostile_seat.go), and each option tells what follows from it (hostile_choice.go). coming.go is the page of what is still to come,
// reveal.go the large D20: the throw of the tray, drawn elsewhere.
//
// Which dice will pay for the choice pointed at (scenes/fortress/paying.go) comes from Session.Following: it makes the choice on a copy of
// the game and answers, as the table does, which dice pay.
package fortress
