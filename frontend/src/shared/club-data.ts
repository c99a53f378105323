import { eventPath } from "@contract/kernel/contract/paths";
import type { EveryPageQuery } from "../graphql/pages/every-page";
import { type Club, CLUB_ID } from "./club";
import { embed } from "./page-data/embedded-data";

/** The server's content that every page needs. */
export type SiteContent = EveryPageQuery["siteContent"];

/** Returns the few content values that are included in every page, so that pages need not fetch them. */
export function clubOf({ club, address, isNew, socialLinks, sharingPictures }: SiteContent): Club {
  const { name, shortName, university, welcome, description } = club;
  const ofEvents = sharingPictures.filter(({ path }) => path.startsWith(eventPath("")));
  return {
    ...{
      name,
      shortName,
      label: name.includes(shortName) ? name : `${shortName}, ${name}`,
      university,
      welcome,
      description,
      address,
    },
    ...(isNew ? { isNew } : {}),
    links: socialLinks.map(({ id, label, href }) => ({ id, label, href })),
    eventPictures: Object.fromEntries(ofEvents.map(({ path, id }) => [path, id])),
  };
}

/** Returns HTML that contains the club's data for the browser's script. */
export function clubData(content: SiteContent): string {
  return `<script type="application/json" id="${CLUB_ID}">${embed(clubOf(content))}</script>`;
}
