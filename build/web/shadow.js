"use strict";

// The shadow of the game: an element of the page for each thing on the screen, unseen and in the thing's place, so that a
// screen reader can walk through them and press them. The game says what there is (precipiceShadow) and asks what has been done
// to it (precipiceReached).
(() => {
	const shadow = document.getElementById("shadow");
	const elements = new Map(); // by what they stand for
	const lists = new Map(); // by name and place among those of that name
	let reached = []; // three values each: whose, what (0 came, 1 pressed, 2 turned), by how much
	let placing = false; // the focus is moved by the page and not by a reader

	const reach = (id, what, by) => {
		reached.push(id, what, by);
		globalThis.precipiceFrame?.(); // the game may rest
	};
	globalThis.precipiceReached = () => {
		const taken = reached;
		reached = [];
		return taken;
	};

	// What a role is made of.
	const tags = { heading: "h2", text: "p", button: "button", tab: "button", field: "button", slider: "input" };

	// set changes an attribute only if it has to be, because a reader hears of each change.
	const set = (element, name, value) => {
		if (value === "" || value === undefined) {
			element.removeAttribute(name);
		} else if (element.getAttribute(name) !== value) {
			element.setAttribute(name, value);
		}
	};

	// make returns a new element for a thing. None is in the order of the Tab key, which is the game's.
	const make = (tag, id) => {
		const element = document.createElement(tag);
		element.tabIndex = -1;
		if (!id) {
			return element;
		}
		element.addEventListener("focus", () => { if (!placing) { reach(id, 0, 0); } });
		if (tag === "input") { // each step is passed on, and the game says which value that gives
			Object.assign(element, { type: "range", min: -1, max: 1, step: 1, value: 0 });
			element.addEventListener("input", () => {
				reach(id, 2, Number(element.value));
				element.value = 0;
			});
			element.addEventListener("click", (event) => { if (event.detail === 0) { reach(id, 1, 0); } });
		} else {
			if (tag === "button") {
				element.type = "button";
			}
			element.addEventListener("click", () => reach(id, 1, 0));
		}
		return element;
	};

	// dress gives an element the words and the state of its thing.
	const dress = (element, thing) => {
		const { role, name, value = "", about = "", disabled = false, chosen = false, opens = "" } = thing;
		const words = value && role !== "slider" ? `${name}: ${value}` : name;
		if (role === "slider") {
			set(element, "aria-label", name);
			set(element, "aria-valuetext", value);
		} else if (element.textContent !== words) {
			element.textContent = words;
		}
		set(element, "aria-description", about);
		set(element, "aria-disabled", disabled ? "true" : "");
		set(element, "aria-current", role === "tab" && chosen ? "true" : "");
		set(element, "aria-pressed", role === "button" && chosen ? "true" : "");
		set(element, "aria-expanded", opens);
	};

	// lay puts an element where its thing is, for readers that are touched and for those that show what they read.
	const lay = (element, thing) => {
		const { rect: [x, y, w, h] } = thing;
		if (w === 0) {
			return;
		}
		const place = [x, y, w, h].map((length) => `${length / devicePixelRatio}px`);
		const [left, top, width, height] = place;
		if (element.dataset.place !== place.join()) {
			element.dataset.place = place.join();
			Object.assign(element.style, { left, top, width, height });
		}
	};

	// holder returns what an element is put into: its list, or the shadow itself.
	const holder = (thing, runs) => {
		if (!thing.list) {
			return shadow;
		}
		const list = lists.get(runs) ?? document.createElement("ul");
		lists.set(runs, list);
		return list;
	};

	// Puts a child at a place among the others, unless it is there.
	const put = (parent, child, at) => {
		if (parent.children[at] !== child) {
			parent.insertBefore(child, parent.children[at] ?? null);
		}
	};

	// arrange puts the things into the page in their order and takes away what has gone.
	const arrange = (things) => {
		const kept = new Set();
		const used = new Set();
		const counts = new Map();
		const filled = new Map([[shadow, 0]]);
		const next = (parent) => {
			const at = filled.get(parent) ?? 0;
			filled.set(parent, at + 1);
			return at;
		};
		let run = "";
		let runs = 0;
		for (const thing of things) {
			const tag = tags[thing.role];
			const what = thing.id ? `${tag} ${thing.id}` : `${tag}: ${thing.name}`;
			const count = counts.get(what) ?? 0;
			counts.set(what, count + 1);
			const key = `${count} ${what}`;
			const element = elements.get(key) ?? make(tag, thing.id);
			elements.set(key, element);
			kept.add(key);
			dress(element, thing);
			lay(element, thing);
			if ((thing.list ?? "") !== run) {
				run = thing.list ?? "";
				runs++;
			}
			const parent = holder(thing, `${runs} ${run}`);
			if (parent === shadow) {
				put(shadow, element, next(shadow));
				continue;
			}
			if (!filled.has(parent)) {
				used.add(parent);
				put(shadow, parent, next(shadow));
			}
			const item = element.parentElement?.tagName === "LI" ? element.parentElement : document.createElement("li");
			if (element.parentElement !== item) {
				item.append(element);
			}
			put(parent, item, next(parent));
		}
		prune(kept, used, filled);
	};

	// prune takes away what the game no longer shows.
	const prune = (kept, used, filled) => {
		for (const key of elements.keys()) {
			if (!kept.has(key)) {
				elements.delete(key);
			}
		}
		for (const [name, list] of lists) {
			if (!used.has(list)) {
				lists.delete(name);
			}
		}
		for (const [parent, length] of filled) {
			while (parent.children.length > length) {
				parent.lastElementChild.remove();
			}
		}
	};

	// stay leaves the reader where it was, or brings it to the first answer if what it pressed has gone.
	const stay = (before, first) => {
		if (!before) {
			return;
		}
		if (before.isConnected) {
			if (document.activeElement !== before) { // it was moved
				placing = true;
				before.focus({ preventScroll: true });
				placing = false;
			}
			return;
		}
		const next = elements.get(`0 button ${first}`) ?? shadow.querySelector("h2, button, p");
		next?.focus({ preventScroll: true });
	};

	globalThis.precipiceShadow = (text) => {
		const { language, first, things } = JSON.parse(text);
		const before = shadow.contains(document.activeElement) ? document.activeElement : null;
		shadow.lang = language;
		arrange(things);
		stay(before, first);
	};

	// What the focus of the game comes to is spoken at once, in place of what was spoken before.
	globalThis.precipicePoint = (sentence, language) => {
		const line = document.createElement("p");
		line.textContent = sentence;
		line.lang = language;
		document.getElementById("now").replaceChildren(line);
	};

	// The keys of the game work in the shadow too, except those that a reader or an element needs itself.
	const own = ["Tab", "Enter", " ", "F6", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
	const pass = (event) => {
		if (own.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
			return;
		}
		event.preventDefault();
		const { key, code, shiftKey, repeat } = event;
		document.querySelector("canvas").dispatchEvent(new KeyboardEvent(event.type, { key, code, shiftKey, repeat, bubbles: true, cancelable: true }));
	};
	shadow.addEventListener("keydown", pass);
	shadow.addEventListener("keyup", pass);
})();
