import sharing from "../../content/sharing.json";
import { CLUB } from "./club";

/** The path under which the content has the picture of events without one of their own. */
const EVERY_OTHER_EVENT = "/events/*";

/** The picture that goes with a page's address when it is shared. */
export function sharingPicture(path: string): { readonly file: string; readonly alt: string } {
  const find = (wanted: string) => sharing.pictures.find((one) => one.path === wanted);
  const { id = "home", alt = CLUB.name } = find(path) ?? find(EVERY_OTHER_EVENT) ?? {};
  return {
    file: `/media/sharing/${id}.png`,
    alt: alt.replaceAll("{club}", CLUB.name).replaceAll("{university}", CLUB.university),
  };
}
