#!/usr/bin/env python3
"""Plays whole expeditions through `precipice engine`, with a random party and a random number of players.

    python3 docs/examples/bot.py --games 3 ./precipice

The bot knows no rules. It chooses among the options it is offered, and ends things only now and then.
On the way it sends requests that must be refused, saves and loads, looks ahead in copies of the game, and
checks every response against engine/PROTOCOL.md (see protocol.py)."""

import argparse
import collections
import json
import random

import protocol
from engine import Engine

LAZY = ("end", "pass", "done", "propose-end", "agree")


def table(chance, content):
    """Returns the fields of a random `new` request."""
    players = chance.randint(1, 5)
    strike_force = players < 5 and chance.random() < 0.25
    size = chance.choice((2, 3)) if strike_force else 4
    fields = {
        "mode": "oneoff",
        "difficulty": chance.choice(("normal", "hard", "extreme")),
        "seed": chance.getrandbits(63),
        "players": min(players, size) if strike_force else players,
        "explorers": chance.sample(content["explorers"], size),
        "hostiles": chance.choice(("asked", "auto")),
        "undo": chance.choice(("until-revealed", "same-dice", "new-dice", "off")),
    }
    if strike_force:
        fields["strike_force"] = True
    fields["leader"] = chance.randint(1, fields["players"])
    if fields["players"] == 5:
        fields["hostile_player"], fields["hostiles"] = chance.randint(1, 4), "asked"
    return fields


def play(engine, chance, fields):
    """Plays one game to its end and returns a summary."""
    response = protocol.carried_out(engine.ask("new", **fields))
    choices = 0
    while "pending" in response:
        if chance.random() < 0.01:
            odd_requests(engine, chance)
        if chance.random() < 0.002:
            save_and_load(engine)
        if chance.random() < 0.01:
            look_ahead(engine, chance, response)
        if fields["hostiles"] == "auto" and response["pending"]["seat"] == "hostiles":
            raise protocol.Wrong(f"automatic hostiles were asked: {response}")
        if chance.random() < 0.01:
            response = take_back(engine, response)
            continue
        response = protocol.carried_out(engine.ask("choose", key=pick(chance, response["pending"]["options"])))
        choices += 1
        if choices > 100_000:
            raise protocol.Wrong(f"no end in sight: {json.dumps(response)[:2000]}")
    if not response.get("over"):
        raise protocol.Wrong(f"nothing is pending, but the game is not over: {response}")
    state = protocol.carried_out(engine.ask("state"))["state"]
    return {"choices": choices, "ending": state["expedition"].get("ending"), "won": state["expedition"]["won"]}


def pick(chance, options):
    """Returns a random option. Draws again, at most twice, if it would end something."""
    option = chance.choice(options)
    for _ in range(2):
        if option["verb"] not in LAZY:
            break
        option = chance.choice(options)
    return option["key"]


def standing(engine):
    """Returns the state that a refused request must not change."""
    pending = engine.ask("pending")
    return pending.get("pending"), engine.ask("state")["state"]


