"""A game of Precipice, played through `precipice engine`: one JSON object per line, see engine/PROTOCOL.md."""

import json
import subprocess


class Engine:
    """The running program. ask() sends a request and returns its response."""

    def __init__(self, command, check=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.check = check  # called with every request and its response
        self.asked = 0

    def ask(self, op, **fields):
        self.asked += 1
        return self.line(json.dumps({"op": op, "id": self.asked, **fields}))

    def line(self, text):
        """Sends any line, whether or not it is a valid request."""
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
        """Closes the input, which ends the program, and returns its exit code."""
        self.process.stdin.close()
        return self.process.wait(timeout=10)
