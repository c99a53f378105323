import address from "../../content/address.json";
import { description, name, shortName, university, welcome } from "../../content/club.json";
import socialLinks from "../../content/social-links.json";

/** A place the club can be found at, outside this site. */
interface ClubLink {
  readonly id: string;
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

/** The club's identity, from `content/`: what every page shows before it has asked the server for anything. */
export const CLUB: Club = {
  name,
  shortName,
  university,
  welcome,
  description,
  address: address.lines,
  links: socialLinks.links,
};
