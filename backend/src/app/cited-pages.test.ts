import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import {
  anchors,
  codeNames,
  isPage,
  type Library,
  outsideFences,
  wrongCitations,
} from "./testing/citations.js";

const ROOT = join(__dirname, "../../..");
const FOLDERS = ["backend", "frontend", "scripts", "docs", ".github"];
const SKIPPED = /^(?:node_modules|dist|dist-server|data|coverage|test-results|playwright-report|\..*cache)$/;
const TEXTS = new Set([".ts", ".tsx", ".mjs", ".cjs", ".js", ".css", ".md", ".yml", ".graphql", ".jsonc"]);
const OTHER_TEXTS = ["Dockerfile", ".env.example", ".dockerignore", ".gitattributes"];
/** Files to skip: those that `npm run codegen` writes, and this file, whose examples are wrong on purpose. */
const LEFT_OUT = [
  ...["features", "shared", "pages", "schema-types.ts"].map((name) => `frontend/src/graphql/${name}`),
  "backend/src/app/cited-pages.test.ts",
];

/**
 * Maximum line width. oxfmt wraps prose at the same width (.oxfmtrc.json). A table that is wider must become a list.
 */
const MOST_COLUMNS = 100;

/** Returns the text files below a folder, as paths from the repository root. */
function below(folder: string, leftOut: readonly string[] = LEFT_OUT): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (SKIPPED.test(entry.name) || leftOut.includes(path)) return [];
    if (entry.isDirectory()) return below(path, leftOut);
    return TEXTS.has(extname(entry.name)) ? [path] : [];
  });
}

/** The text files in the root folder itself. */
const atRoot = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
  .filter((name) => TEXTS.has(extname(name)) || OTHER_TEXTS.includes(name));

const files = [...atRoot, ...FOLDERS.flatMap((folder) => below(folder))];
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const exists = (path: string): boolean => !path.startsWith("..") && existsSync(join(ROOT, path));
const decisionFiles = readdirSync(join(ROOT, "docs/adr"));

const TRANSLATION = /\.(?:hi|bn)\.md$/;
/** Returns the path of a page's English original. A translation has the same headings (handbook.test.ts). */
const originalOf = (path: string): string => path.replace(TRANSLATION, ".md");

const repository: Library = {
  page: (path) => (isPage(path) && exists(path) ? read(originalOf(path)) : null),
  exists,
  decisions: new Set(decisionFiles.map((name) => Number.parseInt(name, 10))),
  codeNames: codeNames([...atRoot, ...FOLDERS.flatMap((folder) => below(folder, []))]),
};

test("pages, headings, decisions and files that are cited exist", () => {
  expect(files.length).toBeGreaterThan(500);
  const brokenCitations = files.flatMap((path) =>
    wrongCitations(path, read(path), repository).map((what) => `${path}: ${what}`),
  );
  expect(brokenCitations).toEqual([]);
});

/** Returns the number of columns that a line takes on screen. Combining marks of Indic letters take none. */
const columns = (line: string): number => Array.from(line.replace(/\p{M}/gu, "")).length;

test("outside of code, no line of a page is wider than 100 columns", () => {
  const wide = files
    .filter(isPage)
    .flatMap((path) =>
      outsideFences(read(path)).flatMap((line, at) =>
        columns(line) > MOST_COLUMNS ? [`${path}:${String(at + 1)}`] : [],
      ),
    );
  expect(wide).toEqual([]);
});

test("docs/README.md lists every page of docs, and every decision", () => {
  const index = read("docs/README.md");
  const pages = below("docs").filter((path) => path !== "docs/README.md" && !TRANSLATION.test(path));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((path) => !index.includes(`(${posix.relative("docs", path)})`))).toEqual([]);
});

test("no two decisions have one number", () => {
  expect(repository.decisions.size).toBe(decisionFiles.length);
});

