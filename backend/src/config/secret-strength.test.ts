import { createHash } from "node:crypto";
import { isGuessable } from "./secret-strength.js";

test.each([
  "please-change-this-secret-please-change",
  "ch4nge-th1s-s3cr3t-Zk8Q2vX9mLd5sHf8aJc4",
  "abcdefghij".repeat(5),
  "0123456789abcdef".repeat(3),
  "qwertyuiopasdfghjklzxcvbnm1234567890",
  "a secret for browser tests only 0123456789",
  "correct horse battery staple tied to a tree",
  "the-coding-club-of-our-university-2026!",
  "CodingClubCodingClubCodingClub20252026",
  "7391".repeat(12),
  "x".repeat(64),
  "aaaaabbbbbcccccdddddeeeeefffffggggghhhhhiiiiijjjjj",
  "98127409182740912874091827409128",
])("%s is guessable", (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

/** Returns 2000 pseudo-random secrets, the same ones in each run. */
function bytes(length: number): Buffer[] {
  const hash = (of: number): Buffer => createHash("sha256").update(String(of)).digest();
  return Array.from({ length: 2000 }, (_, of) => hash(of).subarray(0, length));
}

test.each(["base64", "base64url", "hex"] as const)("random bytes as %s are not", (encoding) => {
  const guessable = bytes(32)
    .map((secret) => secret.toString(encoding))
    .filter(isGuessable);
  expect(guessable).toEqual([]);
});

test("nor are 128 bits as hex, but for one in a hundred that looks too regular", () => {
  const guessable = bytes(16)
    .map((secret) => secret.toString("hex"))
    .filter(isGuessable);
  expect(guessable.length).toBeLessThan(20);
});
