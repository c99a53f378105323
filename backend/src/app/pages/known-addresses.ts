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
/** Longer paths are not mistyped ones. */
const LONGEST = 80;
/** Pages that a visitor may be led to, in addition to the events. Never pages that depend on who is signed in. */
const GUESSED = PUBLIC_PATHS.filter((path) => path !== paths.home && !path.includes(":"));
/** What can follow an event's address, such as "team". */
const BELOW_EVENT = [...PUBLIC_PATHS, ...PERSONAL_PATHS]
  .filter((path) => path.startsWith(`${paths.event}/`))
  .map((path) => path.slice(paths.event.length + 1));

/** The addresses that the site has, for those who typed one with other capitals or with a slip. */
export class KnownAddresses {
  #slugs: Promise<readonly string[]> | null = null;

  constructor(private readonly ask: QueryExecutor) {}

  /** The events have changed. */
  clear(): void {
    this.#slugs = null;
  }

  /**
   * The right spelling of an event's address, or of one below it.
   * @returns null for an address that is spelt right, for any other, and when the events cannot be read
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
   * The public page that an address without a page was most likely meant to be, also for who left out its first part;
   * one name for all invitation links that lead nowhere, and one for all certificates that do not exist.
   * @returns null when none is near, and when the events cannot be read
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
