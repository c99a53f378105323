/** The address of a feed for spreadsheets; whoever has it reads the list. */
export function feedPath(token: string): string {
  return `/feeds/${token}.csv`;
}
