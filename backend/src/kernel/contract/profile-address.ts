/** The page of a handle on Codeforces. */
export function profileAddress(handle: string): string {
  return `https://codeforces.com/profile/${encodeURIComponent(handle)}`;
}
