/** The tab "Teams". */
export function TeamsSection() {
  return null;
}
