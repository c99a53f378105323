import type { Caller } from "../../../kernel/auth/caller.js";
import { outcomes } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
let admin: Caller;
let people: Caller[];
let teamId: string;
let memberId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  admin = await fixture.admin();
  people = await fixture.people(5);
  const team = await fixture.team(person(0), [person(1)], "Nulls");
  teamId = team.id;
  memberId = team.members[0]?.id ?? "";
  await fixture.setPayment(teamId, "accepted");
  for (const table of ["outbox_mails", "notifications"]) await fixture.run(`DELETE FROM ${table}`);
});
afterEach(() => fixture.close());

const person = (n: number): Caller => people[n]!;
const replace = (fields: object, as = admin): Promise<unknown> =>
  fixture.services.substitutions.replace(as, { memberId, reason: "Ill since Monday", ...fields });
const roster = (): Promise<unknown[]> =>
  fixture.rows("SELECT name, userId, confirmedAt FROM team_members WHERE teamId = ? AND isLeader = 0", [
    teamId,
  ]);
const memberCount = (): Promise<unknown[]> =>
  fixture.rows("SELECT memberCount FROM teams WHERE id = ?", [teamId]);

test("the new person holds the place of a paid team and has yet to agree; leader and both people are notified", async () => {
  await replace({ email: person(2).email });
  expect(await roster()).toEqual([{ name: person(2).name, userId: person(2).userId, confirmedAt: null }]);
  expect(await memberCount()).toEqual([{ memberCount: 2 }]);
  const written = await fixture.rows("SELECT userId, kind, text FROM notifications ORDER BY kind");
  expect(written).toEqual([
    { userId: person(2).userId, kind: "ADDED_TO_TEAM", text: expect.stringContaining(admin.name) },
    {
      userId: person(0).userId,
      kind: "MEMBER_REPLACED",
      text: expect.stringContaining("Reason: Ill since Monday."),
    },
    {
      userId: person(1).userId,
      kind: "REPLACED_IN_TEAM",
      text: expect.stringContaining("Ill since Monday."),
    },
  ]);
  expect(await fixture.count("outbox_mails")).toBe(3);
  const details = JSON.stringify({ from: person(1).name, to: person(2).name, reason: "Ill since Monday" });
  expect(await fixture.rows("SELECT action, targetName, details FROM audit_entries")).toEqual([
    { action: "team.replace-member", targetName: "Nulls", details },
  ]);
  await fixture.services.consent.accept(person(2), { teamId });
  expect(await roster()).toEqual([expect.objectContaining({ confirmedAt: expect.anything() })]);
});

test("a person without an account is typed in, with name and roll number", async () => {
  await expect(replace({ name: "Meera Nair" })).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(replace({ email: "unknown@example.org" })).rejects.toMatchObject({
    code: "ACCOUNT_NOT_FOUND",
  });
  await replace({ name: "Meera Nair", universityRollNo: "R99", email: "meera@example.org" });
  expect(await roster()).toEqual([{ name: "Meera Nair", userId: null, confirmedAt: null }]);
  expect(await fixture.count("outbox_mails WHERE recipient = 'meera@example.org'")).toBe(1);
});

test("the leader stays, a person is in one team of an event, and a leader may not replace", async () => {
  await fixture.team(person(3));
  await expect(replace({ email: person(3).email })).rejects.toMatchObject({ code: "PERSON_IN_TEAM" });
  await expect(replace({ email: person(0).email })).rejects.toMatchObject({ code: "PERSON_IN_YOUR_TEAM" });
  await expect(replace({ email: person(2).email }, person(0))).rejects.toMatchObject({ code: "FORBIDDEN" });
  const [leader] = await fixture.rows<{ id: string }>(
    "SELECT id FROM team_members WHERE teamId = ? AND isLeader = 1",
    [teamId],
  );
  await expect(replace({ memberId: leader?.id, email: person(2).email })).rejects.toMatchObject({
    code: "LEADER_MUST_STAY",
  });
  expect(await roster()).toMatchObject([{ name: person(1).name }]);
});

test("of two admins who replace the same person at once, one does", async () => {
  const other = await fixture.admin();
  const counts = await outcomes([
    replace({ email: person(2).email }),
    replace({ email: person(3).email }, other),
  ]);
  expect(counts).toEqual({ ok: 1, MEMBER_NOT_FOUND: 1 });
  expect(await roster()).toHaveLength(1);
  expect(await memberCount()).toEqual([{ memberCount: 2 }]);
});

test("a person who creates a team at the same moment is in one of the two", async () => {
  await outcomes([
    replace({ email: person(4).email }),
    fixture.services.creation.create(person(4), { name: "Own" }),
  ]);
  const of = person(4).userId;
  expect(await fixture.count("team_members WHERE userId = ?", [of])).toBe(1);
  expect(await roster()).toHaveLength(
    await fixture.count("team_members WHERE teamId = ? AND isLeader = 0", [teamId]),
  );
});
