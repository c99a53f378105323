import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexedPng } from "../../kernel/picture/png.js";
import { coloursOf } from "../../kernel/testing/file-contents.js";
import { newId } from "../../kernel/db/ids.js";
import { PictureCache } from "../http/picture-cache.js";
import { ClubLook } from "./club-look.js";
import { ShippedDrawings } from "./shipped-drawings.js";

const PUBLIC = join(__dirname, "../../../../frontend/public");
const CRIMSON = "#8c1127";
const GREEN = 0x0a7a3c;
const PRODUCT = /1a38d6|1b35d6/i;
const BLUE = 0x1a38d6;

const SAMPLE = {
  club: { sample: true, name: "CDC Coding Club", shortName: "CDC", university: "Sample University" },
  accent: null,
  mark: null,
  sharingPictures: [{ id: "members", path: "/cdcteam", alt: "Members" }],
  drawsSharing: false,
};
const OWN = {
  ...SAMPLE,
  club: { sample: false, name: "Byte Society", shortName: "Bytes", university: "Northern Institute" },
  accent: CRIMSON,
  drawsSharing: true,
};
const MARKED = { ...OWN, mark: `/media/uploads/mark-${newId()}/512.png` };

function drawingsOf(content: object, file: (width: number) => Buffer | null = markOf): ShippedDrawings {
  const shown = () => content as typeof SAMPLE;
  const look = new ClubLook(shown, { file: (_name, width) => Promise.resolve(file(width)) });
  return new ShippedDrawings(PUBLIC, shown as never, look, new PictureCache(look.now));
}
const markOf = (width: number) => indexedPng(width, width, Buffer.alloc(width * width), [GREEN]);

const FILES = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" });
/** The files that every club's pages show, without the sample's people, testimonials and glimpses. */
const EVERYBODYS = FILES.filter(
  (path) =>
    /\.(?:svg|png|ico|html)$/.test(path) && !/^media\/(?:members|faculty|testimonials|glimpses)\//.test(path),
);

test("the sample club's files are sent as they were built", async () => {
  const drawings = drawingsOf(SAMPLE);
  expect(await Promise.all(EVERYBODYS.map((path) => drawings.file(path)))).toEqual(
    EVERYBODYS.map(() => null),
  );
});

test.each([
  ["a colour", OWN],
  ["a colour and a mark", MARKED],
])("no file of a club with %s has the product's colour", async (_what, content) => {
  const drawings = drawingsOf(content);
  const blue: string[] = [];
  for (const path of EVERYBODYS) {
    const file = (await drawings.file(path)) ?? readFileSync(join(PUBLIC, path));
    const isBlue = path.endsWith(".png")
      ? (await coloursOf(file)).has(BLUE)
      : PRODUCT.test(file.toString("latin1"));
    if (isBlue) blue.push(path);
  }
  expect(blue).toEqual([]);
});

test("icons are the club's mark in each size; a mark that cannot be read is no other club's", async () => {
  const sizes = {
    "apple-touch-icon.png": 180,
    "media/icons/icon-192.png": 192,
    "media/icons/maskable-512.png": 512,
  };
  for (const [path, size] of Object.entries(sizes))
    expect([path, await drawingsOf(MARKED).file(path)]).toEqual([path, markOf(size)]);
  expect((await drawingsOf(MARKED).file("favicon.ico"))?.subarray(22)).toEqual(markOf(32));
  expect((await drawingsOf(MARKED).file("favicon.svg"))?.toString()).toContain(
    markOf(192).toString("base64"),
  );
  const unread = await drawingsOf(MARKED, () => null).file("media/icons/icon-192.png");
  expect([...(await coloursOf(unread ?? Buffer.alloc(0)))]).toEqual([0x8c1127]);
});

test("a shared page's picture has the club's own name, until the club has its own pictures", async () => {
  const path = "media/sharing/members.png";
  const drawn = await drawingsOf(MARKED).file(path);
  expect(await coloursOf(drawn ?? Buffer.alloc(0))).toContain(GREEN);
  const other = { ...MARKED, club: { ...MARKED.club, name: "Other" } };
  expect(await drawingsOf(other).file(path)).not.toEqual(drawn);
  expect(await drawingsOf({ ...MARKED, drawsSharing: false }).file(path)).toBeNull();
});
