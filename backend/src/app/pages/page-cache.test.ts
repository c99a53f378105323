import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PageCache, type ReadyPage } from "./page-cache.js";
import type { SiteBuild } from "./site-build.js";

/** A text whose compression can be better or worse. */
const LONG = Array.from({ length: 2000 }, (_, i) => `line ${String((i * 7919) % 1009)}`).join("\n");

let rendered: string[];
let fail: boolean;
let hang: boolean;
let missing: boolean;
let same: boolean;
let clubData: string;
let now: number;
let cache: PageCache;
beforeEach(() => {
  [rendered, fail, hang, missing, same, now, clubData] = [[], false, false, false, false, 0, "CDC"];
  const build = {
    get clubData() {
      return clubData;
    },
    shell: () => ({ status: 200, html: `shell of ${clubData}` }),
    publicPath: (pathname: string) => (pathname.startsWith("/mine") ? null : pathname),
    personalPath: (pathname: string) => (pathname.startsWith("/mine") ? "/mine" : null),
    shellFor: (path: string) => {
      rendered.push(path);
      return { status: 200, html: `shell of ${path}` };
    },
    render: (pathname: string, _ask: unknown, guess: string | null) => {
      rendered.push(pathname);
      const guessed = missing ? ` guessed ${String(guess)}` : "";
      const html = same ? LONG : `${pathname}${guessed} ${String(rendered.length)}`;
      if (hang) return new Promise(() => undefined);
      return fail
        ? Promise.reject(new Error("the database is away"))
        : Promise.resolve({ status: missing ? 404 : 200, html });
    },
  } as unknown as SiteBuild;
  cache = new PageCache(
    build,
    () => Promise.resolve({ events: [{ slug: "algOlympics" }] }),
    () => now,
  );
});

const text = ({ bodies }: ReadyPage): string => bodies.identity.toString();

test("a page is rendered once for all who ask at once and afterwards, in every encoding", async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.page("/")));
  expect(new Set(pages.map(text))).toEqual(new Set(["/ 1"]));
  const { bodies } = await cache.page("/");
  expect(brotliDecompressSync(bodies.br).toString()).toBe("/ 1");
  expect(gunzipSync(bodies.gzip).toString()).toBe("/ 1");
  expect(rendered).toEqual(["/"]);
});

test("after a change the next visitor gets the new page", async () => {
  await cache.page("/");
  cache.invalidate();
  expect(text(await cache.page("/"))).toBe("/ 2");
});

test("a change renders the pages that are cached at once, before anybody asks for them", async () => {
  await Promise.all([cache.page("/"), cache.page("/events"), cache.page("/mine")]);
  rendered = [];
  cache.invalidate();
  cache.invalidate();
  while (rendered.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(rendered).toEqual(["/", "/", "/events"]);
  await cache.page("/");
  await cache.page("/events");
  expect(rendered).toHaveLength(3);
});

test("a renewal that hangs delays no visitor longer than a second: visitors get the old page", async () => {
  await cache.page("/");
  hang = true;
  cache.invalidate();
  const began = Date.now();
  expect(text(await cache.page("/"))).toBe("/ 1");
  expect(Date.now() - began).toBeLessThan(2000);
  now = 1500;
  expect(text(await cache.page("/"))).toBe("/ 1");
  expect(rendered).toHaveLength(2);
});

test("an old page is sent at once and renewed in the background", async () => {
  await cache.page("/");
  now = 31_000;
  expect(text(await cache.page("/"))).toBe("/ 1");
  while (text(await cache.page("/")) === "/ 1") await new Promise((resolve) => setTimeout(resolve, 5));
  expect(text(await cache.page("/"))).toBe("/ 2");
  expect(rendered).toHaveLength(2);
});

test("a page that stays the same is compressed thoroughly at its renewal, once", async () => {
  same = true;
  const sizes: number[] = [];
  const kept: Buffer[] = [];
  for (now = 0; now < 400_000; now += 100_000) {
    const { br } = (await cache.page("/")).bodies;
    sizes.push(br.length);
    kept.push(br);
  }
  expect(rendered).toHaveLength(4);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  expect(kept[2]).toBe(kept[1]);
  expect(kept[3]).toBe(kept[1]);
  same = false;
  expect(text(await cache.page("/"))).toBe("/ 5");
});

test("a page that is too old is not sent any more", async () => {
  await cache.page("/");
  now = 61_000;
  expect(text(await cache.page("/"))).toBe("/ 2");
});

test("while rendering fails the old page is sent, however old, and a page without an old one is tried again", async () => {
  await cache.page("/");
  fail = true;
  now = 31_000;
  await cache.page("/");
  await new Promise((resolve) => setImmediate(resolve)); // The renewal fails in the background.
  expect(text(await cache.page("/"))).toBe("/ 1");
  now = 3_600_000;
  expect(text(await cache.page("/"))).toBe("/ 1");
  cache.invalidate();
  expect(text(await cache.page("/"))).toBe("/ 1");
  await expect(cache.page("/events")).rejects.toThrow("away");
  fail = false;
  expect(text(await cache.page("/events"))).toMatch("/events");
  expect(text(await cache.page("/"))).not.toBe("/ 1");
});

test("a flood of paths drops the oldest page, not all of them", async () => {
  const flood = Array.from({ length: 205 }, (_, number) => `/events/${String(number)}`);
  for (const path of flood) await cache.page(path);
  rendered = [];
  for (const path of flood.slice(-150)) await cache.page(path);
  expect(rendered).toEqual([]);
  await cache.page("/events/0");
  expect(rendered).toEqual(["/events/0"]);
});

test("personal pages are a shell, the same for every path of the page", async () => {
  expect(text(await cache.page("/mine"))).toBe("shell of /mine");
  expect(text(await cache.page("/mine/too"))).toBe("shell of /mine");
  expect(rendered).toEqual(["/mine"]);
});

test("shells are made again once the club's name changes", async () => {
  expect(text(await cache.shell())).toBe("shell of CDC");
  await cache.page("/mine");
  clubData = "Renamed";
  expect(text(await cache.shell())).toBe("shell of Renamed");
  await cache.page("/mine");
  await cache.page("/mine");
  expect(rendered).toEqual(["/mine", "/mine"]);
});

test("a change while a page is rendered does not leave an old page in the cache", async () => {
  const early = cache.page("/");
  cache.invalidate();
  await early;
  expect(text(await cache.page("/"))).toBe("/ 2");
});

test("paths without a page share one for each guess at what they were meant to be", async () => {
  missing = true;
  const guesses = ["/events/algolympic", "/algolympics", "/contakt", "/events/other"].map((path) =>
    cache.page(path),
  );
  const [one, two, three, four] = (await Promise.all(guesses)).map(text);
  expect(one).toMatch(/^\/404 guessed \/events\/algOlympics /);
  expect(two).toBe(one);
  expect(three).toMatch(/^\/404 guessed \/contact /);
  expect(four).toMatch(/^\/404 guessed null /);
});

test("all paths without a page share one, which is compressed once", async () => {
  missing = true;
  const pages = await Promise.all(
    ["/events/unknown-one", "/events/unknown-two", "/404"].map((path) => cache.page(path)),
  );
  expect(new Set(pages.map(({ bodies }) => bodies.br)).size).toBe(1);
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
  missing = false; // An admin adds the event.
  expect((await cache.page("/events/unknown-one")).status).toBe(200);
});
