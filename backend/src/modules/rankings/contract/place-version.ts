/** Returns the version of a team's place in the draft: the place itself, "0" for none. */
export function versionOfPlace(place: number | null): string {
  return String(place ?? 0);
}
