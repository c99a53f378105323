import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of a server-rendered page that go into the frame. */
export interface PageParts {
  /** HTML to add to the head. */
  readonly head: string;
  /** The element `#root` and the HTML after it. */
  readonly body: string;
  /** URLs of the page's chunks. Omits the chunks that every page needs, because the frame already has them. */
  readonly chunks: readonly string[];
}

/** Matches the tag of a short script that runs before the first paint. */
const FIRST = /<script src="(\/[\w-]+\.js)"><\/script>/g;
const ROOT = '<div id="root"></div>';
const STYLE = /<link rel="stylesheet"[^>]* href="(\/[^"]+)">/;
const PLAYGROUND_LINK = /\s*<a [^>]*href="\/graphql">[^<]*<\/a>/;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Disables a style sheet link, so that the browser does not fetch the style sheet. The link remains, because the loader
 * of later chunks looks for the link, and would otherwise fetch the style sheet again.
 */
const disabled = (link: string): string => link.replace("<link", "<link disabled");

/**
 * The HTML around each page, made by Vite from frontend/index.html. In pages that the server renders, the style sheet
 * and the first scripts are inline, so that the text appears earlier on a phone network (docs/adr/0020). The page's
 * own scripts are fetched at the latest when a visitor uses the page (frontend/public/late-scripts.js, docs/adr/0096).
 * Until then, frontend/public/at-rest.js makes the changes that happen by themselves, such as showing the banner about
 * a lost connection.
 */
export class PageFrame {
  /** The hashes of a rendered page's inline scripts, as sources of a Content-Security-Policy. */
  readonly scriptSources: readonly string[];

  private constructor(
    /** The frame as Vite built it. */
    readonly plain: string,
    private readonly rendered: string,
    inline: readonly string[],
  ) {
    this.scriptSources = inline.map(
      (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
  }

  /**
   * Reads the frame of the website built into `root`. Returns null if the website is not built.
   * @param playground whether the server offers the GraphQL playground. If not, the link to the playground is removed.
   * @param basename the path prefix of a language's pages and files: "" for English, "/hi" for Hindi
   */
  static read(root: string, playground: boolean, basename = ""): PageFrame | null {
    const index = join(root, basename, "index.html");
    if (!existsSync(index)) return null;
    const file = (path: string): string => readFileSync(join(root, path), "utf8");
    const built = readFileSync(index, "utf8");
    const plain = playground ? built : built.replace(PLAYGROUND_LINK, "");
    const last = ["at-rest.js", "late-scripts.js"].map((name) => file(name));
    const first = [...plain.matchAll(FIRST)].flatMap(([tag, path = ""]) =>
      existsSync(join(root, path)) ? [{ tag, code: file(path) }] : [],
    );
    const scripts = plain.match(SCRIPTS) ?? [];
    const lastTags = last.map((code) => `<script>${code}</script>\n`).join("");
    const rendered = first
      .reduce((html, { tag, code }) => html.replace(tag, () => `<script>${code}</script>`), plain)
      .replace("<html", "<html data-arriving")
      .replace(SCRIPTS, "")
      .replace(STYLE, (link, path: string) => `<style>${file(path)}</style>${disabled(link)}`)
      .replace(
        "</body>",
        () => `<template id="late-scripts">${scripts.join("")}</template>\n${lastTags}</body>`,
      );
    return new PageFrame(plain, rendered, [...first.map(({ code }) => code), ...last]);
  }

  /**
   * Returns the HTML of a page without its content. The page cannot be painted before its scripts run.
   * @param data HTML after `#root`
   * @param chunks additional scripts to fetch
   * @param look HTML for the head that sets the club's own colours
   * @param above HTML above the page
   */
  shell(data: string, chunks: readonly string[] = [], look = "", above = ""): string {
    return this.plain
      .replace("</head>", () => `${look}${preloadsOf(chunks)}</head>`)
      .replace(ROOT, (root) => above + root + data);
  }

  /** Returns the whole HTML of a rendered page. */
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