test("docs/reference.md names every npm script for people and every setting", () => {
  const page = read("docs/reference.md");
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  const settings = [...read(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = ""]) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  // The page does not name each script that starts with `bench:security:` or `format:`. It has one line for each group.
  const parts = /^(?:bench:security|format):/;
  const names = [...Object.keys(scripts).filter((name) => !parts.test(name)), ...settings];
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test("docs/architecture.md has a line for every module", () => {
  const [, named = ""] = /^## Modules\n(.*?)^## /ms.exec(read("docs/architecture.md")) ?? [];
  const inPage = [...named.matchAll(/^- \*\*`(\w+)`\*\*: \S/gm)].map(([, name]) => name);
  expect(inPage.toSorted()).toEqual(readdirSync(join(ROOT, "backend/src/modules")).toSorted());
});

/** A made-up document collection of two pages and one decision. */
const PAGES: Readonly<Record<string, string>> = {
  "docs/a.md": "# A\n\n## Who may `do` it (3)\n\n## Twice\n\n## Twice\n\n```sh\n# no heading\n```\n",
  "docs/adr/0001-first.md": "# 1. First\n",
  "README.md": "# Read me\n",
};
const small: Library = {
  page: (path) => PAGES[path] ?? null,
  exists: (path) => path in PAGES || path === "docs",
  decisions: new Set([1]),
  codeNames: codeNames(["backend/src/x.ts", "frontend/a.graphql"]),
};
const inCode = (text: string): string[] => wrongCitations("backend/src/x.ts", text, small);
const inPage = (text: string): string[] => wrongCitations("docs/a.md", text, small);

test.each([
  ["a page by its path", "// see docs/b.md", "no page docs/b.md"],
  ["a page by its path in a string", 'const more = "More: docs/b.md";', "no page docs/b.md"],
  ["a page by its name alone in a comment", "/** As it should be (a.md). */", "no page a.md"],
  ["a heading", '/** Why: docs/a.md, "Who may not". */', 'no heading "Who may not" in docs/a.md'],
  [
    "a heading on the next line",
    '/**\n * Why (docs/a.md,\n * "None").\n */',
    'no heading "None" in docs/a.md',
  ],
  ["the second of two headings", '// docs/a.md, "Twice" and "Thrice"', 'no heading "Thrice" in docs/a.md'],
  ["an anchor", "// docs/a.md#no-heading", "no heading #no-heading in docs/a.md"],
  ["a decision", "// Why: ADR 2", "no ADR 2"],
  ["a decision on the next line", "/**\n * Why: ADR\n * 0002\n */", "no ADR 0002"],
  ["the second of two decisions", "// ADR 1 and 22 say why", "no ADR 22"],
  ["a file by its name alone", "// as in team-mails.ts", "no file team-mails.ts"],
  ["a file by its path", "/** `modules/x.ts` */", "no file modules/x.ts"],
  ["a section elsewhere", "// (specification section 5)", "not in this repository: specification section 5"],
  [
    "a list of sections elsewhere",
    "// Specification (sections 1 and 2)",
    "not in this repository: Specification (sections 1",
  ],
])("finds %s, in code", (_what, text, finding) => {
  expect(inCode(text)).toEqual([finding]);
});

test.each([
  ["a link to a file", "[b](b.txt)", "no file b.txt"],
  ["a link out of the repository", "[b](../../b.txt)", "no file ../../b.txt"],
  ["a link's anchor", "[b](#nowhere)", "no heading #nowhere in docs/a.md"],
  ["a link's anchor on another page", "[b](adr/0001-first.md#b)", "no heading #b in docs/adr/0001-first.md"],
  ["a file by its name alone", "4. `y.ts` does it.", "no file y.ts"],
  ["a link below the text", "[b]: b.txt", "no file b.txt"],
])("finds %s, in a page", (_what, text, finding) => {
  expect(inPage(text)).toContain(finding);
});

test("accepts correct citations, and text that is not a citation", () => {
  const right = '// docs/a.md, "Who may do it" and "Twice"; docs/a.md#twice-1, ADR 1, README.md';
  expect(inCode(`${right}\nBREAKPOINTS.md; theme.md;`)).toEqual([]);
  expect(inPage("`x.ts`, `src/x.ts`, a.graphql, `*.sql.ts`, process.ts()\n\n```ts\ny.ts\n```")).toEqual([]);
  expect(
    inPage("[A](#twice) [1](adr/0001-first.md) [r](../README.md) [w](https://example.org/x.md#y)"),
  ).toEqual([]);
  expect(inPage("`[x](none.txt)`\n\n```md\n[x](none.txt)\n```\n")).toEqual([]);
});

test("headings have the anchors that GitHub gives them", () => {
  expect(anchors(PAGES["docs/a.md"] ?? "")).toEqual(["a", "who-may-do-it-3", "twice", "twice-1"]);
});
