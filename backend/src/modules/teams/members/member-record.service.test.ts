import type { Caller } from "../../../kernel/auth/caller.js";
import { identityKey } from "./identity-key.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { PUBLIC_URL } from "../testing/team-services.js";
import type { TeamView } from "../team.types.js";

let fixture: TeamFixture;
let leader: Caller;
let team: TeamView;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  leader = await fixture.person();
  team = await fixture.team(leader);
});
afterEach(() => fixture.close());

const ASHA = { name: " Asha  Rao ", universityRollNo: " A 1 " };
const add = (fields: object, caller = leader) =>
  fixture.services.records.addMemberRecord(caller, { ...ASHA, ...fields, teamId: team.id });
const update = (memberId: string, fields: object, caller = leader) =>
  fixture.services.records.updateMemberRecord(caller, { memberId, ...fields });
const rows = (): Promise<Record<string, unknown>[]> =>
  fixture.rows("SELECT * FROM team_members WHERE isLeader = 0 ORDER BY id");
const memberCount = async () =>
  (await fixture.rows<{ memberCount: number }>("SELECT memberCount FROM teams"))[0];
async function mails(): Promise<[string, string][]> {
  const sql = "SELECT recipient, sealedBody FROM outbox_mails ORDER BY id";
  const queued = await fixture.rows<{ recipient: string; sealedBody: string }>(sql);
  return queued.map((mail) => [mail.recipient, fixture.services.outbox.openBody(mail.sealedBody)]);
}

