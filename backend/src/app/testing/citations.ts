import { posix } from "node:path";

/**
 * The pages, files and decisions that a text can cite. An interface, because the check runs on the repository, and the
 * tests of the check itself run on a few short texts.
 */
export interface Library {
  /** Returns the text of the page at a path from the root, or null if the page does not exist. */
  readonly page: (path: string) => string | null;
  /** Returns whether a file or folder of the repository exists. */
  readonly exists: (path: string) => boolean;
  /** Numbers of the decisions in docs/adr. */
  readonly decisions: ReadonlySet<number>;
  /** All names that can cite a code file: its path, and every suffix of the path down to the file's name. */
  readonly codeNames: ReadonlySet<string>;
}

export const isPage = (path: string): boolean => path.endsWith(".md");

const CODE = String.raw`\.(?:tsx?|mjs|cjs|graphql)`;

/** Returns `Library.codeNames` for these paths. */
export function codeNames(paths: readonly string[]): ReadonlySet<string> {
  const isCode = new RegExp(`${CODE}$`);
  return new Set(
    paths
      .filter((path) => isCode.test(path))
      .flatMap((path) => path.split("/").map((_part, index, parts) => parts.slice(index).join("/"))),
  );
}

/** Returns the lines of a Markdown text, with an empty line for each line inside a code fence. */
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

/** Returns a page's headings as plain words, without links and markup. */
function headings(text: string): string[] {
  return outsideFences(text).flatMap((line) => {
    const [, words] = /^#{1,6}\s+(.+?)\s*#*$/.exec(line) ?? [];
    return words === undefined ? [] : [words.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "")];
  });
}

/**
 * Returns the anchors that GitHub gives a page's headings. The second heading with the same words gets the suffix -1.
 */
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

/** Returns the whole text of a page, but only the comments of a code file. */
function proseOf(path: string, text: string): string {
  if (isPage(path)) return text;
  return text
    .split("\n")
    .map((line) => /(?:^|\s)(?:\/\/|\/?\*+|#)\s.*$/.exec(line)?.[0] ?? "")
    .join("\n");
}

/** Joins a text into one line, without the comment markers in front of each line. */
function joined(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?= ))?[ \t]*/g, " ");
}

const PAGE = String.raw`(?:[\w.-]+\/)*(?:[a-z0-9][a-z0-9-]*|[A-Z][A-Z_]+)\.md`;
/** Matches a page's path anywhere in a text: `docs/api.md`, with or without an anchor. */
const BY_PATH = /(?<![\w/.-])((?:[\w.-]+\/)+[\w.-]+\.md)(#[\w-]+)?(?![\w-])/g;
/** Matches a page by its name alone: `README.md`. */
const BY_NAME = /(?<![\w/.-])((?:[a-z0-9][a-z0-9-]*|[A-Z][A-Z_]+)\.md)(#[\w-]+)?(?![\w-])/g;
/** Matches a page with headings: `docs/rules.md, "Teams"`, and `"Teams" and "Events"`. */
const WITH_HEADINGS = new RegExp(String.raw`(${PAGE}), ("[^"]+"(?:(?:,| and) "[^"]+")*)`, "g");
const LINK = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm;
const DECISIONS = /\bADRs? +(\d+(?:(?:, | and )\d+)*)/g;
/**
 * Matches a code file by its name alone (`team.service.ts`), or by a path in backticks. Patterns (`*.sql.ts`) do not
 * match.
 */
const CODE_FILE = new RegExp(
  String.raw`(?<![\w/.*<>-])([a-z][\w-]*(?:\.[\w-]+)*${CODE})(?![\w(-])|\`((?:[\w-][\w.-]*/)+[\w.-]+${CODE})\``,
  "g",
);
/** Matches a section of the specification, which is not in this repository, and folders outside the repository. */
const ELSEWHERE =
  /\bspecification(?:'s)?,?(?: [a-z]+){0,3} \(?sections? \d+|\bsections? \d+[\d, and]* of the specification|\bshared\/(?:design|findings)\b/gi;

/** Returns a message for each cited page, heading, decision or file that does not exist. */
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

/** Returns the pages that a name in a text may mean, relative to the root or to the text's folder. */
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
    if (/^[a-z][a-z+.-]*:/i.test(target)) return []; // an address of another site
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
