import { ANY_TRANSLATED, type Language, languageOf } from "../../kernel/languages/language.js";
import type { PageCache, ReadyPage } from "./page-cache.js";

/** The languages in addition to English, as the first part of their pages' paths. */
const PREFIX = new RegExp(`^/(${ANY_TRANSLATED})(?=/|$)`);

/** Returns the prefix of a path of another language than English: "" or "/hi". */
export function languagePrefix(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? "";
}

/**
 * The public pages in every language. Each has a build and a cache of its own, which are read when a visitor first
 * requests one of its pages: a build takes 8 MB and a tenth of a second.
 */
export class SitePages {
  readonly #others = new Map<string, PageCache>();

  /**
   * @param english the pages without a prefix
   * @param open reads the build of a language; null when there is none
   */
  constructor(
    private readonly english: PageCache,
    private readonly open: (language: Language) => PageCache | null,
  ) {}

  /** The scripts inside pages, as sources of a Content-Security-Policy: the same in every language. */
  get scriptSources(): readonly string[] {
    return this.english.scriptSources;
  }

  /** Whether there are pages with this prefix: a build can lack a language. */
  has(prefix: string): boolean {
    return this.#language(prefix) !== null;
  }

  /** Only the frame, in the language of a path: what its script shows depends on who is signed in. */
  emptyPage(pathname: string): Promise<ReadyPage> {
    return this.#at(pathname).pages.emptyPage();
  }

  /**
   * The page at a path.
   * @param query what followed it, with its question mark
   * @throws what rendering throws, when there is no older page; DomainError UNAVAILABLE for one search too many.
   */
  page(pathname: string, query: string): Promise<ReadyPage> {
    const { pages, path } = this.#at(pathname);
    return pages.page(path, query);
  }

  /** How the path of an event, or one below it, is spelt right; null when it is, and for all other paths. */
  async rightSpelling(pathname: string): Promise<string | null> {
    const { pages, path, prefix } = this.#at(pathname);
    const right = await pages.rightSpelling(path);
    return right === null ? null : prefix + right;
  }

  /** True for a path of a personal page, which search engines should not index. */
  isPersonal(pathname: string): boolean {
    const { pages, path } = this.#at(pathname);
    return pages.isPersonal(path);
  }

  /** The pages' data has changed: none counts as current any more. */
  clear(): void {
    for (const pages of [this.english, ...this.#others.values()]) pages.clear();
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
