#!/usr/bin/env python3
"""A challenger for Lamplight's arena, with nothing but Python's own library. See ../challenge.md.

    lamplight arena tribes --minds program,novice --program "python3 docs/examples/challenger.py" --games 20

It takes the move after which its own points stand best, as far as the facts of a move tell them, and any of these by
chance. Make it clever in `choose`.
"""

import argparse
import json
import random
import sys


def gain(move):
    """What a move brings at once by the facts the arena tells: whole numbers anywhere in them, costs less."""
    costs = {"toll", "pay", "price", "cost", "coins_paid", "gold_paid"}

    def count(value, sign):
        if isinstance(value, bool):
            return 0
        if isinstance(value, (int, float)):
            return sign * value
        if isinstance(value, dict):
            return sum(count(part, -1 if name in costs else sign) for name, part in value.items())
        return 0

    return count(move["facts"], 1)


def choose(asked, rng):
    """The number of one of `asked["moves"]`. `asked["view"]` is what seat `asked["seat"]` sees."""
    moves = asked["moves"]
    best = max(gain(move) for move in moves)
    return rng.choice([number for number, move in enumerate(moves) if gain(move) == best])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="choose the same moves every time")
    rng = random.Random(parser.parse_args().seed)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin" and message["protocol"] != 1:
            raise SystemExit(f"this program speaks protocol 1, not {message['protocol']}")
        if message["type"] == "decide":
            print(json.dumps({"choice": choose(message, rng)}), flush=True)
        if message["type"] == "end":
            print(f"{message['totals']}, won by {message['winners']}", file=sys.stderr)


if __name__ == "__main__":
    main()
