/** The pictures that the site ships for events (frontend/public/media/events), by path, with what they show. */
export const EVENT_PICTURES = [
  { path: "events/syntaxsiege.svg", label: "Syntax Siege" },
  { path: "events/algolympics.svg", label: "AlgOlympics" },
  { path: "events/code-cascade.svg", label: "Code Cascade" },
  { path: "events/game-of-codes.svg", label: "Game of Codes" },
  { path: "events/genesis.svg", label: "Genesis" },
] as const;

/** Where pictures are, told from an event whose picture has an address; the site's own folder otherwise. */
export function pictureBase(
  events: readonly { readonly image: string; readonly picture: string | null }[],
): string {
  const known = events.find(({ image, picture }) => picture?.endsWith(image) === true);
  return known?.picture?.slice(0, -known.image.length) ?? "/media/";
}
