import { clubData, type SiteContent } from "../club-data";
import address from "../../../content/address.json";
import club from "../../../content/club.json";
import sharing from "../../../content/sharing.json";
import socialLinks from "../../../content/social-links.json";

/** The data that the server embeds in every page, made from the project's own content. For tests. */
export const SITE_CONTENT: SiteContent = {
  club,
  address: address.lines,
  isNew: false,
  socialLinks: socialLinks.links,
  sharingPictures: sharing.pictures,
};

// Runs before each test file (jest.config.ts), because every page from the server contains this data.
if (typeof document !== "undefined") document.head.insertAdjacentHTML("beforeend", clubData(SITE_CONTENT));
