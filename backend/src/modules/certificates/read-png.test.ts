import { deflateSync } from "node:zlib";
import { readPng } from "./read-png.js";

interface Made {
  readonly width?: number;
  readonly height?: number;
  readonly pixels?: Buffer;
  readonly extra?: readonly Buffer[];
  readonly interlaced?: number;
}

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind, "latin1"), data, Buffer.alloc(4)]);
}

/** Returns a grey PNG. Parameters can make it faulty. */
function png({ width = 3, height = 2, pixels, extra = [], interlaced = 0 }: Made = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, interlaced], 8);
  const data = deflateSync(pixels ?? Buffer.alloc((width + 1) * height));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...extra,
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture is taken without what else it says", () => {
  expect(readPng(png())).toEqual(png());
  expect(readPng(png({ extra: [chunk("tEXt", Buffer.from("Author\0Somebody"))] }))).toEqual(png());
});

test.each([
  ["another kind of file", Buffer.from("GIF89a")],
  ["nothing", Buffer.alloc(0)],
  ["a picture that is cut off", png().subarray(0, 60)],
  ["too many pixels", png({ width: 1201 })],
  ["none", png({ height: 0 })],
  ["more pixels than it says", png({ pixels: Buffer.alloc(10_000_000) })],
  ["fewer pixels than it says", png({ pixels: Buffer.alloc(3) })],
  ["interlaced ones", png({ interlaced: 1 })],
])("refuses what is no picture that can be drawn: %s", (_what, bytes) => {
  expect(readPng(bytes)).toBeNull();
});
