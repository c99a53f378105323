import { t } from "@contract/kernel/contract/t";

/** A picture that suits any event. A new event has this picture until another one is chosen. */
export const ANY_EVENT_PICTURE = "events/contest.svg";

/** The site's own pictures for events (frontend/public/media/events), with a label for each path. */
export const EVENT_PICTURES = [
  { path: ANY_EVENT_PICTURE, label: t("Contest clock") },
  { path: "events/syntaxsiege.svg", label: t("Castle") },
  { path: "events/algolympics.svg", label: t("Podium") },
  { path: "events/code-cascade.svg", label: t("Waterfall") },
  { path: "events/game-of-codes.svg", label: t("Board game") },
  { path: "events/genesis.svg", label: t("Tree") },
] as const;

/**
 * Returns the address of the folder with the site's pictures. Finds an event with one of these pictures, and removes
 * the path (`image`) from the end of the picture's address (`picture`). Without such an event, returns the default
 * folder.
 */
export function pictureBase(
  events: readonly { readonly image: string; readonly picture: string | null }[],
): string {
  const known = events.find(({ image, picture }) => picture?.endsWith(image) === true);
  return known?.picture?.slice(0, -known.image.length) ?? "/media/";
}
