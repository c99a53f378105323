/** Tests that a change of an account also changes the copies of the person's data in teams. */

import type { Caller } from "../../../kernel/auth/caller.js";
import type { AccountChanges } from "../../accounts/contract/account.js";
import { identityKey } from "./identity-key.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
let leader: Caller;
let member: Caller;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  [leader, member] = (await fixture.people(2)) as [Caller, Caller];
});
afterEach(() => fixture.close());

const change = (caller: Caller, changes: AccountChanges) =>
  fixture.db.inTransaction((tx) => fixture.services.accounts.update(tx, caller.userId, changes));
const copyOf = async (caller: Caller) =>
  (
    await fixture.rows<Record<string, unknown>>("SELECT * FROM team_members WHERE userId = ?", [
      caller.userId,
    ])
  )[0];
const epochOf = async ({ userId }: Caller) =>
  (await fixture.rows<{ epoch: number }>("SELECT epoch FROM users WHERE id = ?", [userId]))[0]!.epoch;

test("changed data reaches the copies of events that are not over", async () => {
  await fixture.team(leader, [member]);
  const changes = {
    name: "New Name",
    email: "new@example.org",
    phone: null,
    college: "New College",
    universityRollNo: "N1",
    codeforcesHandle: "new",
  };
  await change(member, changes);
  expect(await copyOf(member)).toMatchObject({ ...changes, identityKey: identityKey("New College", "N1") });
  expect(await epochOf(member)).toBe(1); // A changed e-mail invalidates all tokens.
  await fixture.run("UPDATE events SET state = 'past'");
  await change(member, { name: "Newer Name" });
  expect(await copyOf(member)).toMatchObject({ name: "New Name" });
  expect(await epochOf(member)).toBe(1);
});

test("fields that a leader filled in stay where the account has no value", async () => {
  const asha = await fixture.person({ phone: null, college: null, universityRollNo: null });
  const { id: teamId } = await fixture.team(leader);
  const record = { teamId, email: asha.email, name: "A", universityRollNo: "77", phone: "1234567890" };
  await fixture.services.records.addMemberRecord(leader, record);
  await fixture.services.consent.accept(asha, { teamId });
  await change(asha, { name: "Asha", college: "New College" });
  expect(await copyOf(asha)).toMatchObject({
    name: "Asha",
    phone: "1234567890",
    universityRollNo: "77",
    identityKey: identityKey("New College", "77"),
  });
});

test("the roll number and the address of another person in the event are refused", async () => {
  await fixture.team(leader, [member]);
  await expect(change(member, { universityRollNo: "r1" })).rejects.toMatchObject({
    code: "IDENTITY_TAKEN",
    fields: { universityRollNo: expect.stringContaining("roll number") },
  });
  await expect(change(member, { email: leader.email })).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
  const other = await fixture.person();
  const { id: teamId } = await fixture.team(other);
  const record = { teamId, name: "A", universityRollNo: "77", email: "record@example.org" };
  await fixture.services.records.addMemberRecord(other, record);
  await expect(change(member, { email: "record@example.org" })).rejects.toMatchObject({
    code: "EMAIL_IN_TEAM",
  });
  expect(await copyOf(member)).toMatchObject({ email: member.email, universityRollNo: "R2" });
  expect(
    await fixture.rows("SELECT email, universityRollNo FROM users WHERE id = ?", [member.userId]),
  ).toEqual([{ email: member.email, universityRollNo: "R2" }]);
});

test("a new address links the record that has it", async () => {
  const { id: teamId } = await fixture.team(leader);
  const record = {
    teamId,
    name: "A",
    universityRollNo: "77",
    email: "record@example.org",
    codeforcesHandle: "h",
  };
  await fixture.services.records.addMemberRecord(leader, record);
  await change(member, { email: "record@example.org" });
  expect((await fixture.services.queries.myTeam(member))?.id).toBe(teamId);
  expect(await copyOf(member)).toMatchObject({ name: "A", codeforcesHandle: "h", confirmedAt: null });
});

test("removing an account settles its teams by itself", async () => {
  await fixture.team(leader, [member]);
  const remove = ({ userId }: Caller) =>
    fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, userId));
  await fixture.run("UPDATE teams SET paymentStatus = 'pending'");
  await expect(remove(leader)).rejects.toMatchObject({ code: "LEADS_PAID_TEAM" });
  await fixture.run("UPDATE teams SET paymentStatus = 'rejected'");
  await remove(leader);
  expect(await fixture.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
    { leaderId: member.userId, memberCount: 1 },
  ]);
  await expect(remove(leader)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("a team passed on as its leader's account is deleted", () => {
  const textOfNewLeader = async (): Promise<string> => {
    await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, leader.userId));
    const { items } = await fixture.services.notifications.of(member);
    return items.find(({ kind }) => kind === "NEW_LEADER")?.text ?? "";
  };

  test("lacks their place, and not their handle", async () => {
    const third = await fixture.person();
    await fixture.team(leader, [member, third]);
    await fixture.run("UPDATE team_members SET codeforcesHandle = id, handleKey = id WHERE isLeader = 0");
    expect(await textOfNewLeader()).toMatch(/ Still missing: 1 more member\.$/);
  });

  test("lacks nothing once its event is past", async () => {
    await fixture.team(leader, [member]);
    await fixture.run("UPDATE events SET state = 'past'");
    expect(await textOfNewLeader()).not.toContain("Still missing");
  });
});
