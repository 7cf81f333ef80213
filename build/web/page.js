"use strict";

// Runs the program once it has arrived and, if that fails, says why in one sentence. The program makes its own canvas.
(() => {
	const { element, note } = around;

	// stop says why there is no game, and offers to try again what may succeed then.
	const stop = (sentence, again) => {
		element("loading").hidden = false;
		element("loading").classList.add("stopped");
		element("say").textContent = sentence;
		element("retry").hidden = !again;
		element("retry").onclick = () => {
			element("retry").hidden = true;
			element("loading").classList.remove("stopped");
			again();
		};
		if (again) {
			element("retry").focus();
		}
	};

	// undrawable says why nothing can be drawn here, "" if it can. Some browsers take half a second to answer, and
	// nothing else happens on the page meanwhile.
	const undrawable = () => {
		const gl = document.createElement("canvas").getContext("webgl2");
		if (!gl) {
			return "This browser offers no WebGL 2: switch hardware acceleration on in its settings, or use another browser.";
		}
		const lose = gl.getExtension("WEBGL_lose_context");
		if (lose) {
			lose.loseContext();
		}
		return "";
	};

	// warm lets a worker draw nothing while the program arrives: the first context is the slow one, and the program's
	// is not the first then. It calls doubt if the worker cannot draw, which does not mean that the page cannot.
	const warm = (doubt) => {
		try {
			const source = URL.createObjectURL(new Blob([`postMessage(!!new OffscreenCanvas(1, 1).getContext("webgl2"))`]));
			const worker = new Worker(source);
			worker.onerror = doubt;
			worker.onmessage = ({ data }) => {
				worker.terminate();
				if (!data) {
					doubt();
				}
			};
		} catch (problem) {
			doubt(problem);
		}
	};

	const hasStorage = () => {
		try {
			localStorage.setItem("precipice.page", "1");
			localStorage.removeItem("precipice.page");
			return true;
		} catch (problem) {
			return /quota/i.test(problem.name); // full: the game reports it and keeps the saves it has
		}
	};

	// seldom is the least time in milliseconds between two changes of the progress: drawing them takes time from the
	// program, and a screen reader speaks each.
	const seldom = 200;

	const show = () => {
		const percent = program.percent();
		element("bar").setAttribute("aria-valuenow", String(percent));
		element("done").style.width = percent + "%";
		element("say").textContent = `Loading ${percent}%`;
	};

	// unveil names the canvas once the program has put it on the page, and hides the loading bar once something is drawn
	// there. Only then the page is stored for playing without a network, so that the download does not wait for it.
	const unveil = () => {
		new MutationObserver((_, observer) => {
			const canvas = document.querySelector("canvas");
			if (canvas) {
				observer.disconnect();
				around.name(canvas);
				requestAnimationFrame(() => requestAnimationFrame(() => { // the program draws in the first of these frames
					element("loading").hidden = true;
					store().catch((problem) => console.warn(problem)); // then it needs the network
				}));
			}
		}).observe(document.body, { childList: true, subtree: true });
	};

	// While the game rests, its frames are withheld until something happens on the page or the game wakes it.
	// Otherwise it would check for work sixty times a second. Only the game's frames are affected.
	const frames = () => {
		const request = window.requestAnimationFrame;
		let resting = false;
		let owed = false; // a release found no frame held, because the game was drawing one
		let held = [];
		const release = () => {
			const due = held;
			held = [];
			owed = due.length === 0;
			due.forEach((callback) => request.call(window, callback));
		};
		window.requestAnimationFrame = (callback) => {
			if (resting && !owed) {
				held.push(callback);
				return 0;
			}
			owed = false;
			return request.call(window, callback);
		};
		globalThis.precipiceRest = (on) => {
			resting = on;
			release();
		};
		globalThis.precipiceFrame = release;
		const touched = ["pointermove", "pointerdown", "pointerup", "mousemove", "mousedown", "mouseup", "wheel", "keydown", "keyup",
			"touchstart", "touchmove", "touchend", "dragover", "drop", "resize", "focus", "blur", "visibilitychange",
			"gamepadconnected", "gamepaddisconnected"];
		touched.forEach((name) => window.addEventListener(name, release, { capture: true, passive: true }));
		return () => { window.requestAnimationFrame = request; };
	};

	// What fingers and pens do waits here until the game takes it: two taps between two of its ticks would be one.
	// Each entry is five numbers: what happened (0 down, 1 moved, 2 up, 3 lost), whose, where, and when.
	const touches = () => {
		let waiting = [];
		["pointerdown", "pointermove", "pointerup", "pointercancel"].forEach((name, kind) => window.addEventListener(name, (event) => {
			if (event.pointerType === "mouse" || !(event.target instanceof HTMLCanvasElement)) {
				return; // what lies over the game is the page's
			}
			const last = waiting.length - 5;
			if (kind === 1 && last >= 0 && waiting[last] === 1 && waiting[last + 1] === event.pointerId) {
				waiting.length = last; // only the latest place counts
			}
			waiting.push(kind, event.pointerId, event.clientX, event.clientY, event.timeStamp);
		}, { capture: true, passive: true }));
		globalThis.precipiceTouches = () => {
			const taken = waiting;
			waiting = [];
			return taken;
		};
	};

	// Browsers sometimes forget that a new version was told to take over. So it is told again, this many times in all,
	// with this many milliseconds between.
	const askings = 5;
	const between = 1000;

	// renew loads this tab anew in the new version. If that never takes over, the old one is dropped and the page is
	// loaded from the network.
	const renew = (stored) => {
		const anew = () => location.reload();
		navigator.serviceWorker.addEventListener("controllerchange", anew);
		let asked = 0;
		const ask = () => {
			if (!stored.waiting) {
				anew(); // it has taken over already, perhaps for another tab
			} else if (asked < askings) {
				asked++;
				stored.waiting.postMessage("take over");
				setTimeout(ask, between);
			} else {
				drop(stored).catch(() => {
					navigator.serviceWorker.removeEventListener("controllerchange", anew); // it would come as a surprise
					note("The new version cannot be loaded now. The game goes on in this one.", "Try again", () => renew(stored));
				});
			}
		};
		ask();
	};

	const drop = async (stored) => {
		const answer = await fetch("worker.js", { cache: "no-store" }); // fails without a network
		if (!answer.ok) {
			throw new Error(`worker.js: ${answer.status}`);
		}
		await stored.unregister();
		location.reload();
	};

	// store lets a worker store the page, so that it can be played without a network. A new version takes the place
	// of the old one only when the player asks for it, and only this tab is loaded anew.
	const store = async () => {
		if (!("serviceWorker" in navigator)) {
			return;
		}
		const stored = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
		const offer = () => {
			if (stored.waiting && navigator.serviceWorker.controller) {
				note("A new version of the game is ready. Your game is saved and continues in it.", "Use it now", () => renew(stored));
			}
		};
		offer();
		stored.addEventListener("updatefound", () => stored.installing.addEventListener("statechange", offer));
		document.addEventListener("visibilitychange", () => {
			if (!document.hidden) {
				stored.update().catch(() => {}); // without a network there is nothing new
			}
		});
	};

	// load waits for the program and shows its progress. It returns undefined after saying why there is no program.
	const load = async (imports) => {
		const again = () => {
			program.again();
			run().catch(failed);
		};
		let sentence = "";
		show();
		const progress = setInterval(show, seldom);
		try {
			warm(() => {
				sentence = undrawable();
				if (sentence) {
					program.abort();
				}
			});
			const module = await program.module();
			show(); // all of it has arrived
			return await WebAssembly.instantiate(module, imports);
		} catch (problem) {
			console.warn(problem);
			if (sentence) {
				stop(sentence);
			} else if (problem.refused) {
				stop(`The game could not be loaded (${problem.message}).`, again);
			} else {
				stop(`The download of the game was interrupted (${problem.message || problem}). Check the connection.`, again);
			}
			return undefined;
		} finally {
			clearInterval(progress);
		}
	};

	const run = async () => {
		if (typeof WebAssembly !== "object" || typeof Go !== "function") {
			stop("This browser has no WebAssembly: use a current Firefox, Chrome, Edge or Safari.");
			return;
		}
		const go = new Go();
		let code = 0;
		go.exit = (given) => { code = given; };
		const loading = load(go.importObject);
		const storage = hasStorage(); // while the program arrives
		const instance = await loading;
		if (!instance) {
			return;
		}
		element("say").textContent = "Starting";
		unveil();
		if (!storage) {
			note("This browser does not store data for this page, so your game will be lost when you close it. Allow site data to save it.");
		}
		touches();
		const taken = frames();
		const ended = go.run(instance); // when this returns, the game has captured requestAnimationFrame
		taken();
		await ended;
		if (code !== 0) {
			throw new Error("exit " + code);
		}
		stop("The game has stopped. Reload the page to continue it.");
	};

	const failed = (problem) => {
		console.error(problem);
		stop(undrawable() || `The game stopped (${problem.message || problem}): load the page again; the last save is kept.`);
	};

	run().catch(failed);
})();
