"use strict";

// Stores one version of the page, so that it can be played without a network. build/page fills in the version and
// the list of files. A player never gets files of two versions: everything stored comes from one cache, and a new
// version waits until no tab shows the old one, or until the player asks for it.
const version = "VERSION";
const files = FILES;

// Caches are shared by all pages of a site, so their names begin with the folder of this one.
const family = `precipice ${registration.scope} `;
const mine = family + version;

// A file named after its contents may come from the browser's own cache; any other is asked for anew.
const request = (file) => new Request(file, { cache: /-[0-9a-f]{12}\./.test(file) ? "default" : "no-cache" });

self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(mine).then((cache) => cache.addAll(files.map(request))));
});

self.addEventListener("activate", (event) => {
	event.waitUntil(caches.keys().then((names) =>
		Promise.all(names.filter((name) => name.startsWith(family) && name !== mine).map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => {
	if (event.data === "take over") {
		self.skipWaiting();
	}
});

// stored answers from the cache, or from the network what the cache lacks. The query is the game's and not a part
// of the file.
const stored = async (event) => {
	const cache = await caches.open(mine);
	const asked = new URL(event.request.url);
	asked.pathname = asked.pathname.replace(/\/index\.html$/, "/");
	return (await cache.match(asked, { ignoreSearch: true })) || fetch(event.request);
};

self.addEventListener("fetch", (event) => {
	if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
		event.respondWith(stored(event));
	}
});
