/** @jest-environment <rootDir>/../scripts/jest/shared-environment.ts */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SYNTAX_SIEGE } from "../../pages/event/testing/events";
import { SITE_CONTENT } from "../../shared/testing/embedded-club";
import { serverHead } from "./server-head";

const ORIGIN = "https://club.example.org";
const SITE = { origin: ORIGIN, content: SITE_CONTENT };
const PUBLIC = join(__dirname, "../../../public");
const page = (path: string, title = "Title") => ({ title, description: "What it is.", path });

/** The JSON-LD blocks of a head. */
const data = (head: string): unknown[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as unknown,
  );
const content = (head: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(head)?.[1];

test.each([
  ["/", "home"],
  ["/events", "events"],
  ["/events/algOlympics", "algolympics"],
  ["/events/syntaxsiege", "syntaxsiege"],
  ["/events/code-cascade", "code-cascade"],
  ["/events/game-of-codes", "game-of-codes"],
  ["/events/genesis", "genesis"],
  ["/events/hackathon-2027", "event"],
  ["/members", "members"],
  ["/contact", "contact"],
])("%s is shared with the picture %s, of the size it says", (path, name) => {
  const head = serverHead(page(path), SITE);
  expect(content(head, "og:image")).toBe(`https://club.example.org/media/sharing/${name}.png`);
  expect(content(head, "og:url")).toBe(`https://club.example.org${path}`);
  expect(content(head, "og:image:alt")).toMatch(/CDC Coding Club.*: /);
  const file = join(PUBLIC, `media/sharing/${name}.png`);
  expect(existsSync(file)).toBe(true);
  const png = readFileSync(file);
  expect([String(png.readUInt32BE(16)), String(png.readUInt32BE(20))]).toEqual([
    content(head, "og:image:width"),
    content(head, "og:image:height"),
  ]);
  expect(content(head, "og:image:width")).toBe("1200");
  expect(png.length).toBeLessThan(60_000);
});

test("titles may hold anything", () => {
  const head = serverHead({ ...page("/events/syntaxsiege", `"><script>`), event: SYNTAX_SIEGE }, SITE);
  expect(content(head, "og:title")).toBe("&quot;&gt;&lt;script&gt;");
  const named = { ...SYNTAX_SIEGE, title: "</script><b>Siege</b>" };
  const blocks = data(serverHead({ ...page("/events/syntaxsiege"), event: named }, SITE));
  expect(blocks).toMatchObject([
    { "@type": "BreadcrumbList" },
    { "@type": "Event", name: "</script><b>Siege</b>", url: "https://club.example.org/events/syntaxsiege" },
  ]);
});

test("the home page tells who the club is", () => {
  expect(data(serverHead(page("/"), SITE))).toMatchObject([
    {
      "@type": "Organization",
      "@id": "https://club.example.org/#organization",
      name: "CDC Coding Club",
      logo: "https://club.example.org/media/icons/icon-512.png",
    },
    { "@type": "WebSite", url: "https://club.example.org/" },
  ]);
});

test("an event's page says what is above it", () => {
  expect(data(serverHead(page("/events/genesis", "Genesis"), SITE))).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: "Home", item: "https://club.example.org/" },
        { position: 2, name: "Events", item: "https://club.example.org/events" },
        { position: 3, name: "Genesis", item: "https://club.example.org/events/genesis" },
      ],
    },
  ]);
});

test("pages without an address of their own, such as the 404, have nothing to share", () => {
  expect(serverHead({ title: "Page not found", description: "There is no page here." }, SITE)).toBe("");
});
