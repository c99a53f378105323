/** The tab "Bank statement". */
export function StatementsSection() {
  return null;
}
