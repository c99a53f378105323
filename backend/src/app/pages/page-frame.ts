import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of a server-rendered page that go into the frame. */
export interface PageParts {
  /** Additions to the head. */
  readonly head: string;
  /** `#root` and what follows it. */
  readonly body: string;
  /** The URLs of the page's own chunks; those that every page has are in the frame. */
  readonly chunks: readonly string[];
}

/** Scripts of a few lines that run before anything is painted. */
const FIRST = /<script src="(\/[\w-]+\.js)"><\/script>/g;
const ROOT = '<div id="root"></div>';
const STYLE = /<link rel="stylesheet"[^>]* href="(\/[^"]+)">/;
const PLAYGROUND_LINK = /\s*<a [^>]*href="\/graphql">[^<]*<\/a>/;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Shows the loader of later chunks that the style sheet is there; a disabled one is not fetched. */
const disabled = (link: string): string => link.replace("<link", "<link disabled");

/**
 * The HTML around each page, made by Vite from frontend/index.html. For pages that the server renders, what the first
 * paint needs is in it: the style sheet and the first scripts come inline, and the page's scripts are fetched after it
 * (frontend/public/late-scripts.js). On a phone network this shows the text a second earlier
 * (docs/adr/0020).
 */
export class PageFrame {
  /** The scripts inside rendered pages, as sources of a Content-Security-Policy. */
  readonly scriptSources: readonly string[];

  private constructor(
    /** The frame as built. */
    readonly plain: string,
    private readonly rendered: string,
    inline: readonly string[],
  ) {
    this.scriptSources = inline.map(
      (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
  }

  /**
   * Reads the frame of the website built into `root`; null when it is not built.
   * @param playground whether the server offers the GraphQL playground; otherwise no link leads there
   * @param basename the prefix of the paths of the language's pages and files
   */
  static read(root: string, playground: boolean, basename = ""): PageFrame | null {
    const index = join(root, basename, "index.html");
    if (!existsSync(index)) return null;
    const file = (path: string): string => readFileSync(join(root, path), "utf8");
    const built = readFileSync(index, "utf8");
    const plain = playground ? built : built.replace(PLAYGROUND_LINK, "");
    const late = file("late-scripts.js");
    const first = [...plain.matchAll(FIRST)].flatMap(([tag, path = ""]) =>
      existsSync(join(root, path)) ? [{ tag, code: file(path) }] : [],
    );
    const scripts = plain.match(SCRIPTS) ?? [];
    const rendered = first
      .reduce((html, { tag, code }) => html.replace(tag, () => `<script>${code}</script>`), plain)
      .replace("<html", "<html data-arriving")
      .replace(SCRIPTS, "")
      .replace(STYLE, (link, path: string) => `<style>${file(path)}</style>${disabled(link)}`)
      .replace(
        "</body>",
        () => `<template id="late-scripts">${scripts.join("")}</template>\n<script>${late}</script>\n</body>`,
      );
    return new PageFrame(plain, rendered, [...first.map(({ code }) => code), late]);
  }

  /**
   * Returns the frame for pages that cannot be painted before the scripts run.
   * @param chunks additional scripts to fetch
   * @param look the club's own colours, for the head
   * @param above HTML above the page
   */
  unfilled(data: string, chunks: readonly string[] = [], look = "", above = ""): string {
    return this.plain
      .replace("</head>", () => `${look}${preloadsOf(chunks)}</head>`)
      .replace(ROOT, (root) => above + root + data);
  }

  /** The whole HTML of a rendered page. */
  fill({ head, body, chunks }: PageParts): string {
    return this.rendered
      .replace("</head>", () => `${head}</head>`)
      .replace(ROOT, () => body)
      .replace('<template id="late-scripts">', (tag) => tag + preloadsOf(chunks));
  }
}

function preloadsOf(chunks: readonly string[]): string {
  return chunks.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
}
