import { clubData, type SiteContent } from "../club-data";
import address from "../../../content/address.json";
import club from "../../../content/club.json";
import sharing from "../../../content/sharing.json";
import socialLinks from "../../../content/social-links.json";

/** What a server with the project's own content has for every page. For tests. */
export const SITE_CONTENT: SiteContent = {
  club,
  address: address.lines,
  isNew: false,
  socialLinks: socialLinks.links,
  sharingPictures: sharing.pictures,
};

// Before each file of tests (jest.config.ts): as in every page that the server sends.
if (typeof document !== "undefined") document.head.insertAdjacentHTML("beforeend", clubData(SITE_CONTENT));
