import { ANY_TRANSLATED, type Language, languageOf } from "../../kernel/languages/language.js";
import type { PageCache, ReadyPage } from "./page-cache.js";

/** Matches the language prefix of a path. English paths have no prefix. */
const PREFIX = new RegExp(`^/(${ANY_TRANSLATED})(?=/|$)`);

/** Returns the language prefix of a path, such as "/hi", or "" for English. */
export function languagePrefix(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? "";
}

/**
 * The public pages in every language. Each language has its own build and cache. A build takes 8 MB of memory and a
 * tenth of a second to load. The builds of the translations are therefore loaded when a visitor first requests a page in
 * their language.
 */
export class SitePages {
  readonly #others = new Map<string, PageCache>();

  /**
   * @param english the pages without a prefix
   * @param open reads the build of a language; returns null if there is none
   */
  constructor(
    private readonly english: PageCache,
    private readonly open: (language: Language) => PageCache | null,
  ) {}

  /**
   * Returns the hashes of a rendered page's inline scripts, as sources of a Content-Security-Policy. The scripts are
   * the same in every language.
   */
  get scriptSources(): readonly string[] {
    return this.english.scriptSources;
  }

  /** Returns whether there are pages with this prefix. A build may lack a language. */
  has(prefix: string): boolean {
    return this.#language(prefix) !== null;
  }

  /** Returns the page without its content, in the path's language. The browser adds the content. */
  shell(pathname: string): Promise<ReadyPage> {
    return this.#at(pathname).pages.shell();
  }

  /**
   * Returns the page at a path.
   * @param query the query of the address, with its question mark
   * @throws DomainError UNAVAILABLE when too many searches wait, or any error from rendering if no older page is cached
   */
  page(pathname: string, query: string): Promise<ReadyPage> {
    const { pages, path } = this.#at(pathname);
    return pages.page(path, query);
  }

  /**
   * If an event's path, or a path below it, differs from the known path only in capitals, returns the correct spelling.
   * Otherwise returns null.
   */
  async rightSpelling(pathname: string): Promise<string | null> {
    const { pages, path, prefix } = this.#at(pathname);
    const right = await pages.rightSpelling(path);
    return right === null ? null : prefix + right;
  }

  /** Returns whether the path belongs to a personal page, which search engines should not index. */
  isPersonal(pathname: string): boolean {
    const { pages, path } = this.#at(pathname);
    return pages.isPersonal(path);
  }

  /** Marks the pages of every language as outdated. Called when the data has changed. */
  invalidate(): void {
    for (const pages of [this.english, ...this.#others.values()]) pages.invalidate();
  }

  #at(pathname: string): { readonly pages: PageCache; readonly path: string; readonly prefix: string } {
    const prefix = languagePrefix(pathname);
    const pages = prefix === "" ? this.english : this.#language(prefix);
    if (pages === null) return { pages: this.english, path: pathname, prefix: "" };
    return { pages, path: pathname.slice(prefix.length) || "/", prefix };
  }

  #language(prefix: string): PageCache | null {
    const known = this.#others.get(prefix);
    if (known) return known;
    const opened = this.open(languageOf(prefix.slice(1)));
    if (opened) this.#others.set(prefix, opened);
    return opened;
  }
}
