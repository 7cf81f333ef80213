// Package check holds tests of the source itself: the allowed imports, the licences of linked modules,
// and the proofs of each rule.
package check
