import content from "../../content/club.json";

/** A place the club can be found at, outside this site. */
interface ClubLink {
  readonly label: string;
  readonly href: string;
}

interface Club {
  readonly name: string;
  readonly shortName: string;
  readonly university: string;
  readonly welcome: string;
  readonly description: string;
  readonly address: readonly string[];
  readonly links: readonly ClubLink[];
}

/** The club's identity, from `content/club.json`. */
export const CLUB: Club = content;
