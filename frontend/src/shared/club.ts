import { createContext, use, useSyncExternalStore } from "react";

/** A link to the club outside this site. */
interface ClubLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** The club's own data, which every page has before its first request to the server. */
export interface Club {
  readonly name: string;
  readonly shortName: string;
  /**
   * The club's name in the top bar's home link, for screen readers and speech control. Contains the short name, because
   * people who use speech control say the name that they see.
   */
  readonly label: string;
  readonly university: string;
  readonly welcome: string;
  readonly description: string;
  readonly address: readonly string[];
  readonly links: readonly ClubLink[];
  /** True until the site has been set up. */
  readonly isNew?: true;
  /** Ids of events' preview pictures, by the paths of the events' pages. */
  readonly eventPictures: Readonly<Record<string, string>>;
}

/**
 * Id of the script element that contains the club in every page's HTML. The element is a data block, which browsers do
 * not run.
 */
export const CLUB_ID = "club";

/** Provides the club during rendering on the server, where no document contains the club. */
export const ClubContext = createContext<Club | null>(null);

let ofPage: Club | undefined;
/** The number of changes of the club since the page was opened. */
let changes = 0;
const readers = new Set<() => void>();

function clubOfPage(): Club {
  ofPage ??= JSON.parse(document.getElementById(CLUB_ID)?.textContent ?? "") as Club;
  return ofPage;
}

/** Replaces the club's data on the open page, after an editor has published it. */
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

/**
 * Returns the club's data from the page's HTML, or the data that an editor has published on this page since. Renders
 * again after each change.
 */
export function useClub(): Club {
  useSyncExternalStore(follow, changeCount, changeCount);
  return use(ClubContext) ?? clubOfPage();
}
