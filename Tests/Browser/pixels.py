"""The colors of a picture that the browser has taken."""

import struct
import zlib


class Picture:
    """A PNG with eight bits for each component, as browsers write it."""

    def __init__(self, data):
        chunks, place = [], 8
        while place < len(data):
            length, kind = struct.unpack(">I4s", data[place : place + 8])
            chunks.append((kind, data[place + 8 : place + 8 + length]))
            place += length + 12
        self.width, self.height, depth, color = struct.unpack(">IIBB", chunks[0][1][:10])
        assert depth == 8 and color in (2, 6)
        self.size = 3 if color == 2 else 4
        lines = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
        stride = self.width * self.size
        self.rows, above = [], bytearray(stride)
        for y in range(self.height):
            start = y * (stride + 1)
            above = self._unfiltered(lines[start], lines[start + 1 : start + 1 + stride], above)
            self.rows.append(above)

    def _unfiltered(self, kind, line, above):
        row = bytearray(line)
        for index in range(len(row)):
            left = row[index - self.size] if index >= self.size else 0
            corner = above[index - self.size] if index >= self.size else 0
            row[index] = (row[index] + self._predicted(kind, left, above[index], corner)) & 255
        return row

    @staticmethod
    def _predicted(kind, left, above, corner):
        if kind == 1:
            return left
        if kind == 2:
            return above
        if kind == 3:
            return (left + above) // 2
        if kind == 4:
            guess = left + above - corner
            distances = [abs(guess - left), abs(guess - above), abs(guess - corner)]
            return (left, above, corner)[distances.index(min(distances))]
        return 0

    def color(self, x, y):
        """Red, green and blue at a place, in parts of the width and the height."""
        column, row = min(int(x * self.width), self.width - 1), min(int(y * self.height), self.height - 1)
        return tuple(self.rows[row][column * self.size : column * self.size + 3])
