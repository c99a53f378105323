import { ENDED_INVITATION, UNKNOWN_CERTIFICATE } from "../../kernel/contract/page-paths.js";
import {
  canonicalPath,
  eventPath,
  paths,
  PERSONAL_PATHS,
  PUBLIC_PATHS,
} from "../../kernel/contract/paths.js";
import { closestOptions } from "../../kernel/closest.js";
import type { QueryExecutor } from "./site-build.js";

const SLUGS = "{ events { slug } }";
/** Maximum length, in characters, of a path that counts as mistyped. */
const LONGEST = 80;
/**
 * Pages that may be suggested to a visitor, in addition to the events. Pages that depend on who is signed in are never
 * suggested.
 */
const GUESSED = PUBLIC_PATHS.filter((path) => path !== paths.home && !path.includes(":"));
/** The parts that can follow an event's address, such as "team". */
const BELOW_EVENT = [...PUBLIC_PATHS, ...PERSONAL_PATHS]
  .filter((path) => path.startsWith(`${paths.event}/`))
  .map((path) => path.slice(paths.event.length + 1));

/** The site's addresses, for visitors who typed an address with wrong capitals or a typo. */
export class KnownAddresses {
  #slugs: Promise<readonly string[]> | null = null;

  constructor(private readonly ask: QueryExecutor) {}

  /** Drops the cached events, because they have changed. */
  clear(): void {
    this.#slugs = null;
  }

  /**
   * If an event's address, or an address below it, differs from the known one only in capitals, returns the correct
   * spelling. Otherwise, or if the events cannot be read, returns null.
   */
  async rightSpelling(pathname: string): Promise<string | null> {
    const [, events, slug = "", ...rest] = pathname.split("/");
    if (events?.toLowerCase() !== "events" || slug === "") return null;
    const right = (await this.#known()).find((known) => known.toLowerCase() === slug.toLowerCase());
    if (right === undefined) return null;
    const below = rest.map((part) => BELOW_EVENT.find((known) => known === part.toLowerCase()) ?? part);
    const spelt = [eventPath(right), ...below].join("/");
    return spelt === pathname ? null : spelt;
  }

  /**
   * Returns, for an address without a page, the public page that the visitor most likely meant. Compares whole paths
   * first, then only their last parts. If the events cannot be read, compares with the other pages only. For every
   * ended invitation link returns ENDED_INVITATION, and for every unknown certificate UNKNOWN_CERTIFICATE.
   * @returns null if no page is similar
   */
  async guess(pathname: string): Promise<string | null> {
    for (const one of [ENDED_INVITATION, UNKNOWN_CERTIFICATE]) if (pathname.startsWith(`${one}/`)) return one;
    const typed = pathname.replace(/\/+$/, "").toLowerCase();
    if (typed.length < 2 || typed.length > LONGEST) return null;
    const known = [...GUESSED, ...(await this.#known()).map(eventPath)];
    for (const part of [(path: string) => path, lastPart]) {
      const [near] = closestOptions(
        part(typed),
        known.map((path) => part(path.toLowerCase())),
      );
      const knownPath = known.find((path) => part(path.toLowerCase()) === near);
      if (knownPath !== undefined) return canonicalPath(knownPath);
    }
    return null;
  }

  #known(): Promise<readonly string[]> {
    this.#slugs ??= this.ask(SLUGS, {}).then(
      (data) => (data as { events: readonly { slug: string }[] }).events.map(({ slug }) => slug),
      () => {
        this.clear();
        return [];
      },
    );
    return this.#slugs;
  }
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
