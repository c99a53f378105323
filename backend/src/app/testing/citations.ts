import { posix } from "node:path";

/** What can be cited, apart from the disk so that the check can be tried on small texts. */
export interface Library {
  /** A page's text by its path from the root; null when there is no such page. */
  readonly page: (path: string) => string | null;
  /** True for any file or folder of the repository. */
  readonly exists: (path: string) => boolean;
  /** Numbers of the decisions in docs/adr. */
  readonly decisions: ReadonlySet<number>;
  /** Every way to name a file of code: its path, and each end of the path down to the name alone. */
  readonly codeNames: ReadonlySet<string>;
}

export const isPage = (path: string): boolean => path.endsWith(".md");

const CODE = String.raw`\.(?:tsx?|mjs|cjs|graphql)`;

/** Returns `Library.codeNames` for these paths: each with and without its folders. */
export function codeNames(paths: readonly string[]): ReadonlySet<string> {
  const isCode = new RegExp(`${CODE}$`);
  return new Set(
    paths
      .filter((path) => isCode.test(path))
      .flatMap((path) => path.split("/").map((_part, index, parts) => parts.slice(index).join("/"))),
  );
}

/** Returns the lines of a Markdown text, those of fences empty. */
export function outsideFences(text: string): string[] {
  let fence = "";
  return text.split("\n").map((line) => {
    const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === "" && mark === "") return line;
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence)) fence = "";
    return "";
  });
}

/** The headings of a page as they are read: links and marks become their words. */
function headings(text: string): string[] {
  return outsideFences(text).flatMap((line) => {
    const [, words] = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? [];
    return words === undefined ? [] : [words.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "")];
  });
}

/** The anchors that GitHub gives these headings: the second of the same words ends in -1. */
export function anchors(text: string): string[] {
  const seen = new Map<string, number>();
  return headings(text).map((heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${String(times)}`;
  });
}

/** Returns the comments of code, which may cite a page by its name alone; for a page, its whole text. */
function proseOf(path: string, text: string): string {
  if (isPage(path)) return text;
  return text
    .split("\n")
    .map((line) => /(?:^|\s)(?:\/\/|\/?\*+|#)\s.*$/.exec(line)?.[0] ?? "")
    .join("\n");
}

/** The text on one line, without the marks in front of a comment's lines. */
function joined(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?= ))?[ \t]*/g, " ");
}

const PAGE = String.raw`(?:[\w.-]+\/)*(?:[a-z0-9][a-z0-9-]*|[A-Z][A-Z_]+)\.md`;
/** A page by its path, anywhere: `docs/api.md`, with an anchor or without. */
const BY_PATH = /(?<![\w/.-])((?:[\w.-]+\/)+[\w.-]+\.md)(#[\w-]+)?(?![\w-])/g;
/** A page by its name alone: `README.md`. */
const BY_NAME = /(?<![\w/.-])((?:[a-z0-9][a-z0-9-]*|[A-Z][A-Z_]+)\.md)(#[\w-]+)?(?![\w-])/g;
/** A page with headings: `docs/rules.md, "Teams"`, and `"Teams" and "Events"`. */
const WITH_HEADINGS = new RegExp(String.raw`(${PAGE}), ("[^"]+"(?:(?:,| and) "[^"]+")*)`, "g");
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm;
const DECISIONS = /\bADRs? +(\d+(?:(?:, | and )\d+)*)/g;
/** A file of code by its name alone (`team.service.ts`), or by a path in backticks. No name of a pattern: `*.sql.ts`. */
const CODE_FILE = new RegExp(
  String.raw`(?<![\w/.*<>-])([a-z][\w-]*(?:\.[\w-]+)*${CODE})(?![\w(-])|\`((?:[\w-][\w.-]*/)+[\w.-]+${CODE})\``,
  "g",
);
/** A section of a text that is not here, and places outside of the repository. */
const ELSEWHERE =
  /\bspecification(?:'s)?,?(?: [a-z]+){0,3} \(?sections? \d+|\bsections? \d+[\d, and]* of the specification|\bshared\/(?:design|findings)\b/gi;

/** What a text cites that is not there, each in words; empty when all is. */
export function wrongCitations(path: string, text: string, library: Library): string[] {
  const shown = isPage(path) ? text.replace(/\]\([^)]*\)/g, "]") : text;
  const prose = joined(text);
  return [
    ...new Set([
      ...[...shown.matchAll(BY_PATH), ...proseOf(path, shown).matchAll(BY_NAME)].flatMap(
        ([, name = "", anchor = ""]) => wrongMention(candidates(path, name, library), name, anchor, library),
      ),
      ...[...prose.matchAll(WITH_HEADINGS)].flatMap(([, name = "", cited = ""]) =>
        wrongHeadings(candidates(path, name, library), name, cited, library),
      ),
      ...[...prose.matchAll(DECISIONS)]
        .flatMap(([, numbers = ""]) => numbers.match(/\d+/g) ?? [])
        .filter((number) => !library.decisions.has(Number(number)))
        .map((number) => `no ADR ${number}`),
      ...[...proseOf(path, isPage(path) ? outsideFences(shown).join("\n") : shown).matchAll(CODE_FILE)]
        .map(([, name = "", inTicks = name]) => inTicks)
        .filter((name) => !library.codeNames.has(name))
        .map((name) => `no file ${name}`),
      ...[...prose.matchAll(ELSEWHERE)].map(([words]) => `not in this repository: ${words}`),
      ...(isPage(path) ? wrongLinks(path, text, library) : []),
    ]),
  ];
}

/** Returns the pages that a name in a text may mean: from the root, or next to the text. */
function candidates(path: string, name: string, library: Library): string[] {
  const sibling = posix.join(posix.dirname(path), name);
  return [posix.normalize(name), sibling].filter((candidate) => library.page(candidate) !== null);
}

function wrongMention(pages: readonly string[], name: string, anchor: string, library: Library): string[] {
  if (pages.length === 0) return [`no page ${name}`];
  return anchor === "" || pages.some((page) => hasAnchor(page, anchor, library))
    ? []
    : [`no heading ${anchor} in ${name}`];
}

function wrongHeadings(pages: readonly string[], name: string, cited: string, library: Library): string[] {
  const known = pages.flatMap((page) => headings(library.page(page) ?? ""));
  // Headings of docs/security.md end with a count, which citations leave out.
  const words = new Set([...known, ...known.map((heading) => heading.replace(/ \(\d+\)$/, ""))]);
  return [...cited.matchAll(/"([^"]+)"/g)]
    .map(([, heading = ""]) => heading)
    .filter((heading) => !words.has(heading))
    .map((heading) => `no heading "${heading}" in ${name}`);
}

function wrongLinks(path: string, text: string, library: Library): string[] {
  const shown = outsideFences(text)
    .join("\n")
    .replace(/`[^`\n]*`/g, "");
  const targets = [...shown.matchAll(LINK)].map(([, inline, below]) => inline ?? below ?? "");
  return targets.flatMap((target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return []; // another site's
    const [file = "", anchor] = target.split("#");
    const meant = file === "" ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
    if (!library.exists(meant)) return [`no file ${target}`];
    return anchor === undefined || !isPage(meant) || hasAnchor(meant, `#${anchor}`, library)
      ? []
      : [`no heading #${anchor} in ${meant}`];
  });
}

function hasAnchor(page: string, anchor: string, library: Library): boolean {
  return anchors(library.page(page) ?? "").includes(anchor.slice(1).toLowerCase());
}
