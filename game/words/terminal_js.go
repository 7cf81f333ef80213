package words

// ofTerminal is empty: a page has no terminal.
var ofTerminal []string
