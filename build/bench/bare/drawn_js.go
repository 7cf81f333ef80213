package main

// drawn does nothing: whoever measures a page sees what it draws.
func drawn() error { return nil }
