import { fc } from "../../../../../scripts/jest/properties.js";
import { cleanTeamName, TEAM_NAME_PATTERN, teamNameKey } from "../contract/team-name.js";
import { identityKey } from "./identity-key.js";
import { newTeamReference, readTeamReference } from "../changes/team-reference.js";

const reference = fc
  .tuple(fc.string(), fc.array(fc.nat(31), { minLength: 5, maxLength: 5 }))
  .map(([title, digits]) => {
    const draws = [...digits];
    return newTeamReference(title, () => draws.shift() ?? 0);
  });

test("a reference is read back as people type and dictate it", () => {
  fc.assert(
    fc.property(reference, fc.constantFrom("", " ", " - "), (code, gap) => {
      expect(readTeamReference(code)).toBe(code);
      const typed = ` ${code.toLowerCase().replace("-", gap).replaceAll("0", "o").replaceAll("1", "l")} `;
      // `readTeamReference` reads O as 0, and I and L as 1, but not in the event's initials.
      expect(readTeamReference(typed)).toBe(code);
    }),
  );
});

test("no single wrong character passes", () => {
  fc.assert(
    fc.property(reference, fc.nat(5), fc.nat(31), (code, place, drawn) => {
      const at = code.indexOf("-") + 1 + place;
      const other = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".charAt(drawn);
      fc.pre(code.charAt(at) !== other);
      expect(readTeamReference(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    }),
  );
});

test("any text is either no reference or a reference that is read back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (text) => {
      const read = readTeamReference(text);
      if (read !== null) expect(readTeamReference(read)).toBe(read);
    }),
  );
});

test("a team's name means the same in capitals, with more space and cleaned; no key is too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
      const key = teamNameKey(name);
      expect(Array.from(key).length).toBeLessThanOrEqual(100);
      expect(teamNameKey(key)).toBe(key);
      expect(teamNameKey(cleanTeamName(name))).toBe(key);
      expect(teamNameKey(`  ${name.replaceAll(" ", "   ")} `)).toBe(key);
      if (TEAM_NAME_PATTERN.test(name)) expect(TEAM_NAME_PATTERN.test(cleanTeamName(name))).toBe(true);
    }),
  );
});

/** Letters that look alike, and a combining accent. */
const LETTERS = Array.from("авекмнорстухαβεικνορabehopxyz \u0301");

test("names that look alike have one key, in capitals, too; a Greek letter alone is none", () => {
  const key = teamNameKey("Null Pointers");
  for (const name of ["Null P\u043einters", "NULL P\u041eINT\u0415RS", "Null Poin\u03c4ers"])
    expect(teamNameKey(name)).toBe(key);
  expect(teamNameKey("\u0410CE")).toBe(teamNameKey("Ace"));
  expect(teamNameKey("\u0422\u041e\u041c")).toBe(teamNameKey("\u0442\u043e\u043c"));
  expect(teamNameKey("Team \u03b1")).not.toBe(teamNameKey("Team a"));
  expect(teamNameKey("Команда")).not.toBe(teamNameKey("Komanda"));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 2, maxLength: 60 }), (name) => {
      expect(teamNameKey(teamNameKey(name))).toBe(teamNameKey(name));
      expect(teamNameKey(name.toUpperCase())).toBe(teamNameKey(name));
    }),
  );
});

test("college with roll number is one key for one person, and two for two", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,30}$/);
  fc.assert(
    fc.property(word, word, word, word, (college, rollNo, otherCollege, otherRollNo) => {
      const key = identityKey(college, rollNo);
      expect(identityKey(` ${college.toUpperCase()} `, rollNo.toLowerCase())).toBe(key);
      const same =
        college.toLowerCase() === otherCollege.toLowerCase() &&
        rollNo.toLowerCase() === otherRollNo.toLowerCase();
      expect(identityKey(otherCollege, otherRollNo) === key).toBe(same);
    }),
  );
});
