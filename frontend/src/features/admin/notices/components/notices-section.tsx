/** The tab "Notices". */
export function NoticesSection() {
  return null;
}
