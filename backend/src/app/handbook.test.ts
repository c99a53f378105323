import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ADMIN_TABS } from "../kernel/contract/access.js";
import { LANGUAGES } from "../kernel/contract/languages.js";

const ROOT = join(__dirname, "../../..");
const PICTURES = join(ROOT, "docs/handbook/pictures");
/**
 * Maximum size of one picture and of all pictures together, in bytes. Volunteers read the handbook on a phone, and
 * every clone downloads all pictures.
 */
const LIMITS = { picture: 80_000, pictures: 1_500_000 };

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** The English pages. Each has translations, such as `before.hi.md`. */
const pages = [
  "docs/handbook.md",
  ...readdirSync(join(ROOT, "docs/handbook"))
    .filter((name) => /^[a-z-]+\.md$/.test(name))
    .map((name) => `docs/handbook/${name}`),
];
const handbook = pages.map(read).join("\n");
const oneSpace = (text: string): string => text.replace(/\s+/g, " ");

/** Returns the concatenated source of all files below a folder that may contain texts shown on the screen. */
function textsBelow(folder: string): string {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => /\.(?:ts|tsx)$/.test(name) && !/\.test\.|generated/.test(name));
  return sources.map((name) => read(`${folder}/${name}`)).join("\n");
}

test("every picture that the handbook shows is there, says what is to be seen, and none is left over", () => {
  const shown = [...handbook.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  const names = shown.map(([, , path = ""]) => path.replace(/^pictures\//, ""));
  expect(names.length).toBeGreaterThan(15);
  expect(names.toSorted()).toEqual(readdirSync(PICTURES).toSorted());
  expect(shown.filter(([, text = ""]) => text.length < 20)).toEqual([]);
});

test("the pictures are small", () => {
  const sizes = readdirSync(PICTURES).map((name) => statSync(join(PICTURES, name)).size);
  expect(sizes.filter((size) => size > LIMITS.picture)).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMITS.pictures);
});

test("every tab of the admin area is named in the handbook's list of them", () => {
  const sections = read("frontend/src/pages/admin-dashboard/sections.ts");
  const labels = [...sections.matchAll(/\{ value: "\w+", label: "([^"]+)" \}/g)].map(
    ([, label = ""]) => label,
  );
  expect(labels).toHaveLength(Object.keys(ADMIN_TABS).length);
  const start = read("docs/handbook.md");
  expect(labels.filter((label) => !start.includes(`- **${label}**`))).toEqual([]);
});

test("the help of each tab is the place that the list names", () => {
  const help = read("frontend/src/features/admin-handbook/help-link.tsx");
  const places = [...help.matchAll(/^ {2}\w+: "([^"]+)",$/gm)].map(([, place = ""]) => place);
  const list = /^## The admin area$(.*?)^## /ms.exec(read("docs/handbook.md"))?.[1] ?? "";
  const named = [...list.matchAll(/\(handbook\/([a-z-]+)\.md(#[a-z-]+)?\)/g)].map(
    ([, page = "", heading = ""]) => page + heading,
  );
  expect(places).toHaveLength(Object.keys(ADMIN_TABS).length);
  expect(places.toSorted()).toEqual(named.toSorted());
});

/**
 * Returns the parts of a page that its translations must share: heading levels, link targets, texts shown on the
 * screen, and code.
 */
function structureOf(text: string) {
  return {
    headings: [...text.matchAll(/^(#+) /gm)].map(([, level = ""]) => level),
    targets: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target),
    bold: [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = ""]) => oneSpace(words)).toSorted(),
    code: [...text.matchAll(/`[^`]+`/g)].map(([code]) => oneSpace(code)).toSorted(),
  };
}

test.each(
  LANGUAGES.filter((language) => language !== "en").flatMap((language) =>
    pages.map((page) => [page, language]),
  ),
)(
  "%s has a translation (%s) with the same headings, links, pictures and texts of the screen",
  (page, language) => {
    const translation = read(page.replace(/\.md$/, `.${language}.md`));
    expect(structureOf(translation)).toEqual(structureOf(read(page)));
  },
);

test("what the handbook sets in bold is a text of the screen", () => {
  const screens = oneSpace(
    `${textsBelow("frontend/src")}\n${textsBelow("backend/src")}`.replaceAll("&apos;", "'"),
  );
  const bold = new Set([...handbook.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = ""]) => oneSpace(text)));
  expect(bold.size).toBeGreaterThan(100);
  expect([...bold].filter((text) => !isIn(screens, text))).toEqual([]);
});

/** Returns whether the text contains the words as whole words. */
function isIn(text: string, words: string): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![A-Za-z])${literal}(?![A-Za-z])`).test(text);
}
