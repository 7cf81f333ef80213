// Package check holds tests of the source itself: who may import what, and
// what proves each rule.
package check
