/** Events that have a page and a place in the showcase but, by the specification, no card in the list: for first-year students only. */
const UNLISTED: readonly string[] = ["genesis"];

/** The events of the list, in the order in which the club added them. */
export function listedEvents<Event extends { readonly slug: string }>(events: readonly Event[]): Event[] {
  return events.filter(({ slug }) => !UNLISTED.includes(slug));
}
