//go:build !js

package drive

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Upload answers the file picker of the page, which open makes it show, with a file.
func (v *Page) Upload(file string, open func()) error {
	ctx, done := context.WithCancel(v.tab)
	defer done()
	opened := make(chan cdp.BackendNodeID, 1)
	err := chromedp.Listen(ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			opened <- e.BackendNodeID
		}
	})
	if err == nil {
		err = chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
			return err
		}))
	}
	if err != nil {
		return err
	}
	open()
	select {
	case field := <-opened:
		return v.put(field, file)
	case <-time.After(patience):
		return errors.New("the page opens no file picker")
	}
}

// put puts a file into the field of a page that asks for one.
func (v *Page) put(field cdp.BackendNodeID, file string) error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{file}, BackendNodeID: field})
		return err
	}))
}

// DownloadsTo lets the browser keep downloads in a folder without asking.
func (v *Page) DownloadsTo(folder string) error {
	return chromedp.Do(v.tab, act(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
			Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder, BrowserContextID: chromedp.FromContext(v.browser).BrowserContextID})
		return err
	}))
}

// downloaded waits for a whole file in a folder and returns its path.
func downloaded(folder, pattern string) (string, error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(beat) {
		files, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil {
			return "", err
		}
		for _, file := range files {
			info, err := os.Stat(file)
			switch {
			case errors.Is(err, fs.ErrNotExist): // it has just got its last name
			case err != nil:
				return "", err
			case info.Size() > 0:
				return file, nil
			}
		}
	}
	return "", fmt.Errorf("no file %s comes into %s", pattern, folder)
}
