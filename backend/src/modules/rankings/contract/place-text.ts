/** "3", or "3=" where more than one team has the place. */
export function placeText({
  place,
  isShared,
}: {
  readonly place: number;
  readonly isShared: boolean;
}): string {
  return isShared ? `${String(place)}=` : String(place);
}
