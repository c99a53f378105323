import sharp from "sharp";
import { PICTURE_PLACES } from "../../../kernel/contract/picture-shapes.js";
import { type PicturePlace, PLACES } from "../../../kernel/contract/uploaded-pictures.js";
import { bomb, branded, claiming, halves, photo, plain, ZIP_TAIL } from "../testing/sample-pictures.js";
import { makeFiles, remakeFiles, WHOLE } from "./make-files.js";

const MIDDLE = { focusX: 50, focusY: 50 };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function refusal(bytes: Buffer): Promise<unknown> {
  return makeFiles(bytes, "portrait", MIDDLE).then(
    () => "accepted",
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

const jpeg = (): Promise<Buffer> => plain(400, 400).jpeg().toBuffer();
const behind = async (text: string | Buffer): Promise<Buffer> =>
  Buffer.concat([await jpeg(), Buffer.from(text)]);

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ["an SVG with a script", "PICTURE_SVG", () => Buffer.from(SVG)],
  ["an SVG in UTF-16", "PICTURE_SVG", () => Buffer.from(`\uFEFF${SVG}`, "utf16le")],
  [
    "an SVG behind an entity",
    "PICTURE_SVG",
    () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`),
  ],
  ["a page", "PICTURE_FORMAT", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a PDF", "PICTURE_FORMAT", () => Buffer.from("%PDF-1.7\n")],
  ["a program", "PICTURE_FORMAT", () => Buffer.from("\u007FELF\u0002\u0001\u0001", "latin1")],
  ["nothing", "PICTURE_FORMAT", () => Buffer.alloc(0)],
  ["one byte", "PICTURE_FORMAT", () => Buffer.from([0xff])],
  ["a TIFF", "PICTURE_FORMAT", () => plain(300, 300).tiff().toBuffer()],
  ["a HEIC photo", "PICTURE_HEIC", () => branded("heic")],
  ["a HEIC video that says it is AVIF", "PICTURE_BROKEN", () => branded("avif")],
  [
    "a GIF that is a page too",
    "PICTURE_MIXED",
    async () =>
      Buffer.concat([await plain(300, 300).gif().toBuffer(), Buffer.from("<script>alert(1)</script>")]),
  ],
  [
    "a GIF that is a script too",
    "PICTURE_BROKEN",
    () => Buffer.from("GIF89a/*\u0000*/=1;alert(1)//", "latin1"),
  ],
  ["a JPEG with PHP behind it", "PICTURE_MIXED", () => behind("<?php system($_GET[0]); ?>")],
  [
    "a JPEG with a page in its comment",
    "PICTURE_MIXED",
    async () => {
      const picture = await jpeg();
      const note = Buffer.from("<HTML><body onload=alert(1)>");
      const comment = Buffer.from([0xff, 0xfe, 0, note.length + 2]);
      return Buffer.concat([picture.subarray(0, 2), comment, note, picture.subarray(2)]);
    },
  ],
  ["a JPEG with an archive behind it", "PICTURE_MIXED", () => behind(ZIP_TAIL)],
  ["a JPEG that ends in its middle", "PICTURE_BROKEN", async () => (await photo()).subarray(0, -1000)],
  [
    "a PNG that ends in its middle",
    "PICTURE_BROKEN",
    async () => {
      const picture = await plain(900, 900).png({ compressionLevel: 0 }).toBuffer();
      return picture.subarray(0, picture.length / 2);
    },
  ],
  [
    "a PNG of which only the beginning is one",
    "PICTURE_BROKEN",
    () =>
      Buffer.concat([Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"), Buffer.from("not a picture at all")]),
  ],
  ["a bomb of 2.5 billion pixels", "PICTURE_TOO_MANY_PIXELS", () => bomb(50_000, 50_000)],
  ["a bomb just above the limit", "PICTURE_TOO_MANY_PIXELS", () => bomb(7100, 7100)],
  ["a bomb a pixel high", "PICTURE_TOO_MANY_PIXELS", () => bomb(60_000_000, 1)],
  ["a bomb whose rows are missing", "PICTURE_BROKEN", () => bomb(7000, 7000)],
  [
    "an AVIF that would take a gigabyte",
    "PICTURE_TOO_MANY_PIXELS",
    async () => claiming(4500, 4500, await plain(64, 64).avif({ effort: 0 }).toBuffer()),
  ],
  ["a picture of one pixel", "PICTURE_TOO_SMALL", () => plain(1, 1).png().toBuffer()],
])("%s is refused: %s", async (_what, code, make) => {
  expect(await refusal(await make())).toBe(code);
});

test("what is behind a phone's photo, as a video of its moment, is accepted and dropped", async () => {
  const tail = Buffer.from("MotionPhoto_Data ftypmp42 and so on");
  const { files } = await makeFiles(Buffer.concat([await photo(96, 96), tail]), "portrait", MIDDLE);
  for (const file of files.values()) expect(file.includes("MotionPhoto")).toBe(false);
});

test("a photo's camera and position are removed, and the picture is upright", async () => {
  const upload = await photo();
  expect(upload.includes("SpyCam")).toBe(true);
  const { files, width, height } = await makeFiles(upload, "glimpse", MIDDLE);
  expect([width, height]).toEqual([360, 480]);
  for (const [name, file] of files) {
    const about = await sharp(file).metadata();
    expect([name, about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      name,
      ...Array(4).fill(undefined),
    ]);
    expect(file.includes("SpyCam") || file.includes("A Photographer")).toBe(false);
  }
});

type Edges = [width: number, height: number];
/**
 * A picture for each place on the site, just large enough for the largest file that is made for this place, but with
 * another aspect ratio. Two of the pictures are larger than a stored copy may be. `whole` is the size of their reduced
 * copy.
 */
const BY_PLACE: Readonly<Record<PicturePlace, { readonly size: Edges; readonly whole?: Edges }>> = {
  portrait: { size: [640, 700] },
  glimpse: { size: [1200, 800] },
  event: { size: [2100, 840], whole: [2000, 800] },
  sharing: { size: [1200, 700] },
  mark: { size: [588, 2100], whole: [560, 2000] },
};

test.each(PLACES)("a picture for %s has the shape and the sizes that pages ask for", async (place) => {
  const { widths, ratio, plain: files } = PICTURE_PLACES[place];
  const { size, whole } = BY_PLACE[place];
  const made = await makeFiles(
    await plain(...size)
      .webp()
      .toBuffer(),
    place,
    MIDDLE,
  );
  expect([...made.files.keys()]).toEqual([
    WHOLE,
    ...widths.flatMap((width) => [`${String(width)}.avif`, `${String(width)}.webp`]),
    ...files.widths.map((width) => `${String(width)}.${files.ending}`),
  ]);
  for (const [name, file] of made.files) {
    const { width, height, format, space } = await sharp(file).metadata();
    expect(space).toBe("srgb");
    if (name === WHOLE) expect([width, height]).toEqual(whole ?? size);
    else {
      expect([name, width]).toEqual([name, Number.parseInt(name)]);
      expect(Math.abs(height - (width * ratio[1]) / ratio[0])).toBeLessThan(1.01);
      expect(format).toBe(
        { avif: "heif", webp: "webp", jpg: "jpeg", png: "png" }[name.slice(name.indexOf(".") + 1)],
      );
    }
  }
});

test("a picture for sharing is small enough for WhatsApp, however much is to be seen", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const busy = sharp({ create: { width: 840, height: 441, channels: 3, background: "#888", noise } });
  const { files } = await makeFiles(await busy.jpeg({ quality: 95 }).toBuffer(), "sharing", MIDDLE);
  expect(files.get("1200.jpg")?.length).toBeLessThan(60_000);
});

test.each([
  ["left", 0, "#f00"],
  ["right", 100, "#00f"],
])("what the focus is on stays: %s", async (_side, focusX, colour) => {
  const made = await makeFiles(await halves(300, 100).toBuffer(), "portrait", { focusX, focusY: 50 });
  const { files } = made;
  expect(made.colour).toMatch(colour === "#f00" ? /^f[0-9a-f]0[0-9a-f]0/ : /^0[0-9a-f]0[0-9a-f]f/);
  const again = await remakeFiles(files.get(WHOLE) ?? Buffer.alloc(0), "portrait", { focusX, focusY: 50 });
  for (const file of [files.get("96.webp"), again.files.get("96.webp")]) {
    const { dominant } = await sharp(file).stats();
    expect([dominant.r > dominant.b]).toEqual([colour === "#f00"]);
  }
});

test("a picture through which the page shows has no colour of its own", async () => {
  const glass = sharp({ create: { width: 100, height: 100, channels: 4, background: "#00000080" } });
  expect((await makeFiles(await glass.png().toBuffer(), "portrait", MIDDLE)).colour).toBeNull();
});

test("a smaller picture is not blown up, and animation shows its first moment", async () => {
  const { files } = await makeFiles(await plain(200, 150).gif().toBuffer(), "portrait", MIDDLE);
  expect((await sharp(files.get("640.webp")).metadata()).width).toBe(150);
  expect((await sharp(files.get("96.webp")).metadata()).pages ?? 1).toBe(1);
});
