/** The tab "Rankings". */
export function RankingsSection() {
  return null;
}
