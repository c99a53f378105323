import { createContext, use, useSyncExternalStore } from "react";

/** A place the club can be found at, outside this site. */
interface ClubLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Who the club is: what every page shows before it has asked the server for anything. */
export interface Club {
  readonly name: string;
  readonly shortName: string;
  /**
   * The mark's name for screen readers. It contains the visible short name, by which people who speak to the computer
   * call it.
   */
  readonly label: string;
  readonly university: string;
  readonly welcome: string;
  readonly description: string;
  readonly address: readonly string[];
  readonly links: readonly ClubLink[];
  /** True until the site has been set up. */
  readonly isNew?: true;
  /** Ids of the pictures that events are shared with, by the paths of their pages. */
  readonly eventPictures: Readonly<Record<string, string>>;
}

/** Id of the script element (a data block, which no browser runs) that carries the club in the HTML of every page. */
export const CLUB_ID = "club";

/** The club of the moment in which the server renders, which has no document to read it from. */
export const ClubContext = createContext<Club | null>(null);

let ofPage: Club | undefined;
/** How often the club has changed while the page is open. */
let changes = 0;
const readers = new Set<() => void>();

/** As the page that is open came with it, until an editor here publishes something else. */
function clubOfPage(): Club {
  ofPage ??= JSON.parse(document.getElementById(CLUB_ID)?.textContent ?? "") as Club;
  return ofPage;
}

/** Shows another club from now on: what an editor has just published. */
export function showClub(club: Club): void {
  ofPage = club;
  changes++;
  for (const read of readers) read();
}

const changeCount = () => changes;
function follow(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The club, as the server's content had it when the page was sent. */
export function useClub(): Club {
  useSyncExternalStore(follow, changeCount, changeCount);
  return use(ClubContext) ?? clubOfPage();
}
