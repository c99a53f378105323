/** What an address takes: the rule of EventFieldsInput. */
const [SHORTEST, LONGEST] = [2, 60];

/**
 * Returns the address that a new event's title proposes: "Byte Night 2026" is `byte-night-2026`. Empty for a title without a Latin
 * letter or digit, as an address has no others.
 */
export function proposedAddress(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let address = "";
  for (const word of words) {
    const longer = address === "" ? word : `${address}-${word}`;
    if (longer.length > LONGEST) break;
    address = longer;
  }
  return address.length < SHORTEST ? "" : address;
}
