#!/usr/bin/env python3
"""A whole bot for a Lamplight server, with nothing but Python's own library.

It knows no rule of any game: it plays one of the moves the server lists, in their structured form. Make it clever in
`choose`. What is said on the wire is told in ../protocol.md.

    python3 bot.py --game tribes                          make a table, play against bots of the house
    python3 bot.py --table ID --token SECRET              take an open seat as the owner of the token
    python3 bot.py --game djinn --setup '{"round_cap": 4}' --seed 7
"""

import argparse
import base64
import json
import os
import random
import socket
import struct
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 2


def choose(now, rng):
    """One of `now["moves"]`: each has `text`, `move`, `facts` and `ends_turn`. `now["view"]` is what this seat sees."""
    return rng.choice(now["moves"])


class Api:
    """Calls over HTTP, as a guest by cookie or as a bot by token."""

    def __init__(self, url, token=None):
        self.url, self.headers = url, {}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        else:
            self.become_guest_with_token()

    def become_guest_with_token(self):
        """A guest is known by a cookie; with it one makes a token, which programs use from then on."""
        _, headers = self.answer("POST", "/api/me")
        self.headers["Cookie"] = headers["Set-Cookie"].split(";")[0]
        made = self.call("POST", "/api/me/tokens", {"label": "bot.py"})
        self.headers = {"Authorization": f"Bearer {made['secret']}"}

    def call(self, method, path, body=None):
        return self.answer(method, path, body)[0]

    def answer(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = dict(self.headers, **({"Content-Type": "application/json"} if data else {}))
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.loads(answer.read() or "null"), answer.headers
        except urllib.error.HTTPError as error:
            problem = json.loads(error.read())
            raise SystemExit(f"{method} {path}: {problem['code']}: {problem['text']}") from None


class Socket:
    """A WebSocket, as far as a client needs it: text messages, pings, the close."""

    def __init__(self, url, path, headers):
        place = urllib.parse.urlsplit(url)
        self.stream = socket.create_connection((place.hostname, place.port or 80))
        self.stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.unread = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.unread:
            self.unread += self.received()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit(f"the socket did not open: {head.decode()} {self.unread.decode()}")

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def next(self):
        """The next message; None once the server has closed."""
        whole = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            kind, data = first & 15, self.take(length)
            if kind == 9:
                self.frame(10, data)
            elif kind == 8:
                return None
            elif kind in (0, 1):
                whole += data
                if first & 128:
                    return json.loads(whole)

    def frame(self, kind, data):
        mask, length = os.urandom(4), len(data)
        size = bytes([128 | length]) if length < 126 else struct.pack(">BH", 128 | 126, length)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
        self.stream.sendall(bytes([128 | kind]) + size + mask + masked)

    def take(self, count):
        while len(self.unread) < count:
            self.unread += self.received()
        taken, self.unread = self.unread[:count], self.unread[count:]
        return taken

    def received(self):
        data = self.stream.recv(65536)
        if not data:
            raise ConnectionError("the connection broke")
        return data


def play(api, table, rng):
    """Plays until the game is over; gives its end. Comes back by itself when the connection breaks."""
    while True:
        try:
            end = follow(Socket(api.url, f"/api/tables/{table}/live?protocol={PROTOCOL}", api.headers), rng)
        except ConnectionError:
            end = None
        if end:
            return end
        time.sleep(1)


def follow(live, rng):
    """Follows one connection: the game's end, or None if the server has closed before it."""
    version, sent = 0, 0
    while (message := live.next()) is not None:
        kind = message["type"]
        if kind == "bye":
            if message["code"] not in ("server/stopping", "table/reload"):
                raise SystemExit(f"{message['code']}: {message['text']}")
            return None
        if kind == "step" and message["version"] != version + 1:
            live.send({"id": 0, "type": "resync"})
            continue
        if kind == "refused" and message["command"] == sent:
            if "retry_after_ms" in message:
                time.sleep(message["retry_after_ms"] / 1000)
            elif message["code"] != "table/stale":
                raise SystemExit(f"{message['code']}: {message['text']}")
            live.send({"id": 0, "type": "resync"})
        if kind not in ("snapshot", "step"):
            continue
        version, now = message["version"], message["now"]
        if now is None:
            continue
        if now["end"]:
            return now["end"]
        if now["moves"]:
            sent += 1
            live.send({"id": sent, "type": "play", "seat": now["to_move"], "move": choose(now, rng)["move"],
                       "version": version})
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--url", default="http://127.0.0.1:7878")
    parser.add_argument("--token", help="a token of yours; without one the bot is a guest")
    parser.add_argument("--table", help="take an open seat there instead of making a table")
    parser.add_argument("--game", default="tribes")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--setup", type=json.loads, default={}, help="options of the game, as JSON")
    parser.add_argument("--level", default="random", help="of the bots of the house at a table of its own")
    parser.add_argument("--seed", type=int, help="choose the same moves every time")
    args = parser.parse_args()
    api = Api(args.url.rstrip("/"), args.token)
    if args.table:
        table = api.call("POST", f"/api/tables/{args.table}/join", {})
    else:
        others = [{"kind": "bot", "level": args.level}] * (args.players - 1)
        table = api.call("POST", "/api/tables", {
            "game": args.game,
            "setup": {"players": args.players, **args.setup},
            "seats": [{"kind": "me", "name": "bot.py"}, *others],
            "natural_pause": False,
        })
    print(f"{args.url}/table/{table['id']}", file=sys.stderr)
    print(json.dumps(play(api, table["id"], random.Random(args.seed))))


if __name__ == "__main__":
    main()
