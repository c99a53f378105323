import { newTeamReference, readTeamReference } from "./team-reference.js";

test("has the event's initials and fits its column", () => {
  expect(newTeamReference("Syntax Siege 2025")).toMatch(/^SS-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(newTeamReference("game of codes for everyone")).toMatch(/^GOC-/);
  expect(newTeamReference("२०२५")).toMatch(/^T-/);
  expect(newTeamReference("A B C D").length).toBeLessThanOrEqual(12);
});

test("reads what was typed or dictated", () => {
  const reference = newTeamReference("Syntax Siege");
  const dictated = reference.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
  expect(readTeamReference(` ${dictated} `)).toBe(reference);
});

test("detects every single wrong character", () => {
  const reference = newTeamReference("Syntax Siege");
  for (let at = 3; at < reference.length; at++) {
    for (const character of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
      if (character === reference[at]) continue;
      expect(readTeamReference(reference.slice(0, at) + character + reference.slice(at + 1))).toBeNull();
    }
  }
});

test.each(["", "SS", "SS-12345", "SS-UUUUUU", "SS-1234567", "SSSS-123456"])(
  "%j is not a reference",
  (text) => {
    expect(readTeamReference(text)).toBeNull();
  },
);
