// Package session holds a match at a table: who sits where, what is answered without asking, what
// the screen has shown so far, undo, and the saves. It draws nothing and knows no window.
package session
