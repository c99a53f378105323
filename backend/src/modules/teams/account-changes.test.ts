import type { Caller } from "../../kernel/auth/caller.js";
import type { AccountChanges } from "../accounts/contract/profile-changes.js";
import { identityKey } from "./identity-key.js";
import { TeamWorld } from "./testing/team-world.js";

/** What a team keeps of a person follows their account. */
let world: TeamWorld;
let leader: Caller;
let member: Caller;
beforeEach(async () => {
  world = await TeamWorld.open();
  [leader, member] = (await world.people(2)) as [Caller, Caller];
});
afterEach(() => world.close());

const change = (caller: Caller, changes: AccountChanges) =>
  world.db.inTransaction((tx) => world.services.accounts.update(tx, caller.userId, changes));
const copyOf = async (caller: Caller) =>
  (
    await world.rows<Record<string, unknown>>("SELECT * FROM team_members WHERE userId = ?", [caller.userId])
  )[0];
const epochOf = async ({ userId }: Caller) =>
  (await world.rows<{ epoch: number }>("SELECT epoch FROM users WHERE id = ?", [userId]))[0]!.epoch;

test("changed data reaches the copies of events that are not over", async () => {
  await world.team(leader, [member]);
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
  expect(await epochOf(member)).toBe(1); // a changed e-mail ends all tokens
  await world.run("UPDATE events SET state = 'past'");
  await change(member, { name: "Newer Name" });
  expect(await copyOf(member)).toMatchObject({ name: "New Name" });
  expect(await epochOf(member)).toBe(1);
});

test("what a leader filled in stays where the account has nothing", async () => {
  const asha = await world.person({ phone: null, college: null, universityRollNo: null });
  const { id: teamId } = await world.team(leader);
  const record = { teamId, email: asha.email, name: "A", universityRollNo: "77", phone: "1234567890" };
  await world.services.records.addMemberRecord(leader, record);
  await world.services.consent.accept(asha, { teamId });
  await change(asha, { name: "Asha", college: "New College" });
  expect(await copyOf(asha)).toMatchObject({
    name: "Asha",
    phone: "1234567890",
    universityRollNo: "77",
    identityKey: identityKey("New College", "77"),
  });
});

test("nobody takes the identity or the address of another person of the event", async () => {
  await world.team(leader, [member]);
  await expect(change(member, { universityRollNo: "r1" })).rejects.toMatchObject({
    code: "IDENTITY_TAKEN",
    fields: { universityRollNo: expect.stringContaining("roll number") },
  });
  await expect(change(member, { email: leader.email })).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
  const other = await world.person();
  const { id: teamId } = await world.team(other);
  const record = { teamId, name: "A", universityRollNo: "77", email: "record@example.org" };
  await world.services.records.addMemberRecord(other, record);
  await expect(change(member, { email: "record@example.org" })).rejects.toMatchObject({
    code: "EMAIL_IN_TEAM",
  });
  expect(await copyOf(member)).toMatchObject({ email: member.email, universityRollNo: "R2" });
  expect(await world.rows("SELECT email, universityRollNo FROM users WHERE id = ?", [member.userId])).toEqual(
    [{ email: member.email, universityRollNo: "R2" }],
  );
});

test("a new address ties the record that carries it", async () => {
  const { id: teamId } = await world.team(leader);
  const record = {
    teamId,
    name: "A",
    universityRollNo: "77",
    email: "record@example.org",
    codeforcesHandle: "h",
  };
  await world.services.records.addMemberRecord(leader, record);
  await change(member, { email: "record@example.org" });
  expect((await world.services.queries.myTeam(member))?.id).toBe(teamId);
  expect(await copyOf(member)).toMatchObject({ name: "A", codeforcesHandle: "h", confirmedAt: null });
});

test("removing an account settles its teams by itself", async () => {
  await world.team(leader, [member]);
  const remove = ({ userId }: Caller) =>
    world.db.inTransaction((tx) => world.services.accounts.remove(tx, userId));
  await world.run("UPDATE teams SET paymentStatus = 'pending'");
  await expect(remove(leader)).rejects.toMatchObject({ code: "LEADS_PAID_TEAM" });
  await world.run("UPDATE teams SET paymentStatus = 'rejected'");
  await remove(leader);
  expect(await world.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
    { leaderId: member.userId, memberCount: 1 },
  ]);
  await expect(remove(leader)).rejects.toMatchObject({ code: "NOT_FOUND" });
});
