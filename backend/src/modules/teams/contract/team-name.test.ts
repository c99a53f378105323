import { TEAM_NAME_PATTERN, cleanTeamName, teamNameKey } from "./team-name.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";

test.each([
  ["surrounding and inner space", "  Segfault   Squad ", "Segfault Squad"],
  ["case", "SEGFAULT squad", "Segfault Squad"],
  ["case beyond ASCII", "ΣΊΣΥΦΟΣ", "σίσυφος"],
  ["the sharp s", "Straße", "STRASSE"],
  ["composed and decomposed letters", "Caf\u0065\u0301", "Caf\u00e9"],
  ["full-width letters", "Ｔｅａｍ", "team"],
  ["invisible characters", "Te\u200bam", "Team"],
])("%s does not make a different name", (_case, one, other) => {
  expect(teamNameKey(one)).toBe(teamNameKey(other));
});

test("other letters make another name", () => {
  expect(teamNameKey("Résumé")).not.toBe(teamNameKey("Resume"));
  expect(teamNameKey("Team 1")).not.toBe(teamNameKey("Team1"));
});

test("a key fits its column, also when folding makes it longer", () => {
  expect(Array.from(teamNameKey("\ufdfa".repeat(50)))).toHaveLength(100);
  expect(Array.from(teamNameKey("😀".repeat(120)))).toHaveLength(100);
});

test("names are shown as written, except for space", () => {
  expect(cleanTeamName("  Null \t  Pointers ")).toBe("Null Pointers");
});

test.each([
  "ab",
  "  ab  ",
  "x".repeat(50),
  ` ${"x".repeat(50)} `,
  "😀😀",
  "अभि",
  "a b",
  "Team ⚔\ufe0f",
  "⚡\ufe0f⚡\ufe0f",
])("%j is a name", (name) => {
  expect(TEAM_NAME_PATTERN.test(name)).toBe(true);
});

test.each([
  "",
  "a",
  "  a  ",
  "   ",
  "x".repeat(51),
  "\u200b\u200b\u200b",
  "a\u200b",
  "\u3164\u3164",
  "a\ufe0f",
])("%j is not a name", (name) => {
  expect(TEAM_NAME_PATTERN.test(name)).toBe(false);
});

test("a megabyte is refused at once", () => {
  const started = cpuMs();
  expect(TEAM_NAME_PATTERN.test(" ".repeat(1_000_000))).toBe(false);
  expect(TEAM_NAME_PATTERN.test(`ab${" ".repeat(1_000_000)}c`)).toBe(false);
  expect(cpuMs() - started).toBeLessThan(5000);
});