def odd_requests(engine, chance):
    """Sends malformed lines and impossible requests. Each must be refused and change nothing."""
    before = standing(engine)
    for line, code in (
        ("{", "malformed"),
        ('{"op":"pending"} {"op":"undo"}', "malformed"),
        ("[]", "malformed"),
        ("7", "malformed"),
        ('{"op":"pending","game":64}', "wrong"),
        ('{"op":"state","parts":["dreams"]}', "wrong"),
        ('{"op":"new","hostiles":"kind"}', "wrong"),
        ('{"op":"choose","kay":"end"}', "malformed"),
        ('{"op":"choose","key":7}', "malformed"),
        ('{"op":"choose","key":null}', "malformed"),
        ('{"op":"choose","Key":"end"}', "malformed"),
        ('{"op":"choose","op":"pending"}', "malformed"),
        ('{"op":"\\u0000"}', "unknown-op"),
        ('{"op":"CHOOSE","key":"end"}', "unknown-op"),
        ('{"op":"choose","key":"fly to the moon"}', "illegal"),
        ('{"op":"choose"}', "illegal"),
        ('{"op":"new","players":9}', "wrong"),
        ('{"op":"new","leader":0}', "wrong"),
        ('{"op":"new","explorers":["nobody"]}', "wrong"),
        ('{"op":"load","save":"bm8gc2F2ZQ=="}', "wrong"),
        ('{"op":"scenario","text":"once upon a time"}', "wrong"),
        ('{"op":"dice","faces":[0]}', "wrong"),
        ('{"op":"forecast","target":"nobody"}', "wrong"),
    ):
        response = engine.line(line)
        if response.get("ok") or response["error"]["code"] != code:
            raise protocol.Wrong(f"{line} should be {code}: {response}")
    for option in before[0]["options"]:
        if not protocol.carried_out(engine.ask("why", key=option["key"]))["why"]["legal"]:
            raise protocol.Wrong(f"{option['key']} is offered and not legal")
    protocol.carried_out(engine.ask("forecast"))
    engine.ask("odds", sequence=[chance.choice(before[0]["options"])["key"]])
    for explorer in before[1]["explorers"]:
        if explorer["models"] and explorer["models"][0]["hex"] != "off":
            engine.ask("odds", explorer=explorer["id"], roll=chance.choice(("agility", "vitality", "defence", "recovery")))
    if standing(engine) != before:
        raise protocol.Wrong("requests that change nothing have changed something")


def save_and_load(engine):
    before = standing(engine)
    text = protocol.carried_out(engine.ask("save"))["save"]
    protocol.carried_out(engine.ask("load", save=text))
    if standing(engine) != before:
        raise protocol.Wrong("a game that was saved and loaded stands elsewhere")


def look_ahead(engine, chance, response):
    """Plays on in a copy, with several requests per line. The game itself must not change."""
    before = standing(engine)
    game = protocol.carried_out(engine.ask("clone"))["clone"]
    for _ in range(chance.randint(1, 12)):
        if "pending" not in response:
            break
        key = pick(chance, response["pending"]["options"])
        chosen, told = engine.line(json.dumps([{"op": "choose", "key": key, "game": game}, {"op": "state", "parts": ["units"], "game": game}]))
        protocol.carried_out(told)
        response = protocol.carried_out(chosen)
    protocol.carried_out(engine.ask("drop", game=game))
    if standing(engine) != before:
        raise protocol.Wrong("what happened in a copy has changed the game")


def take_back(engine, response):
    """Makes a choice and undoes it, if possible. Returns the response with the current decision."""
    before = standing(engine)
    chosen = protocol.carried_out(engine.ask("choose", key=response["pending"]["options"][0]["key"]))
    undone = engine.ask("undo")
    if undone["ok"] != (chosen.get("undo", 0) > 0):
        raise protocol.Wrong(f"{chosen.get('undo', 0)} choices can be taken back, and it came to {undone}")
    if undone["ok"] and standing(engine) != before:
        raise protocol.Wrong("a choice was taken back to another place")
    return undone if undone["ok"] else chosen


def main():
    flags = argparse.ArgumentParser(description="plays expeditions through precipice engine")
    flags.add_argument("program")
    flags.add_argument("--games", type=int, default=1)
    flags.add_argument("--seed", type=int, default=1)
    flags = flags.parse_args()
    engine = Engine([flags.program, "engine"], protocol.check)
    content = protocol.carried_out(engine.ask("content", cards=True))["content"]
    if {card["id"] for card in content["cards"]["explorers"]} != set(content["explorers"]):
        raise protocol.Wrong("the cards are not those of the explorers")
    came_to = collections.Counter()
    for game in range(flags.games):
        chance = random.Random(flags.seed * 1000 + game)
        fields = table(chance, content)
        try:
            result = play(engine, chance, fields)
        except Exception as problem:
            raise SystemExit(f"game {game}, {fields}: {type(problem).__name__}: {problem}")
        came_to[result["ending"]] += 1
        came_to["won"] += result["won"]
        came_to["choices"] += result["choices"]
    code = engine.close()
    print(f"{flags.games} games:", ", ".join(f"{name} {n}" for name, n in sorted(came_to.items(), key=str)))
    raise SystemExit(code)


if __name__ == "__main__":
    main()
