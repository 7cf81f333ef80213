// Package check holds tests of the source itself: who may import what.
package check
