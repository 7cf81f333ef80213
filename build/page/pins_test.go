package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The policy of the page names the scripts that are written into it, every script and style that it loads has its
// digest, and nothing else of it could run.
func TestThePageRunsOnlyItsOwnScripts(t *testing.T) {
	t.Chdir("../..")
	folder := t.TempDir()
	assembled(t, folder, "stasis")
	index := text(t, folder, "index.html")
	policy := regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)">`).FindStringSubmatchIndex(index)
	if policy == nil || policy[0] > strings.Index(index, "<script") {
		t.Fatal("no policy stands before the first script")
	}
	for _, rule := range []string{"default-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"} {
		if !strings.Contains(index[policy[2]:policy[3]], rule) {
			t.Errorf("the policy does not say %s", rule)
		}
	}
	scripts := regexp.MustCompile(`(?s)<script([^>]*)>(.*?)</script>`).FindAllStringSubmatch(index, -1)
	written := 0
	for _, script := range scripts {
		if !strings.Contains(script[1], " src=") {
			written++
			if hash := integrity([]byte(script[2])); !strings.Contains(index[policy[2]:policy[3]], "'"+hash+"'") {
				t.Errorf("the policy does not name the script that begins %.40q", script[2])
			}
		}
	}
	if written != 2 {
		t.Errorf("%d scripts are written into the page", written)
	}
	loaded := regexp.MustCompile(`<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"[^>]*>`).FindAllStringSubmatch(index, -1)
	if len(loaded) != len(scripts)-written+1 {
		t.Errorf("the page loads %d scripts and styles, and has %d scripts", len(loaded), len(scripts))
	}
	for _, l := range loaded {
		if want := `integrity="` + integrity([]byte(text(t, folder, l[1]))) + `"`; !strings.Contains(l[0], want) {
			t.Errorf("%s has not its digest: %s", l[1], l[0])
		}
	}
	if found := regexp.MustCompile(`(?i)<[^>]*\s(?:on[a-z]+|style)=`).FindString(regexp.MustCompile(`(?s)<script.*?</script>`).ReplaceAllString(index, "")); found != "" {
		t.Errorf("the policy forbids %s", found)
	}
}

// A page that leaves room for a digest where it loads no file is not made.
func TestADigestBelongsToAFile(t *testing.T) {
	for name, page := range map[string]string{
		"no file": `<p integrity="DIGEST">`,
		"missing": `<script src="missing.js" integrity="DIGEST">`,
	} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := pin(folder, "index.html"); err == nil || text(t, folder, "index.html") != page {
			t.Errorf("%s: the page is made", name)
		}
	}
}
