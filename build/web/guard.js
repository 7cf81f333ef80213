"use strict";

// Watches the start of the page. build/page writes this script into index.html itself, so that it works whatever else
// is missing, spoilt or of another version. It uses only what browsers have that are too old for the game.
var guard = (function () {
	var kept = "your saved games are kept.";
	var parts = "A part of the game is missing or belongs to another version: fetch the game anew, " + kept;
	var broken = "The game could not start: fetch it anew, " + kept;
	var away = "The server cannot be reached now: check the connection and try again, " + kept;
	var frame = "The frame around this page keeps the game from its own files: open the page in a tab of its own.";
	var file = "A browser cannot run the game from a file: put its folder on a web server, " +
		"or run \"python3 -m http.server\" in the folder and open http://localhost:8000.";
	var label = "Fetch the game anew";
	var begun = false; // the game has drawn
	var said = false;
	var last = false; // what is said cannot be mended here, so nothing else is said

	function element(id) { return document.getElementById(id); }

	// whole calls act once the elements are there.
	function whole(act) {
		if (document.readyState === "loading") {
			document.addEventListener("DOMContentLoaded", act);
		} else {
			act();
		}
	}

	// stop says in one sentence why there is no game, and offers what may help.
	function stop(sentence, offer, act) {
		if (last) {
			return;
		}
		said = true;
		whole(function () {
			element("loading").hidden = false;
			element("loading").className = "stopped";
			element("say").textContent = sentence;
			element("retry").hidden = !act;
			element("retry").textContent = offer || "";
			element("retry").onclick = function () {
				element("retry").hidden = true;
				element("loading").className = "";
				said = false;
				act();
			};
			if (act) {
				element("retry").focus();
			}
		});
	}

	// apart reports whether the page lies in a frame that may not read the files of its own server.
	function apart() { return window.origin === "null"; }

	// lost says that a part is missing, perhaps the one that hides what is for later.
	function lost() {
		if (apart()) {
			stop(frame);
		} else {
			stop(parts, label, anew);
		}
		whole(alone);
	}

	function alone() {
		[].forEach.call(document.body.children, function (e) { e.hidden = e.id !== "loading"; });
	}

	// anew drops what the browser has stored of the page, fetches it past every cache, and loads it. Without the server all
	// stays as it is. Saved games lie elsewhere.
	function anew() {
		element("say").textContent = "Fetching the game anew";
		var base = new URL("./", location.href).href;
		var fresh = function (address) {
			return fetch(address, { cache: "reload" }).then(function (answer) { return answer.arrayBuffer(); });
		};
		fetch("worker.js", { cache: "no-store" }).then(function (answer) {
			if (!answer.ok) {
				throw new Error("worker.js: " + answer.status);
			}
			return Promise.all([workers(base), copies(base)]);
		}).then(function () {
			var asked = [].map.call(document.querySelectorAll("script[src], link[rel=stylesheet]"),
				function (e) { return e.src || e.href; });
			return Promise.all(asked.concat(base, location.pathname + location.search).map(fresh));
		}).then(function () {
			try {
				sessionStorage.setItem("precipice.anew", "1"); // program.js takes it
			} catch (problem) {
				console.warn(problem);
			}
			location.reload();
		}).catch(function (problem) {
			console.warn(problem);
			stop(away, "Try again", anew);
		});
	}

	// workers removes the workers of this page.
	function workers(base) {
		if (!navigator.serviceWorker) {
			return undefined;
		}
		return navigator.serviceWorker.getRegistrations().then(function (all) {
			return Promise.all(all.filter(function (one) { return one.scope === base; }).map(function (one) { return one.unregister(); }));
		});
	}

	// copies removes the files that they have stored.
	function copies(base) {
		if (!window.caches) {
			return undefined;
		}
		return caches.keys().then(function (names) {
			return Promise.all(names.filter(function (name) { return name.indexOf("precipice " + base + " ") === 0; })
				.map(function (name) { return caches.delete(name); }));
		});
	}

	window.addEventListener("error", function (event) {
		var part = event.target && (event.target.tagName === "SCRIPT" || event.target.rel === "stylesheet");
		if (begun || said || !part && event.target !== window) {
			return;
		}
		if (part) {
			lost();
		} else {
			stop(broken, label, anew);
		}
	}, true);
	window.addEventListener("unhandledrejection", function () {
		if (!begun && !said) {
			stop(broken, label, anew);
		}
	});

	if (location.protocol === "file:") {
		stop(file);
		last = true;
		whole(alone);
	}

	return {
		stop: stop,
		anew: anew,
		lost: lost,
		apart: apart,
		stopped: function () { return said; },
		begin: function () { begun = true; },
		label: label,
		kept: kept,
	};
})();
