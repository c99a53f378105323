import { LIMITS } from "@contract/kernel/contract/limits";
import { fc } from "../../../../../scripts/jest/properties";
import { readLocalTeam, writeLocalTeam } from "./local-team";

afterEach(() => {
  localStorage.clear();
});

test("any text in the browser's storage is read as a list of members that can be shown", () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(fc.record({ name: fc.jsonValue(), email: fc.jsonValue(), phone: fc.jsonValue() }))
      .map((members) => JSON.stringify(members)),
  );
  fc.assert(
    fc.property(stored, stored, stored, (members, name, data) => {
      localStorage.setItem("teamMembers", members);
      localStorage.setItem("teamName", name);
      localStorage.setItem("teamData", data);
      const team = readLocalTeam();
      expect(team?.members.length).toBeLessThanOrEqual(LIMITS.eventTeamSizeMax);
      for (const member of team?.members ?? []) {
        expect(member.name).not.toBe("");
        expect(typeof member.email).toBe("string");
        expect(typeof member.phone).toBe("string");
      }
    }),
  );
});

test("a list that was kept is read back", () => {
  const text = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[A-Za-z]$/);
  const member = fc.record({
    name: text,
    email: fc.emailAddress({ size: "-1" }),
    phone: fc.constant("9876543210"),
  });
  fc.assert(
    fc.property(text, fc.array(member, { maxLength: LIMITS.eventTeamSizeMax }), (teamName, members) => {
      expect(writeLocalTeam({ teamName, members })).toBe(true);
      expect(readLocalTeam()).toEqual({ teamName, members });
    }),
  );
});
