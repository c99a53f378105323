import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PageFrame } from "./page-frame.js";

const root = mkdtempSync(join(tmpdir(), "frame-"));
afterAll(() => rmSync(root, { recursive: true }));

const THEME = "document.documentElement.dataset.theme = '$&';";
const REST = "rest('$&');";
const LATE = "start();";
const STYLE = "a{color:red}";
const DEVELOPERS = `<nav id="developers">
  <a href="/api/docs">REST API</a>
  <a class="some" href="/graphql">GraphQL playground</a>
</nav>`;

test("there is no frame without a build", () => {
  expect(PageFrame.read(root, true)).toBeNull();
});

test("a rendered page contains what its first paint needs, and its scripts wait for that", () => {
  mkdirSync(join(root, "assets"));
  writeFileSync(join(root, "theme.js"), THEME);
  writeFileSync(join(root, "at-rest.js"), REST);
  writeFileSync(join(root, "late-scripts.js"), LATE);
  writeFileSync(join(root, "assets/main-1.css"), STYLE);
  writeFileSync(
    join(root, "index.html"),
    `<!doctype html><html><head><script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/main-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core-1.js">
<link rel="stylesheet" crossorigin href="/assets/main-1.css">
</head><body><div id="root"></div>${DEVELOPERS}</body></html>`,
  );
  const frame = PageFrame.read(root, true);
  const html = frame?.fill({
    head: "<title>$1</title>",
    body: '<div id="root">Hello</div>',
    chunks: ["/assets/page-1.js"],
  });
  const [before = "", after = ""] = html?.split("Hello") ?? [];
  expect(before).toContain(`<script>${THEME}</script>`);
  expect(before).toContain(`<style>${STYLE}</style>`);
  expect(before).toContain("<title>$1</title>");
  expect(before).toMatch(/<html data-arriving>/);
  expect(before).not.toMatch(/type="module"|modulepreload/);
  expect(before).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/main-1.css">');
  const [, late = ""] = /<template id="late-scripts">([^]*)<\/template>/.exec(after) ?? [];
  for (const file of ["main-1.js", "core-1.js", "page-1.js"]) expect(late).toContain(`/assets/${file}"`);
  for (const code of [REST, LATE]) expect(after).toContain(`<script>${code}</script>`);
  expect(frame?.scriptSources).toEqual(
    [THEME, REST, LATE].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`),
  );
});

test("a personal page loads its scripts at once", () => {
  const plain = PageFrame.read(root, true)?.shell("<script id='$&'></script>", ["/assets/own-1.js"]);
  expect(plain).toContain('<script type="module" crossorigin src="/assets/main-1.js">');
  expect(plain).toContain('<link rel="modulepreload" crossorigin href="/assets/own-1.js"></head>');
  expect(plain).toContain(`<div id="root"></div><script id='$&'></script>`);
  expect(plain).not.toMatch(/template|data-arriving/);
});

test("all pages lead to the playground where there is one, and none elsewhere", () => {
  const pages = [true, false].map((playground) => {
    const frame = PageFrame.read(root, playground);
    return [frame?.plain, frame?.shell(""), frame?.fill({ head: "", body: "", chunks: [] })];
  });
  const links = pages.map((kinds) => kinds.map((html) => html?.match(/href="\/(?:graphql|api\/docs)"/g)));
  const [docs, playground] = ['href="/api/docs"', 'href="/graphql"'];
  expect(links).toEqual([Array(3).fill([docs, playground]), Array(3).fill([docs])]);
});
