/** Returns the version of a team's drafted place: the place itself, or "0" for none. */
export function versionOfPlace(place: number | null): string {
  return String(place ?? 0);
}
