"""A game of Precipice, played through `precipice engine`: one JSON object a line, see engine/PROTOCOL.md."""

import json
import subprocess


class Engine:
    """The program at the other end. ask() sends a request and returns the response to it."""

    def __init__(self, command, check=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.check = check  # is shown every request with its response
        self.asked = 0

    def ask(self, op, **fields):
        self.asked += 1
        return self.line(json.dumps({"op": op, "id": self.asked, **fields}))

    def line(self, text):
        """Sends any line, be it a request or not."""
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise EOFError(f"no answer to {text}")
        response = json.loads(answer)
        if self.check:
            self.check(text, response)
        return response

    def close(self):
        """Ends the input, which ends the program; returns its exit code."""
        self.process.stdin.close()
        return self.process.wait(timeout=10)
