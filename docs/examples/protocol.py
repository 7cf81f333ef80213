"""Checks that responses match engine/PROTOCOL.md."""

import json
import re

CODES = {"malformed", "unknown-op", "no-game", "illegal", "refused", "wrong", "broken"}
RULE = re.compile(r"BF-[A-Z]+-\d+[a-z]?$")
SEAT = re.compile(r"(player-[1-5]|hostiles)$")
HEX = re.compile(r"(off|-?\d+,-?\d+)$")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*$")
ALWAYS = {"id", "ok", "error", "pending", "events", "over", "loaded", "undo", "clone"}
TELLS = {  # operation: the fields of its response
    "state": {"state"}, "why": {"why"}, "odds": {"odds", "plan"}, "forecast": {"forecast", "expect"}, "save": {"save"},
    "report": {"report"}, "content": {"content"},
}
STATE = {
    "mode", "players", "leader", "hostile_player", "expedition", "combat", "ambush", "turn", "phase", "result",
    "explorers", "hostiles", "groups", "board", "portals", "markers", "tiles", "twists", "track", "destiny",
    "escape", "encounter_cards", "discovery_cards",
}
FACES = {"wound", "grievous", "-"} | {str(n) for n in range(1, 7)}


class Wrong(Exception):
    """A response does not match the protocol."""


def need(held, what, response):
    if not held:
        raise Wrong(f"{what}: {json.dumps(response)[:2000]}")


def carried_out(response):
    """Returns the response, which must not be an error."""
    need(response["ok"], "not carried out", response)
    return response


def check(line, response):
    """Checks the answer to any line: one response, or one for each request of an array."""
    try:
        request = json.loads(line)
    except ValueError:
        request = {}
    if isinstance(response, list):
        need(len(request) == len(response), "not a response for each request", response)
        for one, answer in zip(request, response):
            check_one(one, answer)
    else:
        check_one(request, response)


def check_one(request, response):
    if not isinstance(request, dict):
        request = {}
    op = request.get("op")
    need(isinstance(response.get("ok"), bool), "no ok", response)
    malformed = response.get("error", {}).get("code") == "malformed"
    need(malformed or response.get("id") == request.get("id"), "another id", response)
    need(set(response) <= ALWAYS | TELLS.get(op, set()), "a field that is not on the page", response)
    need(("error" in response) != response["ok"], "carried out with an error, or the other way round", response)
    need(not ("over" in response and "pending" in response), "over, and something waits", response)
    if not response["ok"]:
        return check_error(response)
    if op in TELLS:
        need(TELLS[op] & set(response) or op == "forecast", "nothing is told", response)
    elif op in ("new", "scenario", "pending", "choose", "load", "undo", "clone", "reseed"):
        need("pending" in response or response.get("over") is True, "nothing waits, and it is not over", response)
    need(response.get("undo", 1) > 0, "undo", response)
    for part, checks in (("pending", check_pending), ("state", check_state), ("odds", check_odds), ("why", check_why)):
        if part in response:
            checks(response[part])
    need(("clone" in response) == (op == "clone"), "a copy nobody asked for, or none", response)
    for event in response.get("events", ()):
        need(RULE.match(event["rule"]) or event["kind"] == "undone", "event without a rule", event)
        need(WORD.match(event["kind"]) and texts(event.get("args", [])), "event", event)
    for told in response.get("forecast", ()):
        need(sum(len(a["faces"]) if isinstance(a["faces"], list) else a["faces"] for a in told["actions"]) == 20, "faces of 20", told)


def check_error(response):
    error = response["error"]
    need(error.get("code") in CODES and error.get("text"), "an error without code or text", response)
    need(error["code"] != "broken", "the rules broke", response)
    if error["code"] == "refused":
        need(error.get("reason") and RULE.match(error.get("rule", "BF-X-1")), "a refusal without a reason", response)


def check_pending(pending):
    need(SEAT.match(pending["seat"]) and WORD.match(pending["kind"]) and RULE.match(pending["rule"]), "pending", pending)
    need(texts(pending.get("about", [])), "about", pending)
    need(pending["options"], "no options", pending)
    keys = [option["key"] for option in pending["options"]]
    need(len(keys) == len(set(keys)), "a key is offered twice", pending)
    for option in pending["options"]:
        need(option["key"] == " ".join([option["verb"], *filter(None, option.get("parts", []))]), "a key is not verb and parts", option)
        need(1 <= option.get("cost", 1) <= 6 and 1 <= option.get("price", 1) <= 4, "cost or price", option)


def check_why(why):
    need(why["legal"] is True and "rule" not in why or RULE.match(why.get("rule", "")) and why.get("reason"), "why", why)


def check_odds(odds):
    one = [share for share in ("failure", "success", "critical", "miss", "wound", "grievous") if share in odds]
    need(all(0 <= odds[share]["num"] <= odds[share]["den"] for share in one), "a share", odds)
    whole = 1
    for share in one:
        whole *= odds[share]["den"]
    need(sum(odds[share]["num"] * whole // odds[share]["den"] for share in one) == whole, "shares are not the whole", odds)


def check_state(state):
    need(set(state) <= STATE, "a field that is not on the page", state)
    if "leader" not in state or "explorers" not in state:
        return  # only some parts of the state were asked for
    need(SEAT.match(state["leader"]) and 1 <= state["players"] <= 5, "leader or players", state)
    places = []
    for explorer in state["explorers"]:
        need(len(explorer["spaces"]) == 4 and set(explorer["spaces"]) <= FACES, "spaces", explorer)
        need(0 <= explorer.get("inspiration", 0) <= 4, "inspiration", explorer)
        places += [(model["hex"], "explorer") for model in explorer["models"]]
    places += [(hostile.get("hex", "off"), "hostile") for hostile in state.get("hostiles", ())]
    need(all(HEX.match(place) for place, _ in places), "a hex", state)
    check_sides(state.get("board", ()))
    on_board = {field["hex"] for field in state.get("board", ()) if not field.get("blocked")}
    taken = {}
    for place, side in places:
        if place != "off":
            need(place in on_board, f"{place} is no free hex of the board", state)
            need(taken.setdefault(place, side) == side, f"enemies share {place}", state)


STEPS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}


def check_sides(board):
    """Checks that a wall or cover between two hexes is listed by both."""
    fields = {field["hex"]: field for field in board}
    sides = list(STEPS)
    for field in board:
        q, r = map(int, field["hex"].split(","))
        for side, (dq, dr) in STEPS.items():
            beyond = fields.get(f"{q + dq},{r + dr}")
            back = sides[(sides.index(side) + 3) % 6]
            for edge in ("walls", "covers"):
                if beyond:
                    need((side in field.get(edge, ())) == (back in beyond.get(edge, ())), f"{edge} told from one side", [field, beyond])


def texts(values):
    return isinstance(values, list) and all(isinstance(value, str) for value in values)
