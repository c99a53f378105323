/**
 * Letters and digits, without characters that look alike. There are 32 characters, so that a random byte gives each
 * character with the same probability.
 */
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const GROUP_SIZE = 4;

/** Returns a password that cannot be guessed and can be copied by hand: three groups of four, 60 random bits. */
export function suggestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_SIZE));
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  ).join("-");
}
