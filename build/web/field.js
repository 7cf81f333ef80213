"use strict";

// The text field of the page. It lies over a field that the game has drawn while its text is written, and shows the text,
// so that the browser's clipboard, input methods, emoji, dictation and keyboards on the screen write into the game.
(() => {
	const field = document.getElementById("field");
	const canvas = () => document.querySelector("canvas");
	let open = false;
	let composing = false;
	let changed = false; // since the game looked
	let wake = null; // lets the game look

	// The game opens the field with a text, or closes it. It looks at what is written when it is called.
	globalThis.precipiceWrite = (on, label, text, call) => {
		wake = call;
		open = on;
		composing = changed = false;
		field.hidden = !on;
		if (!on) {
			window.scrollTo(0, 0); // a keyboard on the screen may have moved the page
			canvas().focus({ preventScroll: true });
			return;
		}
		field.setAttribute("aria-label", label);
		field.value = text;
		field.focus();
		field.setSelectionRange(text.length, text.length);
	};

	// The game says where it has drawn the field.
	globalThis.precipicePlace = (x, y, w, h, size, typeface) => {
		Object.assign(field.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px", fontSize: `max(${size}px, var(--least))`, fontFamily: typeface + ", sans-serif" });
	};

	// The game asks what has been written since it asked last, null for nothing.
	globalThis.precipiceWritten = () => {
		if (!changed) {
			return null;
		}
		changed = false;
		return field.value;
	};

	// The game holds another text, unless an input method is at work.
	globalThis.precipiceRewrite = (text) => {
		if (!composing) {
			field.value = text;
		}
		return !composing;
	};

	const write = () => {
		changed = true;
		wake();
	};
	field.addEventListener("input", write);
	field.addEventListener("compositionstart", () => { composing = true; });
	field.addEventListener("compositionend", () => {
		composing = false;
		write();
	});

	// Keys that ask the game for something and write nothing. The arrows to the sides do so while there is nothing to move in.
	const asking = ["Enter", "NumpadEnter", "Escape", "Tab", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "F1", "F2", "F11"];
	const sideways = ["ArrowLeft", "ArrowRight"];

	// pass passes such a key on to the game.
	const pass = (event) => {
		if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) {
			return;
		}
		if (event.key === "F6" && !event.shiftKey && event.type === "keydown") {
			event.preventDefault();
			document.getElementById("return").focus();
		}
		if (!asking.includes(event.key) && !(field.value === "" && sideways.includes(event.key))) {
			return;
		}
		event.preventDefault();
		const { key, code, shiftKey, repeat } = event;
		canvas().dispatchEvent(new KeyboardEvent(event.type, { key, code, shiftKey, repeat, bubbles: true, cancelable: true }));
	};
	field.addEventListener("keydown", pass);
	field.addEventListener("keyup", pass);

	// The canvas takes the focus with each key and click that it gets. The field gets it back while it is open.
	document.addEventListener("focusin", (event) => {
		if (open && event.target instanceof HTMLCanvasElement) {
			field.focus({ preventScroll: true });
		}
	});
})();
