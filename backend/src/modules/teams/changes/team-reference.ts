import { randomInt } from "node:crypto";

/** Crockford's base 32, without I, L, O and U, so that no character is misread on a bank statement. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 5;
/**
 * Weights for the check character. Odd weights are invertible modulo 32, so every single wrong character is detected.
 * Nearly every swap is detected too.
 */
const WEIGHTS = [1, 3, 5, 7, 9];
/** Maximum number of the event's initials at the start, such as SS for "Syntax Siege 2025". */
const PREFIX_MAX = 3;

/**
 * Returns a new reference for a team's bank transfer: the event's initials, five random characters and a check
 * character. Example: `SS-7K3QX9`. References have at most 10 characters. Only the unique index can tell whether a
 * reference is free.
 * @param draw returns a random integer in [0, limit). Demo data passes its own function to be repeatable.
 */
export function newTeamReference(
  eventTitle: string,
  draw: (limit: number) => number = (limit) => randomInt(limit),
): string {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET.charAt(draw(ALPHABET.length)));
  const body = random.join("");
  return `${initials(eventTitle)}-${body}${checkCharacter(body)}`;
}

/**
 * Returns the correct spelling of a typed or dictated reference. Accepts `ss 7k3qx9`, and also O for 0, and I or L for
 * 1. Returns null if the check character does not match.
 */
export function readTeamReference(text: string): string | null {
  const parts = /^\s*([A-Z]{1,3})[\s-]*([0-9A-Z]{6})\s*$/.exec(text.toUpperCase());
  const code = parts?.[2]?.replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!code || code.includes("U")) return null;
  const body = code.slice(0, RANDOM_CHARACTERS);
  return code.endsWith(checkCharacter(body)) ? `${parts?.[1] ?? ""}-${code}` : null;
}

function checkCharacter(body: string): string {
  const sum = Array.from(body).reduce(
    (total, char, i) => total + ALPHABET.indexOf(char) * (WEIGHTS[i] ?? 1),
    0,
  );
  return ALPHABET.charAt(sum % ALPHABET.length);
}

function initials(title: string): string {
  const letters = title.split(/\s+/u).map((word) => /^[a-z]/i.exec(word)?.[0].toUpperCase() ?? "");
  return letters.join("").slice(0, PREFIX_MAX) || "T";
}
