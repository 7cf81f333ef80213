// Package game is the shell around the rules: the ebiten.Game, the stack of scenes, clickable and focusable
// areas, input as actions, the settings, and the probe for test drivers.
//
// A scene draws itself and registers its areas. The shell finds which area a click, a key or a finger means
// and calls it. Nothing here knows a rule or draws a piece: scenes and render do that.
//
// # Areas and the focus
//
// While it draws, a scene registers areas (game.UI): what can be pointed at, what a click does, what hovering shows, and how much a tip
// hides that lies over it (Area.Weight; in a combat field.Tip finds the place where a tip hides least; spaces that can be chosen have a
// cost of their own there). The keyboard focus and the tests that drive the window use the same areas. A place of the board that does
// nothing itself stands for the nearest miniature in it that can be chosen, for the pointer and for fingers. An area that is scrolled out
// of a list can be reached only by the focus (Area.Offscreen), and the list scrolls to follow it.
//
// A new question puts the focus on its first answer. Because Enter also ends an animation, UI.Hold makes Enter and the number keys do
// nothing for the first 0.4 seconds, or until another key is pressed. A press that comes too early makes it last until nothing has been
// pressed for 0.7 seconds, on the next screen too. During that time the second half of a double click answers nothing either, nor does a
// click of a mouse that has rested since its last answer in the first quarter of a second, and for a while longer a click on the board
// answers nothing if the pointer rests where something else was, such as a miniature that has been slain. If the camera has moved an
// answer under the resting pointer (UI.Slid), the first click there only shows it, however late it comes. After a click that has done
// something no tip is drawn until the pointer moves (UI.Done), so that what came of it is seen. While looking around (UI.Look), the focus
// can go to anything that has a tip.
//
// # Hands
//
// game/actions.go is the table of actions with what asks for each; Input turns keys, mouse, fingers and gamepads into actions, and Hands
// holds what a player has set anew. Texts name keys by slots such as {press undo}, which show the key or the gamepad's sign for whatever
// was used last. A text that must say something else to fingers or to a gamepad has a form of its own, under its key with .touch or .pad;
// a test finds those that speak to fingers of mouse or keys. Keys are named by what they write on the player's keyboard
// (game/layout_window.go); a page asks the browser for that only when it may have changed (game/layout_js.go), since a frame that asks
// comes late. In a page, fingers are heard by page.js and queue until a tick takes them (game/fingers.go), one touch or lift a tick, a
// lift after what the finger has slid. Each has the time of its event, which alone tells a tap from a rest and a double tap from two.
// There they become gestures; game/tapping.go says what a touch does that would hover if it were a mouse. On a device that fingers point
// at, NewHeldTheme makes units and text of a readable size (Theme.Size is the part of the player's text size that there is room for), and
// Theme.Held, Theme.Narrow and Theme.Short (a phone on its side) ask for other arrangements, Theme.Target gives what is chosen the height
// of a finger, Theme.Letters keeps letters from being smaller than can be read (a line that would be cut then stands on several, and only
// where it cannot it shrinks further: Theme.stack), Theme.NoKeys leaves out the numbers of keys while fingers choose:
// scenes/panes/inhands.go with held_room.go and drawers.go of scenes/fortress for a combat, a function stack for Expedition and Precipice;
// other screens ask Theme.Narrow where they draw. A touch is judged by the times of its events, not by those of the frames. What nothing
// could undo takes two touches: a screen with a game sets UI.Final, which asks Session.Final to try the answer on a copy.
//
// A scene that has a text field calls Input.Write(Field) in each tick and takes Input.Edit. Behind it, game/editor_window.go reads the
// input method and the clipboard, and game/editor_js.go the page's own field (build/web/field.js), which passes on the keys that ask for
// something.
//
// # Resting
//
// One second after the last movement the program draws its picture twice more and then stops asking for frames (game/idle.go). It rests
// after a drawing, never after a tick, so a resting screen always shows the present state. The page then withholds its own frames until
// something happens on it (build/web/page.js). Whatever ends on another goroutine calls Shell.Wake; otherwise nobody would notice before
// the next input. What ends at a time of its own, such as a caption or a notice, asks for that drawing beforehand (wakeAt).
//
// A notice (game/notice.go) is a sentence that a screen tells for a while. Shell.Note ties it to the screen, NoteEverywhere to none. The
// shell alone draws it, over all scenes: in the room that the top scene names (NoticeRoom) or anywhere else, where it hides least of what
// can be chosen.
//
// # By ear
//
// The game can be played by ear. Canvases tell each text that they draw, whole and with its place (Theme.Reads), and what they draw as
// chosen; a tip does not, because the focus tells it. What is written in an area is its spoken name (game/written.go), so most areas need
// none of their own; one that is only a picture has Area.Says or is named by its scene (game.Speaker), and Role, State and Value say what
// else a reader must know. From that come three things. game/shadow.go makes a Shadow of the screen, an ordered list of things, at most
// every 150 ms and only if it has changed; the page (build/web/shadow.js) turns it into real headings, lists, buttons and sliders that lie
// unseen over the picture, and what a reader does to one comes back as a Reach, which does what a click does. game/tell.go speaks what the
// focus comes to with its tip and state, what a screen says when it opens, what is written there anew, and notices. A game in play is a
// Narrator: it tells its log (Session.Untold) and each question once with how many answers it has (Shell.SayAsked), and of what is written
// on its screens only what lies in an area that is Aloud, such as the guide's card or the result. TestWhateverCanBeChosenHasASpokenName
// walks all screens. Nothing of this is done where nobody can listen, as in a window.
package game
