import { createHash } from "node:crypto";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { PROJECT_ROOT } from "../../kernel/project-root.js";
import { PERSONAL_PATHS, PUBLIC_PATHS } from "../../kernel/contract/paths.js";
import { DevCopy, ONE_REQUEST } from "../testing/dev-copy.js";
import { unwrapped } from "../testing/standard-words.js";

/**
 * The values for the placeholders in addresses: `<slug>` in docs/reference.md, `:slug` in a path. The key "…" is for
 * the remaining part of an address.
 */
const VALUES: Readonly<Record<string, string>> = {
  slug: "algOlympics",
  year: "2025",
  // The name's timestamp is in the far future, so no clean-up removes the picture.
  name: "glimpse-7fffffff-ffff-7fff-8fff-ffffffffffff",
  file: "800.jpg",
  token: "unknown",
  id: "unknown",
  key: "unknown",
  number: "1",
  "…": "unknown",
};
const filled = (address: string): string =>
  address.replace(/#.*/, "").replace(/<(\w+)>|:(\w+)|(…)/g, (_all, ...[inTable, inPath, rest]: string[]) => {
    const value = VALUES[inTable ?? inPath ?? rest ?? ""];
    if (value === undefined) throw new Error(`${address} needs a value here.`);
    return value;
  });

const [, addresses = ""] =
  /\n## Addresses\n(.*?)\n## /s.exec(readFileSync(join(PROJECT_ROOT, "docs/reference.md"), "utf8")) ?? [];
