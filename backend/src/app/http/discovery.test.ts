import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fastify from "fastify";
import type { EventChange } from "../../modules/events/event.repository.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { ClubContent } from "../../modules/content/contract/club.content.js";
import { addDiscovery } from "./discovery.js";
import { sitemap } from "./discovery-files.js";

const PUBLIC = join(__dirname, "../../../../frontend/public");
const ORIGIN = "https://club.example.org";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: `${ORIGIN}/` });
});
afterAll(() => app.close());

/**
 * Returns every URL of a sitemap with its date, in order.
 * @throws Error for a malformed line
 */
function addresses(xml: string): [address: string, changed: string | undefined][] {
  const [head, urlset, ...lines] = xml.trimEnd().split("\n");
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(urlset).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(lines.pop()).toBe("</urlset>");
  return lines.map((line) => {
    const match = /^ {2}<url><loc>([^<>]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?<\/url>$/.exec(line);
    if (!match) throw new Error(`not an entry: ${line}`);
    return [match[1] ?? "", match[2]];
  });
}

test("the sitemap has the public pages and every event, including one that was just added", async () => {
  const before = Date.now();
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const old = addresses((await admin.get("/sitemap.xml")).text);
  expect(old.map(([address]) => address)).toEqual([
    "https://club.example.org/",
    "https://club.example.org/events",
    "https://club.example.org/members",
    "https://club.example.org/contact",
    "https://club.example.org/events/algOlympics",
    "https://club.example.org/events/syntaxsiege",
    "https://club.example.org/events/code-cascade",
    "https://club.example.org/events/game-of-codes",
    "https://club.example.org/events/genesis",
  ]);
  const input = {
    slug: "byte-battle",
    title: "Byte & Battle",
    summary: "A night of code.",
    description: "One.",
    image: "events/byte-battle.svg",
    schedule: "6 pm: start",
    venue: "Lab 3",
    fee: 0,
    maxTeamSize: 3,
    firstDay: "2027-02-01",
    lastDay: "2027-02-02",
    registration: "closed",
    state: "upcoming",
    qualifyingRank: 1,
    notices: [],
  };
  const created = await admin.graphql(
    "mutation ($input: CreateEventInput!) { createEvent(input: $input) { message } }",
    { input },
  );
  expect(created.errors).toBeUndefined();
  const [newest] = addresses((await admin.get("/sitemap.xml")).text).slice(old.length);
  expect(newest?.[0]).toBe("https://club.example.org/events/byte-battle");
  expect(Date.parse(newest?.[1] ?? "")).toBeGreaterThanOrEqual(before - 1);
  expect(Date.parse(newest?.[1] ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a URL with special characters of XML is escaped", () => {
  const xml = sitemap(ORIGIN, [{ slug: `a&b<c>'"/ü`, updatedAt: new Date("2027-01-01T00:00:00Z") }]);
  expect(addresses(xml).at(-1)).toEqual([
    "https://club.example.org/events/a%26b%3Cc%3E&#39;%22%2F%C3%BC",
    "2027-01-01T00:00:00.000Z",
  ]);
});

test("robots.txt allows the pages, disallows everything else, and names the sitemap", async () => {
  const { text, headers } = await app.client().get("/robots.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  const lines = text.split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain("Sitemap: https://club.example.org/sitemap.xml");
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isClosed = (path: string): boolean =>
    closed.some((rule) => new RegExp(`^${rule.replaceAll("*", ".*")}`).test(path));
  for (const path of [
    "/",
    "/events",
    "/events/syntaxsiege",
    "/cdcteam",
    "/contact",
    "/media/icon.svg",
    "/login",
  ]) {
    expect([path, isClosed(path)]).toEqual([path, false]);
  }
  for (const path of ["/api/events", "/graphql"]) {
    expect([path, isClosed(path)]).toEqual([path, true]);
  }
});

/** Returns the width and height of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the manifest names the club, and its icons exist in the stated sizes", async () => {
  interface Manifest {
    readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  }
  const { body, headers } = await app.client().get<Manifest>("/manifest.webmanifest");
  expect(headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  expect(body).toMatchObject({
    name: "CDC Coding Club",
    short_name: "CDC",
    start_url: "/",
    display: "minimal-ui",
    theme_color: "#f4f4ef",
    background_color: "#f4f4ef",
  });
  const drawn = body.icons.filter(({ type }) => type === "image/png");
  expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of drawn) {
    expect(sizeOf(readFileSync(join(PUBLIC, src))).join("x")).toBe(sizes);
  }
});

test("the icons that browsers request by themselves have the right sizes", () => {
  expect(sizeOf(readFileSync(join(PUBLIC, "apple-touch-icon.png")))).toEqual([180, 180]);
  const icon = readFileSync(join(PUBLIC, "favicon.ico"));
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32]);
});

test("a sitemap of many events is compressed for clients that accept it; the manifest has the name of the moment", async () => {
  const many: EventChange[] = Array.from({ length: 100 }, (_, i) => ({
    slug: `contest-${String(i)}`,
    updatedAt: new Date(0),
  }));
  const server = fastify();
  const none = { slugs: () => Promise.resolve(new Set<string>()) };
  let name = "Club";
  const club = () => ({ name, shortName: "C", description: "A club." }) as ClubContent;
  addDiscovery(server, ORIGIN, { changes: () => Promise.resolve(many) }, none, club);
  const packed = await server.inject({ url: "/sitemap.xml", headers: { "accept-encoding": "gzip, br" } });
  expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  const plain = await server.inject({ url: "/sitemap.xml" });
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers["cache-control"]).toBe("no-cache");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(addresses(plain.body)).toHaveLength(104);
  const manifestName = async () =>
    (await server.inject({ url: "/manifest.webmanifest" })).json<{ name: string }>().name;
  expect(await manifestName()).toBe("Club");
  name = "Renamed";
  expect(await manifestName()).toBe("Renamed");
  await server.close();
});
