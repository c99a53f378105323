import type { Caller } from "../../kernel/auth/caller.js";
import type { PaymentTransitionName } from "./contract/payment-status.js";
import { TeamFixture } from "./testing/team-fixture.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

const rank = (teamId: string, ranking: number): Promise<number> =>
  fixture.run("UPDATE teams SET ranking = ? WHERE id = ?", [ranking, teamId]);

/** Returns the number of statements that `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  fixture.takeStatements();
  await work();
  return fixture.takeStatements().length;
}

describe("my team", () => {
  test("is the whole team in one SQL statement, for leader and member", async () => {
    const [leader, one, two] = await fixture.people(3);
    const { id } = await fixture.team(leader!, [one!, two!], "Squad");
    await rank(id, 1);
    for (const caller of [leader!, two!]) {
      fixture.takeStatements();
      const team = await fixture.services.queries.myTeam(caller);
      expect(fixture.takeStatements()).toHaveLength(1);
      expect(team).toMatchObject({
        id,
        name: "Squad",
        ranking: 1,
        paymentStatus: "incomplete",
        rosterLocked: false,
        event: {
          slug: "syntaxsiege",
          title: "Syntax Siege 2025",
          fee: 36000,
          minTeamSize: 3,
          maxTeamSize: 3,
          qualifyingRank: 1,
        },
        leader: { userId: leader!.userId, isLeader: true },
        members: [
          { userId: one!.userId, isLeader: false },
          { userId: two!.userId, isLeader: false },
        ],
      });
    }
  });

  test("shows a member no phone but their own", async () => {
    const [leader, one, two] = await fixture.people(3);
    await fixture.team(leader!, [one!, two!]);
    const team = await fixture.services.queries.myTeam(one!);
    expect([team!.leader, ...team!.members].map(({ phone }) => phone)).toEqual([null, "9876543210", null]);
    expect(team!.leader.email).toBe(leader!.email);
  });

  test("locks the roster with the payment", async () => {
    const leader = await fixture.person();
    const { id } = await fixture.team(leader);
    await fixture.setPayment(id, "pending");
    expect(await fixture.services.queries.myTeam(leader)).toMatchObject({
      paymentStatus: "pending",
      rosterLocked: true,
    });
  });

  test("is null without a team in the current event, also in one SQL statement", async () => {
    const [leader, teamless] = await fixture.people(2);
    await fixture.team(leader!);
    await fixture.run("UPDATE events SET state = 'past'");
    await fixture.addEvent({ slug: "next", title: "Next" });
    for (const caller of [leader!, teamless!]) {
      expect(await statementsOf(() => fixture.services.queries.myTeam(caller))).toBe(1);
      expect(await fixture.services.queries.myTeam(caller)).toBeNull();
    }
  });

  test("of another person is for Superadmins", async () => {
    const [leader, other] = await fixture.people(2);
    const { id } = await fixture.team(leader!);
    await expect(fixture.services.queries.teamOf(other!, leader!.userId)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    expect((await fixture.services.queries.teamOf(await fixture.admin(), leader!.userId))?.id).toBe(id);
  });
});

describe("the list of teams", () => {
  let leaders: Caller[];
  beforeEach(async () => {
    leaders = await fixture.people(5);
    const names = ["Delta", "alpha", "Charlie", "bravo", "Echo"];
    for (const [i, name] of names.entries()) await fixture.team(leaders[i]!, [], name);
  });

  test("is by ranking, then the unranked ones by name, in one SQL statement however many there are", async () => {
    const admin = await fixture.admin();
    const before = await fixture.services.queries.list(admin);
    await rank(before.find((team) => team.name === "Echo")!.id, 1);
    await rank(before.find((team) => team.name === "Charlie")!.id, 2);
    await fixture.services.roster.addMember(leaders[2]!, {
      teamId: before.find((team) => team.name === "Charlie")!.id,
      email: (await fixture.person()).email,
    });
    fixture.takeStatements();
    const teams = await fixture.services.queries.list(admin);
    expect(fixture.takeStatements()).toHaveLength(1);
    expect(teams.map((team) => team.name)).toEqual(["Echo", "Charlie", "alpha", "bravo", "Delta"]);
    expect(teams[1]).toMatchObject({
      leader: { email: leaders[2]!.email, phone: "9876543210" },
      members: [{ isLeader: false }],
    });
  });

  test("has the current event's teams only", async () => {
    await fixture.run("UPDATE events SET state = 'past'");
    await fixture.addEvent({ slug: "next", title: "Next" });
    expect(await fixture.services.queries.list(await fixture.admin())).toEqual([]);
    const { id } = await fixture.team(leaders[0]!);
    expect((await fixture.services.queries.list(await fixture.admin())).map((team) => team.id)).toEqual([id]);
  });

  test("shows each reader what they may see", async () => {
    const teams = await fixture.services.queries.list(leaders[0]!);
    const own = teams.find((team) => team.name === "Delta")!;
    const other = teams.find((team) => team.name === "alpha")!;
    expect(own.leader).toMatchObject({ email: leaders[0]!.email, phone: "9876543210" });
    expect(own.reference).not.toBeNull();
    expect(other.leader).toMatchObject({ name: leaders[1]!.name, email: "p•••@example.org", phone: null });
    expect(other.reference).toBeNull();
  });
});

describe("for payments", () => {
  test("a team tells its leader, reference and accounts", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!], "Squad");
    const { queries } = fixture.services;
    const teamForPayment = await queries.requireForPayment(team.id);
    expect({ ...teamForPayment, memberUserIds: teamForPayment.memberUserIds.toSorted() }).toEqual({
      id: team.id,
      name: "Squad",
      eventId: fixture.eventId,
      leaderId: leader!.userId,
      reference: team.reference,
      paymentStatus: "incomplete",
      ranking: null,
      memberUserIds: [leader!.userId, member!.userId].toSorted(),
    });
    await expect(queries.requireForPayment("none")).rejects.toMatchObject({
      code: "TEAM_NOT_FOUND",
    });
  });

  test("a payment leaves only the allowed states, and only once", async () => {
    const { id } = await fixture.team(await fixture.person());
    const move = (name: PaymentTransitionName) =>
      fixture.db.inTransaction((tx) => fixture.services.queries.movePaymentStatus(tx, [id], name));
    expect(await move("accept")).toBe(false);
    expect(await move("report")).toBe(true);
    expect(await move("report")).toBe(false);
    expect(await move("book")).toBe(false);
    expect(await move("accept")).toBe(true);
    expect(await fixture.rows("SELECT paymentStatus FROM teams")).toEqual([{ paymentStatus: "accepted" }]);
  });
});
