import { maskEmail, visibilityOf } from "../../../kernel/contract/personal-data.js";
import type { Grant } from "../../../kernel/contract/grants.js";
import { Role } from "../../../kernel/contract/roles.js";
import { type Reader, showTeam } from "./team-visibility.js";
import type { PersonRecord, TeamRecord } from "./team-record.js";

const person = (name: string, isLeader = false): PersonRecord => ({
  id: `m-${name}`,
  userId: name,
  name,
  email: `${name}@example.org`,
  phone: "9876543210",
  college: "Government College",
  universityRollNo: `R-${name}`,
  codeforcesHandle: `cf-${name}`,
  isLeader,
  confirmed: true,
  handleVerified: true,
  handleTaken: false,
});
const team: TeamRecord = {
  id: "team",
  name: "Team",
  reference: "SS-7K3QX9",
  ranking: 1,
  paymentStatus: "incomplete",
  rosterLocked: false,
  qualified: false,
  place: null,
  note: "called, pays Monday",
  event: {
    id: "event",
    slug: "syntaxsiege",
    title: "Syntax Siege",
    fee: 36000,
    minTeamSize: 3,
    maxTeamSize: 3,
    qualifyingRank: 1,
    state: "current",
    registration: "open",
    registrationOpensAt: null,
    registrationClosesAt: null,
  },
  leader: person("leader", true),
  members: [person("asha"), { ...person("record"), userId: null, email: null, confirmed: false }],
};
const reader = (userId: string, isSuperadmin = false, grants: Grant[] = []): Reader => {
  const role = isSuperadmin ? Role.Superadmin : Role.User;
  return { userId, isSuperadmin, visibility: visibilityOf({ role, grants }) };
};

test("the leader sees everything but the organisers' note, a Superadmin that too", () => {
  expect(showTeam(team, reader("leader"))).toEqual({ ...team, note: null });
  expect(showTeam(team, reader("admin", true))).toEqual(team);
});

test("a member sees the team, but only their own phone, college and roll number", () => {
  const shown = showTeam(team, reader("asha"));
  expect(shown).toEqual({
    ...team,
    note: null,
    leader: { ...team.leader, phone: null, college: null, universityRollNo: null },
    members: [team.members[0], { ...team.members[1], phone: null, college: null, universityRollNo: null }],
  });
});

test("others see names and handles, masked e-mails and nothing else of a person", () => {
  const shown = showTeam(team, reader("stranger"));
  expect([shown.reference, shown.note]).toEqual([null, null]);
  expect([shown.leader, ...shown.members]).toEqual([
    expect.objectContaining({ name: "leader", codeforcesHandle: "cf-leader", email: "l•••@example.org" }),
    expect.objectContaining({ name: "asha", codeforcesHandle: "cf-asha", email: "a•••@example.org" }),
    expect.objectContaining({ name: "record", codeforcesHandle: "cf-record", email: null }),
  ]);
  for (const { userId, phone, college, universityRollNo } of [shown.leader, ...shown.members]) {
    expect([userId, phone, college, universityRollNo]).toEqual([null, null, null, null]);
  }
});

test("masking reveals neither the length nor more than one character", () => {
  expect(maskEmail("a@example.org")).toBe("a•••@example.org");
  expect(maskEmail("asha.roy@example.org")).toBe("a•••@example.org");
  expect(maskEmail('"odd@local"@example.org')).toBe('"•••@example.org');
  expect(maskEmail("no address")).toBe("n•••");
});
