"use strict";

// What lies around the game on the page: what a screen reader says of it, the keys that are the browser's, the
// ratio of pixels, notes, and the clipboard.
const around = (() => {
	const element = (id) => document.getElementById(id);

	// note shows a sentence until the player closes it, with a button if something can be done.
	const note = (sentence, label, act) => {
		element("note").querySelector("span").textContent = sentence;
		element("act").hidden = !act;
		element("act").textContent = label || "";
		element("act").onclick = () => {
			element("note").hidden = true;
			act();
		};
		element("close").onclick = () => { element("note").hidden = true; };
		element("note").hidden = false;
	};

	// The game says here what has happened, and a screen reader speaks it.
	const kept = 200;
	globalThis.precipiceSay = (line, language) => {
		const paragraph = document.createElement("p");
		paragraph.textContent = line;
		paragraph.lang = language;
		element("log").append(paragraph);
		while (element("log").childElementCount > kept) {
			element("log").firstElementChild.remove();
		}
	};

	// The game has saved something for the first time since the page was loaded. The browser is asked to keep it even if
	// it lacks room; some browsers ask the player.
	globalThis.precipiceSaved = async () => {
		try {
			if (!await navigator.storage.persisted()) {
				await navigator.storage.persist();
			}
		} catch (problem) {
			console.warn(problem); // then it is kept as well as before
		}
	};

	// The link of a game stands after # in the address, which some messengers spell %23. The game finds the link in what
	// follows it. It is taken off, so that a reload continues the saved game and does not open the link again. A link
	// pasted into the address of an open game is opened by a reload.
	const linked = () => /(#|%23)(%[\da-f]{2})*game(=|%3D)/i.exec(location.href);
	const found = linked();
	if (found) {
		globalThis.precipiceLink = location.href.slice(found.index);
		history.replaceState(null, "", location.href.slice(0, found.index));
	}
	window.addEventListener("hashchange", () => {
		if (linked()) {
			location.reload();
		}
	});

	// The game has put together a link. If the browser does not let it be copied, it can be copied from the note.
	globalThis.precipiceCopy = (text) => {
		if (!navigator.clipboard) {
			note("Copy this link: " + text);
			return true;
		}
		navigator.clipboard.writeText(text).catch(() => note("Copy this link: " + text));
		return true;
	};

	// name tells what the canvas is, and puts it in the order of the page.
	const name = (canvas) => {
		canvas.setAttribute("role", "application");
		canvas.setAttribute("aria-label", "Precipice, the game");
		canvas.setAttribute("aria-describedby", "keys");
		canvas.setAttribute("tabindex", "0");
		document.body.insertBefore(canvas, element("shadow"));
		if (window.top === window.self) {
			canvas.focus(); // in a frame that would take the focus from the page around
		}
		element("return").onclick = () => canvas.focus();
	};

	// The chords with Control or Command that the game knows. All others are the browser's.
	const chords = ["KeyZ", "KeyY"];
	const functions = ["F1", "F2", "F11"];

	// foreign reports whether a key press is for the browser.
	const foreign = (event) => {
		if (event.getModifierState("AltGraph")) {
			return false; // it types a letter
		}
		if (event.altKey || event.key === "Alt" || event.key === "ContextMenu") {
			return true;
		}
		if (event.ctrlKey || event.metaKey) {
			return !["Control", "Meta", "Shift"].includes(event.key) && !(chords.includes(event.code) || /^[zy]$/i.test(event.key));
		}
		return /^F\d+$/.test(event.key) && !functions.includes(event.key) && !(event.key === "F6" && !event.shiftKey);
	};

	// The game takes every key that reaches its canvas, so those of the browser are stopped on their way there. What
	// was pressed before is still released, so that no key stays down.
	window.addEventListener("keydown", (event) => {
		if (!(event.target instanceof HTMLCanvasElement)) {
			return;
		}
		if (foreign(event)) {
			event.stopImmediatePropagation();
		} else if (event.key === "F6") {
			event.stopImmediatePropagation();
			event.preventDefault();
			element("return").focus();
		}
	}, { capture: true });
	window.addEventListener("keyup", (event) => {
		if (event.target instanceof HTMLCanvasElement && event.key === "Alt") {
			event.stopImmediatePropagation();
		}
	}, { capture: true });

	// A page that moves to another screen may keep its size but not the size of its pixels.
	const watchPixels = () => {
		const ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
		ratio.addEventListener("change", () => {
			window.dispatchEvent(new Event("resize"));
			watchPixels();
		}, { once: true });
	};
	watchPixels();

	return { element, name, note };
})();
