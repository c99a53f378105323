import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "./load-content.js";
import { ContentCopy } from "./testing/content-copy.js";

const PROJECT = join(__dirname, "../../../..");

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => copy.dispose());

/** Returns the lines of the check's error, or an empty list for valid content. */
function complaints(): string[] {
  try {
    loadContent(copy.root);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}

describe("the content of the project", () => {
  const { content } = loadContent(PROJECT);

  test("has as many of everything as the specification counts", () => {
    expect(content.about.cards.map(({ title }) => title)).toEqual(["Aim", "Mission", "Vision"]);
    expect(content.testimonials.testimonials).toHaveLength(11);
    expect(content.glimpses.glimpses).toHaveLength(8);
    expect(content.batches.map(({ label, kind }) => [label, kind])).toEqual([
      ["Alumni(18-22)", "alumni"],
      ["(19-23)", "alumni"],
      ["(20-24)", "alumni"],
      ["(21-25)", "alumni"],
      ["2022-26", "students"],
      ["2023-27", "students"],
      ["2024-28", "students"],
    ]);
    for (const { members } of content.batches) expect(members).toHaveLength(12);
  });

  test("names no reachable person: addresses are those of example.org", () => {
    if (content.faculty === null) throw new Error("the sample has a faculty card");
    const people = [content.faculty, ...content.batches.flatMap(({ members }) => members)];
    for (const { email, linkedin } of people) {
      expect(email).toMatch(/@example\.org$/);
      if (linkedin !== null) expect(linkedin).toMatch(/^https:\/\/example\.org\//);
    }
  });
});

const SAYS = "testimonials.json";
const PICTURE =
  'must be the path of a picture in lower case, such as "members/asha-rao.webp" (svg, avif, webp, png or jpg)';
const SLUG = 'must have only lowercase letters, digits and single hyphens, such as "asha-rao"';
const ANIMATION = 'must be the path of an animation in lower case, such as "aim.json" (json or svg)';
const PIXELS = "must be a whole number from 1 to 1000, without quotes";
const ONE_LINE = "must be one line, without control characters";

const cardsNamed = (...ids: readonly string[]): object[] =>
  ids.map((id) => ({ id, icon: "about/aim.svg", title: id, description: id, width: 200, height: 200 }));

/**
 * A file, a path in it, a value that a volunteer (or an attacker) might write there, and the complaint. Undefined
 * removes the field.
 */
const SPOILT: [string, string, unknown, string][] = [
  [SAYS, "testimonials[3].feedback", " ", "must not be empty"],
  [SAYS, "testimonials[0].name", undefined, "is missing"],
  [SAYS, "testimonials[0].name", null, "is missing"],
  [SAYS, "testimonials[2].title", 2, "must be text in quotes"],
  [SAYS, "testimonials[2].title", ["B.Tech"], "must be text in quotes"],
  [SAYS, "testimonials[1].id", "ritika-baruah", 'is "ritika-baruah" as in testimonials[0]'],
  [SAYS, "testimonials[1]", "Best club ever!", "must be a record in curly braces"],
  [SAYS, "testimonials[1].feedbak", "…", "is not a field here; there are id, name, title, feedback, image"],
  [
    SAYS,
    "testimonials[1].constructor",
    "…",
    "is not a field here; there are id, name, title, feedback, image",
  ],
  [SAYS, "testimonials[0].image", "../../etc/passwd", PICTURE],
  [SAYS, "testimonials[0].image", "https://elsewhere.example/a.webp", PICTURE],
  [SAYS, "testimonials[0].image", "Asha Rao.JPG", PICTURE],
  [SAYS, "testimonials[0].image", "", "must not be empty. Leave the field out instead"],
  [SAYS, "testimonials[0].feedback", "x".repeat(401), "must have at most 400 characters"],
  [SAYS, "testimonials[0].name", "Asha\u0000Rao", ONE_LINE],
  [SAYS, "testimonials[0].name", "Asha\nRao", ONE_LINE],
  [SAYS, "testimonials[0].name", "Asha \ud800", ONE_LINE],
  [SAYS, "testimonials[0].name", "Asha Rao ", "must not begin or end with a space"],
  [SAYS, "testimonials", { 0: "Asha" }, "must be a list"],
  ["club.json", "liveLink.label", "", "must not be empty"],
  [
    "about.json",
    "cards",
    cardsNamed("aim", "mission", "vision", "more"),
    "must have 0 to 3 entries, but has 4",
  ],
  ["about.json", "cards[0].width", "200", PIXELS],
  ["about.json", "cards[0].height", 0.5, PIXELS],
  ["about.json", "cards[1].icon", "//elsewhere.example/aim.json", ANIMATION],
  ["glimpses.json", "glimpses[7].alt", undefined, "is missing"],
  ["glimpses.json", "glimpses[0].id", "First Contest", SLUG],
  ["sharing.json", "pictures[1].id", "Events", SLUG],
  ["sharing.json", "pictures[2].path", "events", 'must be a page on this site, such as "/events"'],
  ["faculty.json", "email", "meenakshi at example.org", "must be an e-mail address"],
  ["faculty.json", "linkedin", "javascript:alert(1)", "must be a full address that begins with https://"],
  ["club.json", "sample", undefined, "is missing"],
  ["club.json", "sample", "yes", "must be true or false, without quotes"],
  ["club.json", "liveLink.path", "//evil.example", 'must be a page on this site, such as "/events"'],
  ["club.json", "liveLink", "/events", "must be a record in curly braces"],
  ["address.json", "lines[1]", 204, "must be text in quotes"],
  ["address.json", "lines", "Room 204", "must be a list"],
  [
    "social-links.json",
    "links[0].href",
    "https://me@evil example",
    "must be a full address that begins with https://",
  ],
  ["members/2018-22.json", "kind", "graduates", 'must be one of "alumni", "students"'],
  ["members/2024-28.json", "members[0].role", undefined, 'is missing: the batch is "students"'],
  ["members/2019-23.json", "label", "Alumni(18-22)", 'is "Alumni(18-22)" as in another batch'],
  [
    "members/2019-23.json",
    "members[0].id",
    "aarav-kulkarni",
    'is "aarav-kulkarni" as in members/2018-22: members[0]',
  ],
];

test.each(SPOILT)("%s: %s being %j is reported by file and field", (file, place, value, complaint) => {
  copy.set(file, place, value);
  expect(complaints()).toEqual([`frontend/content/${file}: ${place} ${complaint}`]);
});

test("a club may do without much: what it has none of is empty or not there", () => {
  copy.set("about.json", "cards", []);
  copy.set("testimonials.json", "testimonials", []);
  copy.set("glimpses.json", "glimpses", []);
  copy.set("social-links.json", "links", []);
  copy.set("address.json", "lines", []);
  copy.set("club.json", "liveLink", undefined);
  copy.set("members/2018-22.json", "members[4].placement", undefined);
  expect(loadContent(copy.root).content.batches[0]?.members[4]?.placement).toBeNull();
  copy.remove("faculty.json");
  copy.remove("members");
  const { content } = loadContent(copy.root);
  expect(content).toMatchObject({
    faculty: null,
    batches: [],
    about: { cards: [] },
    club: { liveLink: null },
  });
});

test("a link is to a network that there is an icon for", () => {
  copy.set("social-links.json", "links", [
    { id: "orkut", label: "Orkut", href: "https://example.org/orkut" },
  ]);
  expect(complaints()[0]).toMatch(/links\[0\]\.id must be one of "whatsapp", "telegram", /);
});

test("events without a picture of their own have one to share", () => {
  copy.set("sharing.json", "pictures[2].path", "/events/hackathon");
  expect(complaints()).toEqual([
    'frontend/content/sharing.json: pictures must have one with the path "/events/*": for events without one of their own',
  ]);
});

test("a field named __proto__ is refused, and changes nothing", () => {
  copy.write("address.json", '{"sample": true, "__proto__": {"lines": ["Elsewhere"]}}');
  expect(complaints()).toEqual([
    "frontend/content/address.json: __proto__ is not a field here; there are sample, lines",
    "frontend/content/address.json: lines is missing",
  ]);
});

test.each([
  [
    "not JSON",
    '{\n  "sample": true\n  "lines": []\n}',
    "line 3, column 3: a comma or } is missing before this",
  ],
  ["not UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), "the file is not saved as UTF-8"],
  ["a list", "[]", "the file must be a record in curly braces"],
  ["nothing", "null", "the file must be a record in curly braces"],
])("a file that is %s", (_what, text, complaint) => {
  copy.write("address.json", text);
  expect(complaints()).toEqual([`frontend/content/address.json: ${complaint}`]);
});

test("the mark that some editors put before UTF-8 is no mistake", () => {
  copy.write("address.json", '\uFEFF{"sample": false, "lines": ["Room 204"]}');
  expect(loadContent(copy.root).content.address.lines).toEqual(["Room 204"]);
  expect(loadContent(copy.root).samples).not.toContain("frontend/content/address.json");
});

test("files that are missing, and files that the site does not read", () => {
  copy.remove("glimpses.json");
  copy.write("testimonial.json", "{}");
  expect(complaints()).toEqual([
    "frontend/content/glimpses.json: the file is missing or cannot be read",
    expect.stringMatching(
      /^frontend\/content\/testimonial\.json: no such file is read; there are club\.json, /,
    ),
  ]);
});

test("a batch's file whose name is no key", () => {
  copy.write("members/Batch 2025.json", "{}");
  expect(complaints()).toEqual([
    `frontend/content/members/Batch 2025.json: a batch's file is named in lower-case letters, digits and hyphens, such as "2025-29.json"`,
  ]);
});

test("all mistakes are reported at once", () => {
  copy.set("faculty.json", "name", undefined);
  copy.write("address.json", "{");
  expect(complaints()).toEqual([
    "frontend/content/address.json: line 1, column 2: the file ends too early",
    "frontend/content/faculty.json: name is missing",
  ]);
});

test("a folder of events is reported: their texts are in no file", () => {
  mkdirSync(join(copy.root, "frontend/content/events"));
  expect(complaints()).toEqual([
    "frontend/content/events/: no such folder is read: the texts of events are edited on the tab Content",
  ]);
});
