import { joinPath } from "./join-path.js";
import { paths } from "./paths.js";
import { resultsPath } from "./result-paths.js";

// Apart from paths.ts, which every page loads.

/** The picture of an invitation link, for where it is shared. */
export const INVITATION_PICTURE = `${paths.join}/picture.png`;

/** The same, of one link. */
export function invitationPicturePath(token: string): string {
  return `${joinPath(token)}/picture.png`;
}

/** The picture of a team's result; its key ends in `.png`. */
export const RESULT_PICTURE = `${paths.results}/teams/:key`;

/** The same, of one team. */
export function resultPicturePath(slug: string, year: number | null, key: string): string {
  return `${resultsPath(slug)}/teams/${key}.png${year === null ? "" : `?year=${String(year)}`}`;
}
