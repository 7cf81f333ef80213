// Package rulebook holds the rules as a player reads them: chapters of statements, each with the id that
// code, log and tests cite. It can be searched by word and by id.
//
// A language has a folder with one file for each chapter, in the order of their names:
//
//	title: Stunned
//	summary: Knocked down, and how to get up again.
//	rules:
//	  - id: BF-STN-002
//	    text: "A stunned explorer must give up one activation die when next activated."
//	    see: [BF-G-034]
package rulebook
