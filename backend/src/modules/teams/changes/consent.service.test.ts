import type { Caller } from "../../../kernel/auth/caller.js";
import { identityKey } from "../members/identity-key.js";
import type { TeamView } from "../team.types.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { PUBLIC_URL } from "../testing/team-services.js";

let fixture: TeamFixture;
let leader: Caller;
let asha: Caller;
let team: TeamView;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  leader = await fixture.person();
  asha = await fixture.person({ codeforcesHandle: "asha" });
  team = await fixture.team(leader);
  await fixture.added(leader, team.id, asha);
});
afterEach(() => fixture.close());

const accept = (caller: Caller) => fixture.services.consent.accept(caller, { teamId: team.id });
const leave = (caller: Caller) => fixture.services.roster.leave(caller, { teamId: team.id });
const createOwnTeam = (caller: Caller, name = "Own") => fixture.services.creation.create(caller, { name });
const seenBy = (caller: Caller) => fixture.services.queries.myTeam(caller);
const ashasRow = async () => {
  const sql = "SELECT * FROM team_members WHERE userId = ?";
  return (await fixture.rows<Record<string, unknown>>(sql, [asha.userId]))[0];
};
const places = async (): Promise<number[]> => {
  const teams = await fixture.rows<{ memberCount: number }>("SELECT memberCount FROM teams ORDER BY id");
  return teams.map(({ memberCount }) => memberCount);
};
const mailsTo = async ({ email }: Caller) => {
  const sql = "SELECT subject, sealedBody FROM outbox_mails WHERE recipient = ?";
  const mails = await fixture.rows<{ subject: string; sealedBody: string }>(sql, [email]);
  return mails
    .map((mail) => fixture.services.outbox.open(mail))
    .map(({ subject, text }) => ({ subject, text }));
};

