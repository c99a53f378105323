import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { PageCache } from "../pages/page-cache.js";
import { SitePages } from "../pages/site-pages.js";
import type { SiteBuild } from "../pages/site-build.js";
import { addSite } from "./site.js";

/** A build with a public page, a public page that cannot be rendered, and a personal page (/login). */
const build = {
  clubData: "",
  shell: () => ({ status: 200, html: "<!doctype html><title>Shell</title>" }),
  publicPath: (address: string) => {
    const [pathname = ""] = address.split("?", 1);
    return pathname === "/login" ? null : ["/", "/broken"].includes(pathname) ? pathname : "/404";
  },
  personalPath: () => "/login",
  shellFor: () => ({ status: 200, html: "<!doctype html><title>Shell</title>" }),
  render: async (pathname: string) => {
    if (pathname === "/broken") throw new Error("the database is away");
    return Promise.resolve({
      status: pathname === "/404" ? 404 : 200,
      html: `<!doctype html><title>${pathname}</title>`,
    });
  },
} as unknown as SiteBuild;
const root = mkdtempSync(join(tmpdir(), "site-"));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Page</title>");
  mkdirSync(join(root, ".vite"));
  writeFileSync(join(root, ".vite/manifest.json"), "{}");
  writeFileSync(join(root, "assets/main-1a2b.js"), "export {};");
  writeFileSync(join(root, "assets/main-1a2b.js.br"), brotliCompressSync("export {};"));
  writeFileSync(join(root, "assets/main-1a2b.js.map"), "{}");
  app = fastify();
  await addSite(
    app,
    root,
    new SitePages(
      new PageCache(build, () => Promise.resolve({ events: [{ slug: "algOlympics" }] })),
      (language) => (language === "hi" ? new PageCache(build, () => Promise.resolve({ events: [] })) : null),
    ),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

async function get(url: string): Promise<readonly unknown[]> {
  const { statusCode, headers } = await app.inject({ url });
  return [statusCode, headers["content-type"], headers["cache-control"]];
}

test.each(["/", "/?from=/a.html", "/login?next=/a.html"])(
  "%s is a page, and is always revalidated",
  async (url) => {
    expect(await get(url)).toEqual([200, "text/html; charset=utf-8", "no-cache"]);
  },
);

test("a path without a page answers 404, to programs too", async () => {
  expect(await get("/nowhere")).toEqual([404, "text/html; charset=utf-8", "no-cache"]);
});

test("an event's path in other capitals leads to the right one for good, with its query", async () => {
  const { statusCode, headers } = await app.inject({ url: "/events/ALGolympics/Registration?from=/a" });
  expect([statusCode, headers.location]).toEqual([301, "/events/algOlympics/registration?from=/a"]);
});

test("search engines list the public pages only", async () => {
  const robots = async (url: string) => (await app.inject({ url })).headers["x-robots-tag"];
  expect(await robots("/")).toBeUndefined();
  expect(await robots("/login?next=/")).toBe("noindex");
  expect(await robots("/nowhere")).toBe("noindex");
});

test("a page that has not changed is not sent again", async () => {
  const { headers } = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  const etag = String(headers["etag"]);
  const again = await app.inject({ url: "/", headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.statusCode, again.body, again.headers["etag"]]).toEqual([304, "", etag]);
  const other = await app.inject({ url: "/login", headers: { "if-none-match": etag } });
  expect(other.statusCode).toBe(200);
});

test.each(["br;q=0, gzip;q=0", "BR;q=0,*;q=0.0", "identity, *;q=0", "identity"])(
  "nothing is packed for who accepts %s",
  async (accepted) => {
    for (const url of ["/", "/assets/main-1a2b.js"]) {
      const { headers } = await app.inject({ url, headers: { "accept-encoding": accepted } });
      expect([url, headers["content-encoding"]]).toEqual([url, undefined]);
    }
  },
);

test("an asset is not packed in a way that is refused, whatever else is accepted", async () => {
  const headers = { "accept-encoding": "br;q=0, gzip;q=0, *;q=0.5" };
  writeFileSync(join(root, "assets/main-1a2b.js.gz"), gzipSync("export {};"));
  const reply = await app.inject({ url: "/assets/main-1a2b.js", headers });
  expect([reply.headers["content-encoding"], reply.body]).toEqual([undefined, "export {};"]);
});

test("while a page cannot be rendered, people get the frame, whose script says so", async () => {
  const reply = await app.inject({ url: "/broken" });
  expect([reply.statusCode, reply.headers["retry-after"], reply.body]).toEqual([
    503,
    "5",
    "<!doctype html><title>Shell</title>",
  ]);
});

test("an asset is cached for a year", async () => {
  expect(await get("/assets/main-1a2b.js")).toEqual([
    200,
    expect.stringContaining("javascript"),
    "public, max-age=31536000, immutable",
  ]);
});

test("an asset is sent compressed to clients that can read that, and described without its text", async () => {
  const headers = { "accept-encoding": "gzip, br" };
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await app.inject({ url: "/assets/main-1a2b.js", headers });
  expect([statusCode, sent["content-encoding"], String(brotliDecompressSync(rawPayload))]).toEqual([
    200,
    "br",
    "export {};",
  ]);
  const head = await app.inject({ method: "HEAD", url: "/assets/main-1a2b.js" });
  expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, "10", ""]);
  expect((await app.inject({ method: "HEAD", url: "/login" })).statusCode).toBe(200);
});

test.each([
  "/assets/main-0000.js",
  "/assets/old.css?v=1",
  "/robots.txt",
  "/assets/main-1a2b.js.br",
  "/assets/main-1a2b.js.map",
  "/.vite/manifest.json",
  "/assets/../.vite/manifest.json",
  "/assets/%2e%2e/.vite/manifest.json",
  "/assets/..%2f..%2fetc/passwd.txt",
])("%s, which does not exist or belongs to no one, answers 404 instead of a page", async (url) => {
  expect(await get(url)).toEqual([404, expect.stringContaining("text/plain"), undefined]);
});

test("other methods and missing files are not found", async () => {
  expect((await app.inject({ method: "POST", url: "/login" })).statusCode).toBe(404);
});

test("a language that was chosen leads there from every page, unless the site was built without it", async () => {
  const replyTo = async (url: string, cookie: string): Promise<readonly unknown[]> => {
    const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
    return [statusCode, headers.location];
  };
  expect(await replyTo("/login?next=/a", "theme=dark; language=hi")).toEqual([302, "/hi/login?next=/a"]);
  expect(await replyTo("/hi", "language=hi")).toEqual([200, undefined]);
  expect(await replyTo("/", "language=bn")).toEqual([200, undefined]);
  expect(await replyTo("/", "language=en")).toEqual([200, undefined]);
  expect(await replyTo("/", "language=//evil.example")).toEqual([200, undefined]);
});

test("the home page is rendered when the server listens, and is sent though the database hangs before the first visitor comes", async () => {
  let rendered = 0;
  const hanging = Object.assign(Object.create(build) as SiteBuild, {
    render: (pathname: string, ask: never) =>
      ++rendered === 1 ? build.render(pathname, ask) : new Promise<never>(() => undefined),
  });
  const site = fastify();
  await addSite(
    site,
    root,
    new SitePages(new PageCache(hanging, () => Promise.resolve({ events: [] })), () => null),
  );
  await site.listen({ port: 0, host: "127.0.0.1" });
  expect(rendered).toBe(1);
  expect((await site.inject({ url: "/" })).statusCode).toBe(200);
  await site.close();
});
