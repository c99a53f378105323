import { Role } from "../../../kernel/contract/roles.js";
import { newId } from "../../../kernel/db/ids.js";
import { identityKey } from "../members/identity-key.js";
import { TeamMemberRepository } from "../members/team-member.repository.js";
import type { NewMember } from "../reads/team-record.js";
import type { TeamView } from "../team.types.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

/** Inserts a member record without an account. Does not reserve a seat in the team. */
async function addRecord(team: TeamView, record: Partial<NewMember>): Promise<void> {
  const { college = null, universityRollNo = null } = record;
  await fixture.db.inTransaction((tx) =>
    new TeamMemberRepository(fixture.db).insert(tx, {
      id: newId(),
      teamId: team.id,
      eventId: team.event.id,
      userId: null,
      isLeader: false,
      name: "Typed In",
      email: "asha@example.org",
      phone: null,
      college,
      universityRollNo,
      identityKey: identityKey(college, universityRollNo),
      codeforcesHandle: null,
      confirmed: false,
      ...record,
    }),
  );
}
const recordOf = async (email: string) =>
  (await fixture.rows<Record<string, unknown>>("SELECT * FROM team_members WHERE email = ?", [email]))[0];

describe("linking records to a new account", () => {
  test("they stay as typed until the owner accepts: then the account's data replaces them, and the record fills the account's gaps", async () => {
    const team = await fixture.team(await fixture.person());
    await addRecord(team, {
      name: "Asa",
      phone: "1111111111",
      college: "Typed College",
      codeforcesHandle: "petr",
    });
    const asha = await fixture.person({
      email: "asha@example.org",
      name: "Asha Roy",
      phone: null,
      college: null,
      universityRollNo: "77",
    });
    expect(await recordOf("asha@example.org")).toMatchObject({
      userId: asha.userId,
      name: "Asa",
      universityRollNo: null,
      identityKey: identityKey("Typed College", "77"),
      confirmedAt: null,
    });
    await fixture.services.consent.accept(asha, { teamId: team.id });
    expect(await recordOf("asha@example.org")).toMatchObject({
      userId: asha.userId,
      name: "Asha Roy",
      phone: "1111111111",
      college: "Typed College",
      universityRollNo: "77",
      identityKey: identityKey("Typed College", "77"),
      codeforcesHandle: "petr",
    });
    expect((await fixture.services.queries.myTeam(asha))?.id).toBe(team.id);
    expect(await fixture.rows("SELECT codeforcesHandle FROM users WHERE id = ?", [asha.userId])).toEqual([
      { codeforcesHandle: null },
    ]);
  });

  test("links the records of every event", async () => {
    const leader = await fixture.person();
    await addRecord(await fixture.team(leader), {});
    await fixture.run("UPDATE events SET state = 'past'");
    await fixture.addEvent({ slug: "next", title: "Next" });
    await addRecord(await fixture.team(leader), {});
    const asha = await fixture.person({ email: "asha@example.org" });
    expect(await fixture.count("team_members WHERE userId = ?", [asha.userId])).toBe(2);
  });

  test("a student who is already in the event can still sign up; the record keeps its own roll number", async () => {
    const [leader, other] = await fixture.people(2);
    await fixture.team(other!);
    await addRecord(await fixture.team(leader!), { college: "Typed", universityRollNo: "1" });
    // The leader of the other team already has the college and the roll number of this new account.
    const asha = await fixture.person({ email: "asha@example.org", universityRollNo: "R2" });
    expect(await recordOf("asha@example.org")).toMatchObject({
      userId: asha.userId,
      name: "Typed In",
      college: "Typed",
      universityRollNo: "1",
      identityKey: identityKey("Typed", "1"),
    });
  });

  test("leaves other people's records alone", async () => {
    await addRecord(await fixture.team(await fixture.person()), { email: "someone@example.org" });
    await fixture.person({ email: "asha@example.org" });
    expect(await recordOf("someone@example.org")).toMatchObject({ userId: null, name: "Typed In" });
  });
});

describe("deleting an account", () => {
  const remove = (userId: string): Promise<void> =>
    fixture.db.inTransaction(async (tx) => {
      await fixture.services.accounts.remove(tx, userId);
    });

  test("leadership passes to the first member with an account", async () => {
    const [leader, one, two] = await fixture.people(3);
    const team = await fixture.team(leader!, [one!, two!]);
    await fixture.run("UPDATE team_members SET userId = NULL WHERE id = ?", [team.members[0]!.id]);
    await remove(leader!.userId);
    const after = await fixture.services.queries.myTeam(two!);
    expect(after?.leader).toMatchObject({ userId: two!.userId, isLeader: true });
    expect(after?.members).toMatchObject([{ name: one!.name, isLeader: false }]);
    expect(await fixture.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
      { leaderId: two!.userId, memberCount: 2 },
    ]);
    expect(await fixture.rows("SELECT role FROM users WHERE id = ?", [two!.userId])).toEqual([
      { role: Role.TeamLeader },
    ]);
  });

  test("a team without another account is deleted", async () => {
    const leader = await fixture.person();
    await addRecord(await fixture.team(leader), {});
    await remove(leader.userId);
    expect([await fixture.count("teams"), await fixture.count("team_members")]).toEqual([0, 0]);
  });

  test("is refused while they lead a team with a pending or accepted payment, and changes nothing", async () => {
    const [leader, member] = await fixture.people(2);
    const { id } = await fixture.team(leader!, [member!]);
    for (const status of ["pending", "accepted"] as const) {
      await fixture.setPayment(id, status);
      await expect(remove(leader!.userId)).rejects.toMatchObject({ code: "LEADS_PAID_TEAM" });
    }
    expect(await fixture.count("team_members")).toBe(2);
  });

  test("a member is removed, even from a locked roster, and the seat is free again", async () => {
    const [leader, member] = await fixture.people(2);
    const { id } = await fixture.team(leader!, [member!]);
    await fixture.setPayment(id, "accepted");
    await remove(member!.userId);
    expect(await fixture.rows("SELECT memberCount FROM teams")).toEqual([{ memberCount: 1 }]);
    expect((await fixture.services.queries.myTeam(leader!))?.members).toEqual([]);
  });

  test("updates the teams of every event", async () => {
    const [leader, member] = await fixture.people(2);
    await fixture.team(leader!, [member!]);
    await fixture.run("UPDATE events SET state = 'past'");
    await fixture.addEvent({ slug: "next", title: "Next" });
    await fixture.team(member!, [leader!]);
    await remove(leader!.userId);
    expect(await fixture.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
      { leaderId: member!.userId, memberCount: 1 },
      { leaderId: member!.userId, memberCount: 1 },
    ]);
    expect(await fixture.count("team_members")).toBe(2);
  });
});
