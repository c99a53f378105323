import { brotliDecompressSync } from "node:zlib";
import { getRaw, readHead } from "./support/head";
import { openPage } from "./support/open-page";
import { asStudent, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";

/**
 * The pages that search engines list, except results: path, title and picture for sharing, and the types of the
 * JSON-LD.
 */
const PAGES = [
  ["/", "Coding contests and classes", "home", ["Organization", "WebSite"]],
  ["/events", "Events", "events", ["BreadcrumbList"]],
  ["/events/algOlympics", "AlgOlympics", "algolympics", ["BreadcrumbList", "Event"]],
  ["/events/syntaxsiege", "Syntax Siege 2025", "syntaxsiege", ["BreadcrumbList", "Event"]],
  ["/events/code-cascade", "Code Cascade", "code-cascade", ["BreadcrumbList", "Event"]],
  ["/events/game-of-codes", "Game of Codes", "game-of-codes", ["BreadcrumbList", "Event"]],
  ["/events/genesis", "Genesis", "genesis", ["BreadcrumbList", "Event"]],
  ["/members", "Members", "members", ["BreadcrumbList"]],
  ["/contact", "Contact", "contact", ["BreadcrumbList"]],
] as const;

for (const [path, title, picture, kinds] of PAGES) {
  test(`${path} says what it is to those who share it`, async ({ site }) => {
    const page = await fetch(site.url + path);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-robots-tag")).toBeNull();
    const html = await page.text();
    const head = readHead(html);
    expect(head.titles).toEqual([`${title} · CDC Coding Club`]);
    expect(head.meta("description")).toEqual([expect.stringMatching(/^.{20,200}$/)]);
    expect(head.links("canonical")).toEqual([site.url + path]);
    expect(head.meta("robots")).toEqual([]);
    const address = `${site.url}/media/sharing/${picture}.png`;
    for (const [name, content] of Object.entries({
      "og:title": title,
      "og:description": head.meta("description")[0],
      "og:type": "website",
      "og:url": site.url + path,
      "og:site_name": "CDC Coding Club",
      "og:image": address,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    })) {
      expect([name, head.meta(name)]).toEqual([name, [content]]);
    }
    expect(head.meta("og:image:alt")).toEqual([expect.stringContaining("CDC Coding Club")]);
    const shown = await getRaw(address);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/png"]);
    expect([shown.body.readUInt32BE(16), shown.body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(head.data().map((block) => block["@type"])).toEqual(kinds);
    expect(html.match(/application\/ld\+json/g)).toHaveLength(kinds.length);
  });
}

test("an event is data that search engines can use", async ({ site }) => {
  const read = async (slug: string) => {
    const html = await (await fetch(`${site.url}/events/${slug}`)).text();
    return readHead(html).data()[1];
  };
  expect(await read("syntaxsiege")).toMatchObject({
    "@context": "https://schema.org",
    name: "Syntax Siege 2025",
    startDate: "2025-02-24",
    endDate: "2025-03-02",
    url: `${site.url}/events/syntaxsiege`,
    description: expect.stringMatching(/\w+/),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    image: [`${site.url}/media/sharing/syntaxsiege.png`, `${site.url}/media/events/syntaxsiege.svg`],
    location: [
      { "@type": "Place", address: expect.stringContaining("Sample University") },
      { "@type": "VirtualLocation" },
    ],
    organizer: { "@type": "Organization", name: "CDC Coding Club", url: `${site.url}/` },
    offers: [
      { price: "0.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
      { price: "360.00", priceCurrency: "INR", url: `${site.url}/events/syntaxsiege` },
    ],
  });
  expect(await read("algOlympics")).toMatchObject({
    name: "AlgOlympics",
    startDate: "2024-12-25",
    endDate: "2025-01-04",
    url: `${site.url}/events/algOlympics`,
    description: expect.stringMatching(/\w+/),
    location: expect.arrayContaining([expect.objectContaining({ "@type": "Place" })]),
    organizer: { "@type": "Organization", name: "CDC Coding Club" },
    offers: [{ price: "150.00", availability: "https://schema.org/SoldOut" }],
  });
});

test("no two pages share a title, a description, an address or a picture; the sitemap has them all", async ({
  site,
}) => {
  const heads = await Promise.all(
    PAGES.map(async ([path]) => readHead(await (await fetch(site.url + path)).text())),
  );
  for (const values of [
    heads.map(({ titles }) => titles[0]),
    heads.map((head) => head.meta("description")[0]),
    heads.map((head) => head.links("canonical")[0]),
    heads.map((head) => head.meta("og:image")[0]),
  ]) {
    expect(new Set(values).size).toBe(PAGES.length);
  }
  const sitemap = await fetch(`${site.url}/sitemap.xml`);
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = ""]) => address)
    // Leaves out results: events get results when another test on this site ranks a team.
    .filter((address) => !address.endsWith("/results"));
  expect(listed.sort()).toEqual(heads.map((head) => head.links("canonical")[0]).sort());
});

test("the same page under another spelling has the one address", async ({ site }) => {
  for (const path of ["/events/", "/events?from=whatsapp"]) {
    const head = readHead(await (await fetch(site.url + path)).text());
    expect(head.links("canonical")).toEqual([`${site.url}/events`]);
  }
});

for (const path of ["/login", "/signup", "/profile", "/payment", "/events/syntaxsiege/registration", "/no"]) {
  test(`${path} is nothing to be found or shared`, async ({ site }) => {
    const page = await fetch(site.url + path);
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    const head = readHead(await page.text());
    expect(head.links("canonical")).toEqual([]);
    expect(head.meta("og:image")).toEqual([]);
  });
}

test("an invitation's page says who invites to what, has its picture, and is on no search engine's list", async ({
  site,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const { link } = await asStudent(site, leader, "POST", "/api/eventTeam/invitation-link", { teamId: id });
  const { url } = link as { url: string };
  const html = await (await fetch(url)).text();
  expect(html).toContain(`Asha Rao invites you to the team ${name} for Syntax Siege 2025.`);
  const head = readHead(html);
  expect(head.meta("og:title")).toEqual([expect.stringContaining(`Join ${name}`)]);
  expect(head.meta("og:image")).toEqual([`${url}/picture.png`]);
  const picture = await fetch(`${url}/picture.png`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const none = `${site.url}/join/${"A".repeat(22)}`;
  expect((await fetch(`${none}/picture.png`)).status).toBe(404);
  const ended = await fetch(none);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain("This invitation link no longer works");
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain("/join");
});

test("a page has no comments for developers", async ({ site }) => {
  for (const path of ["/", "/hi/", "/login"])
    expect(await (await fetch(site.url + path)).text()).not.toMatch(/<!-- \w/);
});

test("icons, manifest and robots.txt are where the pages and browsers look for them", async ({ site }) => {
  const head = readHead(await (await fetch(site.url)).text());
  const contentTypes: Record<string, string | undefined> = {};
  for (const path of [
    ...head.links("icon"),
    ...head.links("apple-touch-icon"),
    ...head.links("manifest"),
    "/robots.txt",
  ]) {
    const { status, headers } = await getRaw(site.url + path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    contentTypes[path] = headers["content-type"];
  }
  expect(contentTypes).toEqual({
    "/favicon.ico": expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    "/favicon.svg": "image/svg+xml",
    "/apple-touch-icon.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
  });
});

test("pages and their scripts and styles come compressed; what has its content in its name stays for good", async ({
  site,
}) => {
  const assets = new Set<string>();
  for (const [path] of PAGES) {
    const { headers, body } = await getRaw(site.url + path);
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    const html = brotliDecompressSync(body).toString();
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) assets.add(asset);
  }
  const texts = [...assets].filter((asset) => /\.(js|css)$/.test(asset));
  expect(texts.length).toBeGreaterThan(5);
  expect([...assets].some((asset) => asset.endsWith(".woff2"))).toBe(true);
  for (const asset of assets) {
    const { status, headers, body } = await getRaw(site.url + asset);
    expect([asset, status, headers["cache-control"]]).toEqual([
      asset,
      200,
      "public, max-age=31536000, immutable",
    ]);
    if (!texts.includes(asset)) continue; // fonts are compressed already
    // A file smaller than a packet is sent uncompressed.
    const plain = headers["content-encoding"] === undefined && body.length < 1024;
    expect([asset, plain ? "br" : headers["content-encoding"]]).toEqual([asset, "br"]);
  }
});

test("the browser takes the head over unchanged, and from page to page there is one title and one address", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Ignores the message that Playwright blocks the service worker. The site registers the worker three seconds after
    // its start.
    const ofTheTest = message.text().includes("blocked by Playwright");
    if (["error", "warning"].includes(message.type()) && !ofTheTest) complaints.push(message.text());
  });
  const tags = (selector: string) => page.locator(`head > ${selector}`);
  await openPage(page, "/events/syntaxsiege");
  await page.getByRole("button", { name: /theme/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
  for (const selector of [
    "title",
    "meta[name=description]",
    "link[rel=canonical]",
    "meta[property='og:title']",
  ]) {
    await expect(tags(selector)).toHaveCount(1);
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveTitle("Contact · CDC Coding Club");
  await expect(tags("link[rel=canonical]")).toHaveCount(1);
  await expect(tags("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/contact`);
  await expect(tags("meta[name=description]")).toHaveCount(1);
  expect(complaints).toEqual([]);
});
