/** The tab "Events". */
export function EventsSection() {
  return null;
}