/** The addresses in the section "Addresses" of docs/reference.md, each with its method. */
const DOCUMENTED = unwrapped(addresses)
  .flatMap((line) => [...(/^- (.*?): /.exec(line)?.[1] ?? "").matchAll(/`(?:([A-Z]+) )?(\/[^`]*)`/g)])
  .map(([, method = "GET", address = ""]) => ({ method, address }));

/** More requests: to unknown addresses, to other languages, to addresses that redirect, or with methods besides GET. */
const SPECIAL: readonly { what: string; method: string; url: string; headers?: Record<string, string> }[] = [
  { what: "an address without page", method: "GET", url: "/nowhere" },
  { what: "one in Hindi", method: "GET", url: "/hi/nowhere" },
  { what: "a page in Bengali", method: "GET", url: "/bn/events?year=2025" },
  { what: "a file that is not there", method: "GET", url: "/assets/old.js" },
  { what: "one in Hindi that is not there", method: "GET", url: "/hi/assets/old.css?v=1" },
  { what: "an event in other capitals", method: "GET", url: "/hi/events/ALGolympics/results?q=a" },
  {
    what: "a language that was chosen",
    method: "GET",
    url: "/events?a=b",
    headers: { cookie: "language=bn" },
  },
  { what: "the head of a page", method: "HEAD", url: "/events" },
  { what: "the head of a calendar", method: "HEAD", url: "/calendar.ics" },
  { what: "a form sent to a page", method: "POST", url: "/contact" },
  { what: "a REST route that is none", method: "GET", url: "/api/no/such" },
];

/** A script that writes each route of the backend into routes.txt. */
const LIST_ROUTES = `
  const { appendFileSync } = require("node:fs");
  require("node:diagnostics_channel").subscribe("fastify.initialization", ({ fastify }) =>
    fastify.addHook("onRoute", ({ url }) => appendFileSync("routes.txt", url + "\\n")));`;

/**
 * A stand-in for the code that renders the built site's pages. The stand-in knows the pages' addresses, but renders
 * nothing. Returns 404 for paths that contain "unknown" or end with 2025.
 */
const RENDERER = `
  export { personalPage, publicPage } from "./page-at";
  export const clubData = () => "";
  export const renderPage = async (path) =>
    ({ status: /^\\/404|unknown|2025$/.test(path) ? 404 : 200, head: "", body: "", initialData: "" });`;

const dev = new DevCopy(["backend", "frontend"]);
/**
 * The address of the backend behind `npm run dev`. The backend also serves a built site, for comparison with the
 * development server's pages.
 */
let built: string;
beforeAll(async () => {
  buildSite();
  dev.write("routes.cjs", LIST_ROUTES);
  dev.write(`data/pictures/${VALUES["name"] ?? ""}/${VALUES["file"] ?? ""}`, "an uploaded picture");
  await dev.start({ NODE_OPTIONS: `--require ${join(dev.folder, "routes.cjs")}` });
  built = await dev.backend();
  await dev.eventually("/readyz", { status: 200 });
});
afterAll(() => dev.remove());

function buildSite(): void {
  const { outputFiles } = buildSync({
    stdin: { contents: RENDERER, resolveDir: join(dev.folder, "frontend/src/app"), loader: "ts" },
    ...{ bundle: true, write: false, platform: "node", format: "cjs", jsx: "automatic" },
    packages: "external",
    alias: { "@contract": join(dev.folder, "backend/src"), "type-graphql": "type-graphql/shim" },
    external: ["../pages/*-page", "../features/*"],
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  });
  for (const language of ["", "hi/", "bn/"]) {
    const site = `const SITE_LANGUAGE = "${language.slice(0, -1) || "en"}";\n${outputFiles[0]?.text ?? ""}`;
    dev.write(`frontend/dist-server/${language}entry-server.cjs`, site);
    dev.write(`frontend/dist/${language}.vite/manifest.json`, "{}");
    copyFileSync(
      join(dev.folder, "frontend/index.html"),
      join(dev.folder, `frontend/dist/${language}index.html`),
    );
  }
  for (const script of ["theme.js", "first.js", "at-rest.js", "late-scripts.js"])
    copyFileSync(join(dev.folder, "frontend/public", script), join(dev.folder, "frontend/dist", script));
}

const OF_EACH_REPLY = ["date", "keep-alive", "connection", "x-request-id"];

/**
 * Returns the parts of a reply that must be the same on both servers. Omits the text of the website's pages, because
 * the development server renders them differently.
 */
async function reply(
  origin: string,
  method: string,
  url: string,
  headers: Record<string, string>,
): Promise<object> {
  const got = await fetch(origin + url, {
    method,
    headers: { ...headers, ...ONE_REQUEST },
    redirect: "manual",
  });
  const [text, type] = [await got.text(), got.headers.get("content-type")];
  const head = { status: got.status, type, location: got.headers.get("location") };
  const isHtml = type?.startsWith("text/html") === true;
  if (got.headers.has("location") || (isHtml && (method === "HEAD" || text.includes('<div id="root"'))))
    return head;
  const changes = url === "/metrics" ? [...OF_EACH_REPLY, "content-length"] : OF_EACH_REPLY;
  const lasting = [...got.headers].filter(([name]) => !changes.includes(name));
  const digest = createHash("sha256").update(text).digest("hex");
  return { ...head, headers: Object.fromEntries(lasting), digest: url === "/metrics" ? "" : digest };
}

async function expectTheSame(method: string, url: string, headers: Record<string, string>): Promise<void> {
  const [here, there] = await Promise.all(
    [dev.address, built].map((from) => reply(from, method, url, headers)),
  );
  expect(here).toEqual(there);
}

describe("what the built site answers, npm run dev answers too:", () => {
  const pages = [...PUBLIC_PATHS, ...PERSONAL_PATHS].map((address) => ({ method: "GET", address }));
  test.each([...DOCUMENTED, ...pages])("$method $address", async ({ method, address }) => {
    const url = filled(address);
    await expectTheSame(method, url, { accept: "*/*" });
    // Skipped for the playground, because a browser's first visit builds it.
    if (!/^\/(?:graphql|playground)/.test(url)) await expectTheSame(method, url, { accept: "text/html" });
  });

  test.each(SPECIAL)("$what: $method $url", async ({ method, url, headers = {} }) => {
    await expectTheSame(method, url, headers);
  });
});

test("docs/reference.md names every address that the server has a route for", () => {
  const routes = new Set(readFileSync(join(dev.folder, "routes.txt"), "utf8").trim().split("\n"));
  const missing = [...routes].filter((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+(?:\([^)]*\))?|\*/g, "[^]+")}$`);
    return !DOCUMENTED.some(
      ({ address }) =>
        pattern.test(filled(address)) || (address.endsWith("…") && route.startsWith(address.slice(0, -2))),
    );
  });
  expect(missing).toEqual([]);
});

test("a picture that was uploaded is shown", async () => {
  const address = filled("/media/uploads/<name>/<file>");
  await dev.eventually(address, { status: 200, text: "an uploaded picture" });
});

test("public pages come rendered, in their language, and personal ones are a frame for their script", async () => {
  await dev.eventually("/events", { status: 200, text: expect.stringContaining("Syntax Siege") });
  await dev.eventually("/hi/events", { status: 200, text: expect.stringContaining("<title>इवेंट · ") });
  await dev.eventually("/profile", { status: 200, text: expect.stringContaining('<div id="root"></div>') });
});

test("the UI kit is a page of the website, the mailbox is the backend's", async () => {
  await dev.eventually("/dev/ui", { status: 200, text: expect.stringContaining("/src/ui-kit/main.tsx") });
  await dev.eventually("/dev/mailbox", { status: 200, text: expect.not.stringContaining("/src/") });
});

test("a page that cannot be rendered says where it is broken", async () => {
  const file = "frontend/src/pages/contact/contact-page.tsx";
  const undo = dev.change(file, (source) => source.replace("<PageMeta", "<PageMeta {"));
  await dev.eventually("/contact", { status: 500, text: expect.stringMatching(`${file}:\\d+:\\d+: `) });
  undo();
  await dev.eventually("/contact", { status: 200 });
});