describe("accepting", () => {
  test("copies the account's data into the team; a second time changes nothing", async () => {
    const reply = await accept(asha);
    expect(reply.message).toBe("You are in the team now.");
    expect(reply.team.members).toMatchObject([{ confirmed: true }]);
    expect((await seenBy(leader))?.members).toMatchObject([
      {
        phone: "9876543210",
        college: "Government College",
        universityRollNo: "R2",
        codeforcesHandle: "asha",
      },
    ]);
    const before = await ashasRow();
    await accept(asha);
    expect(await ashasRow()).toEqual(before);
  });

  test.each([
    ["a payment is pending", "UPDATE teams SET paymentStatus = 'pending'"],
    ["a payment is accepted", "UPDATE teams SET paymentStatus = 'accepted'"],
    ["registration is closed", "UPDATE events SET registration = 'closed'"],
    ["the event is past", "UPDATE events SET state = 'past'"],
  ])("and declining are possible while %s", async (_state, change) => {
    await fixture.run(change);
    expect((await accept(asha)).team.members).toMatchObject([{ confirmed: true }]);
    await fixture.run("UPDATE team_members SET confirmedAt = NULL WHERE userId = ?", [asha.userId]);
    await leave(asha);
    expect(await places()).toEqual([1]);
  });

  test("is for the people of the team; its leader agreed by creating it", async () => {
    const [stranger, admin] = [await fixture.person(), await fixture.admin()];
    await expect(accept(stranger)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(accept(admin)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(
      fixture.services.consent.accept(asha, { teamId: "00000000-0000-7000-8000-000000000000" }),
    ).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
    expect((await accept(leader)).team.leader).toMatchObject({ confirmed: true });
  });

  test("gives up a place in another team whose leader typed in the person's new address", async () => {
    const rival = await fixture.person();
    const { id: teamId } = await fixture.team(rival);
    const record = { teamId, name: "A", universityRollNo: "77", email: "asha.new@example.org" };
    await fixture.services.records.addMemberRecord(rival, record);
    await fixture.db.inTransaction((tx) =>
      fixture.services.accounts.update(tx, asha.userId, { email: "asha.new@example.org" }),
    );
    expect((await accept(asha)).team.members).toMatchObject([{ confirmed: true }]);
    expect(await places()).toEqual([2, 1]);
    expect((await mailsTo(rival)).map(({ subject }) => subject)).toEqual([
      `${asha.name} declined a place in your team`,
    ]);
  });

  test("means that a person who agreed cannot leave once a payment locks the roster", async () => {
    await accept(asha);
    await fixture.setPayment(team.id, "pending");
    await expect(leave(asha)).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
    await expect(createOwnTeam(asha)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
  });
});

describe("declining", () => {
  test("frees the seat and notifies the leader, with a name that is not a link", async () => {
    await fixture.run("UPDATE users SET name = 'see evil.example' WHERE id = ?", [asha.userId]);
    await fixture.setPayment(team.id, "accepted");
    expect(await leave({ ...asha, name: "see evil.example" })).toEqual({
      message: "You have left the team.",
    });
    expect(await places()).toEqual([1]);
    const text = expect.stringContaining(`${PUBLIC_URL}/dashboard`) as string;
    expect(await mailsTo(leader)).toEqual([
      { subject: "see evil example declined a place in your team", text },
    ]);
  });

  test("is not what a confirmed member does: they leave, and the leader is notified of both", async () => {
    await accept(asha);
    await leave(asha);
    expect((await mailsTo(leader)).map(({ subject }) => subject)).toEqual([
      `${asha.name} is now in your team`,
      `${asha.name} left your team`,
    ]);
  });
});

describe("a team of one's own", () => {
  test.each(["incomplete", "pending", "accepted"] as const)(
    "can be created despite an unconfirmed place in a team whose payment is %s",
    async (status) => {
      await fixture.setPayment(team.id, status);
      expect((await createOwnTeam(asha)).team).toMatchObject({ name: "Own", leader: { confirmed: true } });
      expect((await seenBy(leader))?.members).toEqual([]);
      expect(await places()).toEqual([1, 1]);
      expect((await mailsTo(leader)).map(({ subject }) => subject)).toEqual([
        `${asha.name} declined a place in your team`,
      ]);
    },
  );

  test("whose name is taken does not decline the open place", async () => {
    await expect(createOwnTeam(asha, team.name)).rejects.toMatchObject({ code: "TEAM_NAME_TAKEN" });
    expect(await seenBy(asha)).toMatchObject({ id: team.id });
    expect(await mailsTo(leader)).toEqual([]);
  });

  test("is refused with the true reason: a leader typed in one's roll number", async () => {
    await leave(asha);
    const record = { teamId: team.id, name: "A", college: "Government College", universityRollNo: "R2" };
    await fixture.services.records.addMemberRecord(leader, record);
    await expect(createOwnTeam(asha)).rejects.toMatchObject({ code: "IDENTITY_TAKEN" });
  });

  test("also declines a record with one's address that was never linked to the account", async () => {
    await leave(asha);
    const record = { teamId: team.id, name: "A", universityRollNo: "9", email: "typed@example.org" };
    await fixture.services.records.addMemberRecord(leader, record);
    // Produces the rows that arise when a person signs up while the leader types their address.
    await fixture.run("UPDATE team_members SET email = ? WHERE email = 'typed@example.org'", [asha.email]);
    await createOwnTeam(asha);
    expect(await places()).toEqual([1, 1]);
  });

  test("created by a Superadmin, or a place by another leader, does not decline for the person", async () => {
    const [admin, other] = [await fixture.admin(), await fixture.person()];
    const personInTeam = { code: "PERSON_IN_TEAM" };
    await expect(fixture.services.creation.create(admin, { name: "Own" }, asha.userId)).rejects.toMatchObject(
      personInTeam,
    );
    const { id } = await fixture.team(other);
    await expect(fixture.added(other, id, asha)).rejects.toMatchObject(personInTeam);
    expect(await seenBy(asha)).toMatchObject({ id: team.id });
  });
});

describe("until the member accepts", () => {
  test("the team cannot be handed over to them, and they never become the next leader", async () => {
    const { members } = (await seenBy(leader))!;
    const input = { teamId: team.id, memberId: members[0]!.id };
    await expect(fixture.services.leadership.transfer(leader, input)).rejects.toMatchObject({
      code: "MEMBER_UNCONFIRMED",
    });
    await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, leader.userId));
    expect(await fixture.count("teams")).toBe(0);
    expect(await seenBy(asha)).toBeNull();
  });

  test("a change of their account does not change the team, and the team cannot block it", async () => {
    const other = await fixture.person();
    await fixture.team(other);
    await fixture.setPayment(team.id, "accepted");
    const change = (changes: object) =>
      fixture.db.inTransaction((tx) => fixture.services.accounts.update(tx, asha.userId, changes));
    await change({ name: "New Name", email: "new@example.org", phone: "1111111111", universityRollNo: "N1" });
    expect(await ashasRow()).toMatchObject({
      name: asha.name,
      email: asha.email,
      phone: null,
      universityRollNo: null,
      identityKey: identityKey("Government College", "N1"),
    });
    await change({ universityRollNo: "R3" }); // The other team's leader has this roll number.
    expect(await ashasRow()).toMatchObject({ identityKey: null });
    await expect(accept(asha)).rejects.toMatchObject({ code: "IDENTITY_TAKEN" });
    await change({ universityRollNo: "N2" });
    await accept(asha);
    expect(await ashasRow()).toMatchObject({
      name: "New Name",
      email: "new@example.org",
      phone: "1111111111",
      universityRollNo: "N2",
      identityKey: identityKey("Government College", "N2"),
    });
  });

  test("what the leader fills in is the team's record; what the owner has wins when they accept", async () => {
    const [record] = (await seenBy(leader))!.members;
    const typed = { phone: "1234567890", college: "Typed College", universityRollNo: "T1" };
    await fixture.services.records.updateMemberRecord(leader, { memberId: record!.id, ...typed });
    expect((await seenBy(leader))?.members).toMatchObject([typed]);
    expect(await ashasRow()).toMatchObject({ identityKey: identityKey("Government College", "R2") });
    await accept(asha);
    expect((await seenBy(leader))?.members).toMatchObject([
      { phone: "9876543210", college: "Government College", universityRollNo: "R2" },
    ]);
  });

  test("they may set their own handle, in the team and in their account", async () => {
    const [record] = (await seenBy(leader))!.members;
    const input = { teamId: team.id, memberId: record!.id, codeforcesHandle: "mine" };
    await fixture.services.handles.updateHandle(asha, input);
    expect((await seenBy(leader))?.members).toMatchObject([{ codeforcesHandle: "mine", confirmed: false }]);
    expect(await fixture.rows("SELECT codeforcesHandle FROM users WHERE id = ?", [asha.userId])).toEqual([
      { codeforcesHandle: "mine" },
    ]);
  });

  test("they take a seat, and deleting their account frees it", async () => {
    expect(await places()).toEqual([2]);
    await fixture.setPayment(team.id, "accepted");
    await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, asha.userId));
    expect(await places()).toEqual([1]);
  });
});
