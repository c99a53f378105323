import { inflateSync } from "node:zlib";
import { coloursOf } from "../testing/file-contents.js";
import { indexedPng } from "./png.js";
import { scoreboardPicture } from "./scoreboard-picture.js";

const facts = {
  clubName: "CDC Coding Club",
  label: "Join the team",
  name: "Null Pointers",
  footer: "Syntax Siege 2025",
};

/** Returns the pixels of a picture as palette indexes, as a PNG decoder reads them. */
function pixelsOf(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect(rows).toHaveLength((width + 1) * height);
  return { width, height, rows };
}

test("is a PNG of the size that is asked for, and small", async () => {
  const png = await scoreboardPicture(facts);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(pixelsOf(png)).toMatchObject({ width: 1200, height: 630 });
  expect(png.length).toBeLessThan(20_000);
});

test.each([
  "AB",
  "W".repeat(50),
  "a b c d e f g h i j k l m n o p q r s t u v w x y",
  "Über-Älchémists",
  "தமிழ்ச்செல்வன் ".repeat(3),
  "محمد علی خان",
  "ಶ್ರೀಕೃಷ್ಣ",
])("a name of any length and script is drawn between its margins: %s", async (name) => {
  const { width, rows } = pixelsOf(await scoreboardPicture({ ...facts, name }));
  const row = (y: number) => rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1));
  const drawn = Array.from({ length: 300 }, (_, index) => row(210 + index));
  expect(drawn.some((line) => line.includes(1))).toBe(true);
  for (const line of drawn)
    expect([line.subarray(0, 56), line.subarray(-50)].some((edge) => edge.includes(1))).toBe(false);
});

test("has the club's colour and mark: a flat one in its very colour, another in as many as fit", async () => {
  const green = indexedPng(192, 192, Buffer.alloc(192 * 192), [0x0a7a3c]);
  const colours = await coloursOf(await scoreboardPicture(facts, { accent: "#8c1127", mark: green }));
  expect([colours.has(0x8c1127), colours.has(0x0a7a3c), colours.has(0x1a38d6)]).toEqual([true, true, false]);

  const shades = Array.from({ length: 256 }, (_, index) => index * 0x010000 + (255 - index) * 0x000101);
  const busy = indexedPng(
    256,
    256,
    Buffer.from(Array.from({ length: 65_536 }, (_, at) => (at * 7) % 256)),
    shades,
  );
  expect(pixelsOf(await scoreboardPicture(facts, { accent: "#8c1127", mark: busy })).width).toBe(1200);
});

test("another name is another picture; letters that no font has leave the name to the page", async () => {
  const other = async (name: string) => (await scoreboardPicture({ ...facts, name })).toString("base64");
  expect(await other("One")).not.toBe(await other("Two"));
  expect(await other("टीम")).not.toBe(await other("दल"));
  expect(await other("Zoë")).not.toBe(await other("Zoe"));
  expect(await other("队")).toBe(await other("🚀"));
});

test("the club's and the event's names are drawn in their script as well", async () => {
  const named = async (texts: object) => (await scoreboardPicture({ ...facts, ...texts })).toString("base64");
  expect(await named({ clubName: "கோடிங் கிளப்" })).not.toBe(await named({ clubName: "队" }));
  expect(await named({ footer: "مقابلہ" })).not.toBe(await named({ footer: "队" }));
});
