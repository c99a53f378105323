/** Events that have a page and a place in the showcase but, by the specification, no card in the list: for first-year students only. */
const UNLISTED: readonly string[] = ["genesis"];

interface ListedEvent {
  readonly slug: string;
  readonly state: string;
}

/** The events of the list: the current one, then the others in the order in which the club added them. */
export function listedEvents<Event extends ListedEvent>(events: readonly Event[]): Event[] {
  const listed = events.filter(({ slug }) => !UNLISTED.includes(slug));
  const isCurrent = ({ state }: Event): boolean => state === "current";
  return [...listed.filter(isCurrent), ...listed.filter((event) => !isCurrent(event))];
}