describe("adding a record", () => {
  test("adds a person without an account, of the leader's college by default", async () => {
    const reply = await add({ phone: "1234567890", codeforcesHandle: " petr " });
    expect(reply.message).toBe("Member added successfully!");
    expect(reply.team.members).toMatchObject([
      { userId: null, name: "Asha Rao", email: null, phone: "1234567890", universityRollNo: "A 1" },
    ]);
    await add({ universityRollNo: "A2", college: "Other College" });
    expect(await rows()).toMatchObject([
      {
        college: "Government College",
        codeforcesHandle: "petr",
        identityKey: identityKey("Government College", "A1"),
      },
      { college: "Other College" },
    ]);
    expect(await memberCount()).toEqual({ memberCount: 3 });
    expect(await mails()).toEqual([]);
  });

  test("links it at once to the account with its e-mail and asks the owner, whose data replaces it once they accept", async () => {
    const ravi = await fixture.person({ phone: null, name: "Ravi Kumar" });
    const email = ` ${ravi.email.toUpperCase()}`;
    await add({ email, phone: "1234567890", codeforcesHandle: "ravi" });
    const typed = { phone: "1234567890", email: ravi.email, codeforcesHandle: "ravi" };
    const tied = { userId: ravi.userId, ...typed };
    expect(await rows()).toMatchObject([{ ...tied, name: "Asha Rao", universityRollNo: "A 1" }]);
    expect((await fixture.services.queries.myTeam(ravi))?.id).toBe(team.id);
    expect(await mails()).toEqual([[ravi.email, expect.stringContaining("Accept or decline")]]);
    await fixture.services.consent.accept(ravi, { teamId: team.id });
    expect(await rows()).toMatchObject([{ ...tied, name: "Ravi Kumar", universityRollNo: "R2" }]);
    expect(await fixture.rows("SELECT codeforcesHandle FROM users WHERE id = ?", [ravi.userId])).toEqual([
      { codeforcesHandle: null },
    ]);
  });

  test("mails an address without an account how to see and leave the team; signing up links it", async () => {
    await add({ email: "asha@example.org" });
    expect(await mails()).toEqual([["asha@example.org", expect.stringContaining(`${PUBLIC_URL}/signup`)]]);
    const asha = await fixture.person({ email: "asha@example.org", universityRollNo: null, college: null });
    expect((await fixture.services.queries.myTeam(asha))?.members).toMatchObject([
      { userId: asha.userId, universityRollNo: "A 1" },
    ]);
    await fixture.services.roster.leave(asha, { teamId: team.id });
    expect(await memberCount()).toEqual({ memberCount: 1 });
  });

  test.each<[by: string, double: () => Promise<object>, code: string]>([
    ["an account", async () => ({ email: (await inAnotherTeam()).email }), "PERSON_IN_TEAM"],
    [
      "an e-mail",
      async () => (
        await add({ email: "asha@example.org" }),
        { email: "ASHA@example.org", universityRollNo: "9" }
      ),
      "PERSON_IN_YOUR_TEAM",
    ],
    [
      "college and roll number",
      async () => (await add({}), { universityRollNo: "a1", college: " GOVERNMENT college" }),
      "PERSON_IN_TEAM",
    ],
    ["the leader's own", () => Promise.resolve({ universityRollNo: "r1" }), "PERSON_IN_TEAM"],
  ])("refuses a person that the event has already, by %s", async (_by, double, code) => {
    const fields = await double();
    const before = await memberCount();
    await expect(add(fields)).rejects.toMatchObject({ code });
    expect(await memberCount()).toEqual(before);
  });
  async function inAnotherTeam(): Promise<Caller> {
    const other = await fixture.person();
    await fixture.team(other);
    return other;
  }

  test("three people are the limit; a lock or a closed registration stops it; strangers are refused", async () => {
    const [member, stranger] = await fixture.people(2);
    await fixture.services.roster.addMember(leader, { teamId: team.id, email: member!.email });
    await expect(add({}, member)).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(add({}, stranger)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await fixture.setPayment(team.id, "pending");
    await expect(add({})).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
    await fixture.setPayment(team.id, "incomplete");
    await fixture.run("UPDATE events SET registration = 'closed'");
    await expect(add({})).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
    await fixture.run("UPDATE events SET registration = 'open'");
    await add({});
    await expect(add({ universityRollNo: "A2" })).rejects.toMatchObject({
      code: "TEAM_FULL",
      message: "A team cannot have more than 3 members.",
    });
  });
});

describe("editing a record", () => {
  let memberId: string;
  beforeEach(async () => {
    const { team: after } = await add({});
    memberId = after.members[0]!.id;
  });

  test("the leader fills in what is empty; the same value again is no change", async () => {
    const reply = await update(memberId, { name: "Asha Rao", universityRollNo: "A 1", phone: "1234567890" });
    expect(reply.message).toBe("Member details updated successfully!");
    expect(reply.team.members[0]).toMatchObject({ phone: "1234567890", universityRollNo: "A 1" });
    await update(memberId, { phone: "1234567890", college: "Government College", email: "" });
    expect(await rows()).toMatchObject([{ phone: "1234567890", email: null }]);
  });

  test("a filled field is read-only, and nothing of such an edit is saved", async () => {
    const text = "This field is already filled in and cannot be changed here";
    await expect(
      update(memberId, {
        name: "Another Person",
        universityRollNo: "B2",
        phone: "1234567890",
        codeforcesHandle: "x",
      }),
    ).rejects.toMatchObject({ code: "BAD_INPUT", fields: { name: text, universityRollNo: text } });
    expect(await rows()).toMatchObject([{ name: "Asha Rao", phone: null, codeforcesHandle: null }]);
  });

  test("a filled-in e-mail links the record to its account, which does not change", async () => {
    const ravi = await fixture.person();
    await update(memberId, { email: ravi.email, codeforcesHandle: "ravi" });
    expect(await rows()).toMatchObject([
      { userId: ravi.userId, name: "Asha Rao", universityRollNo: "A 1", codeforcesHandle: "ravi" },
    ]);
    expect(await fixture.rows("SELECT codeforcesHandle FROM users WHERE id = ?", [ravi.userId])).toEqual([
      { codeforcesHandle: null },
    ]);
    expect((await mails()).map(([to]) => to)).toEqual([ravi.email]);
  });

  test("a filled-in e-mail of a person already in the event is refused", async () => {
    const other = await fixture.person();
    await fixture.team(other);
    await expect(update(memberId, { email: other.email })).rejects.toMatchObject({ code: "PERSON_IN_TEAM" });
    expect(await rows()).toMatchObject([{ email: null, userId: null }]);
  });

  test("the handle can always be changed and cleared, even in a locked team", async () => {
    await fixture.setPayment(team.id, "accepted");
    await update(memberId, { codeforcesHandle: "one", name: "Asha Rao", college: "Government College" });
    await update(memberId, { codeforcesHandle: "two" });
    expect(await rows()).toMatchObject([{ codeforcesHandle: "two" }]);
    await update(memberId, {});
    expect(await rows()).toMatchObject([{ codeforcesHandle: "two" }]);
    await update(memberId, { codeforcesHandle: "" });
    expect(await rows()).toMatchObject([{ codeforcesHandle: null }]);
    await expect(update(memberId, { phone: "1234567890" })).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
  });

  test("a member edits their own handle only", async () => {
    const member = await fixture.person({ phone: null });
    const added = await fixture.services.roster.addMember(leader, { teamId: team.id, email: member.email });
    const own = added.team.members.find((person) => person.userId === member.userId)!.id;
    await update(own, { codeforcesHandle: "mine" }, member);
    await expect(update(own, { phone: "1234567890" }, member)).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(update(memberId, { codeforcesHandle: "x" }, member)).rejects.toMatchObject({
      code: "NOT_YOUR_HANDLE",
    });
    await expect(update(memberId, {}, await fixture.person())).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(update(team.id, {})).rejects.toMatchObject({ code: "MEMBER_NOT_FOUND" });
    expect(await rows()).toMatchObject([
      { codeforcesHandle: null },
      { codeforcesHandle: "mine", phone: null },
    ]);
  });

  test("what a Superadmin fills in is recorded", async () => {
    await update(memberId, { phone: "1234567890" }, await fixture.admin());
    expect(await fixture.rows("SELECT action FROM audit_entries")).toEqual([
      { action: "team.update-member" },
    ]);
  });
});

test("a team is found by its name in any spelling, whole for its people and masked for others", async () => {
  const { queries } = fixture.services;
  const stranger = await fixture.person();
  const name = ` ${team.name.toUpperCase()} `;
  expect(await queries.byName(leader, name)).toMatchObject({ id: team.id, leader: { email: leader.email } });
  expect(await queries.byName(stranger, name)).toMatchObject({
    id: team.id,
    reference: null,
    leader: { email: "p•••@example.org", phone: null, userId: null },
  });
  expect(await queries.byName(stranger, "No such team")).toBeNull();
  await fixture.run("UPDATE events SET state = 'past'");
  expect(await queries.byName(leader, name)).toBeNull();
});
