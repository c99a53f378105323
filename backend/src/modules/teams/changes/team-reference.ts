import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O, U, so nothing is misread from a bank statement. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 5;
/** Odd weights find every single wrong character (they are invertible modulo 32) and nearly every swap. */
const WEIGHTS = [1, 3, 5, 7, 9];
/** Letters of the event in front: "Syntax Siege 2025" is SS. */
const PREFIX_MAX = 3;

/**
 * A new code that a team writes into its bank transfer: the event's initials, five random characters and a check
 * character, for example `SS-7K3QX9`. At most 10 characters; the unique index decides whether it is free.
 * @param draw a number from 0 up to, not including, its limit; demo data brings its own, to be repeatable.
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
 * Returns a typed or dictated reference in its right spelling (`ss 7k3qx9` with O for 0 and I or L for 1 is fine), or
 * null when its check character says that it was misread.
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
