import { PUBLIC_URL, TeamWorld } from "./testing/team-world.js";

let world: TeamWorld;
beforeEach(async () => {
  world = await TeamWorld.open();
});
afterEach(() => world.close());

const names = (team: { members: readonly { name: string }[] } | null): string[] =>
  team?.members.map((member) => member.name) ?? [];
const memberCount = async (teamId: string): Promise<number> => {
  const [row] = await world.rows<{ memberCount: number }>("SELECT memberCount FROM teams WHERE id = ?", [
    teamId,
  ]);
  return row!.memberCount;
};

describe("adding", () => {
  test("takes the account into the team by name and asks its owner, telling who did it", async () => {
    const [leader, added] = await world.people(2);
    const { id } = await world.team(leader!, [], 'The "Nulls"');
    const email = ` ${added!.email.toUpperCase()} `;
    const reply = await world.services.roster.addMember(leader!, { teamId: id, email });
    expect(reply.message).toBe("Member added successfully!");
    expect(reply.team.members).toMatchObject([
      { userId: added!.userId, email: added!.email, isLeader: false },
    ]);
    expect(await memberCount(id)).toBe(2);
    const [mail, ...more] = await world.rows<{ recipient: string; sealedBody: string }>(
      "SELECT * FROM outbox_mails",
    );
    expect(more).toEqual([]);
    expect(mail!.recipient).toBe(added!.email);
    const text = world.services.outbox.openBody(mail!.sealedBody);
    expect(text).toContain(`${leader!.name} added you to the team "The "Nulls"" for Syntax Siege 2025`);
    expect(text).toContain(`Accept or decline: ${PUBLIC_URL}/dashboard`);
  });

  test("needs an account with this e-mail and takes no place without one", async () => {
    const leader = await world.person();
    const { id } = await world.team(leader);
    await expect(
      world.services.roster.addMember(leader, { teamId: id, email: "nobody@example.org" }),
    ).rejects.toMatchObject({ code: "ACCOUNT_NOT_FOUND" });
    expect(await memberCount(id)).toBe(1);
    expect(await world.count("outbox_mails")).toBe(0);
  });

  test("refuses whom the event already has: in this team, in another, or as the same student", async () => {
    const [leader, member, other] = await world.people(3);
    const double = await world.person({ universityRollNo: "r2" });
    const { id } = await world.team(leader!, [member!]);
    await world.team(other!);
    for (const { email } of [leader!, member!, other!, double]) {
      await expect(world.services.roster.addMember(leader!, { teamId: id, email })).rejects.toMatchObject({
        code: "PERSON_IN_TEAM",
      });
    }
    expect(await memberCount(id)).toBe(2);
    expect(await world.count("outbox_mails WHERE recipient <> ?", [member!.email])).toBe(0);
  });

  test("stops at the event's team size", async () => {
    const [leader, one, two, three] = await world.people(4);
    const { id } = await world.team(leader!, [one!, two!]);
    await expect(
      world.services.roster.addMember(leader!, { teamId: id, email: three!.email }),
    ).rejects.toMatchObject({ code: "TEAM_FULL", message: "A team cannot have more than 3 members." });
  });

  test("stops when a payment locks the roster or registration closes", async () => {
    const [leader, added] = await world.people(2);
    const { id } = await world.team(leader!);
    const add = () => world.services.roster.addMember(leader!, { teamId: id, email: added!.email });
    for (const status of ["pending", "accepted"] as const) {
      await world.setPayment(id, status);
      await expect(add()).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
    }
    await world.setPayment(id, "rejected");
    await world.run(
      "UPDATE events SET registration = 'auto', registrationClosesAt = '2025-03-01 11:30:00.000'",
    );
    await expect(add()).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
    await world.run("UPDATE events SET registrationClosesAt = '2999-03-01 11:30:00.000'");
    await expect(add()).resolves.toBeDefined();
  });

  test("is the leader's; a Superadmin's doing is written down", async () => {
    const [leader, member, stranger, added] = await world.people(4);
    const { id } = await world.team(leader!, [member!]);
    const input = { teamId: id, email: added!.email };
    await expect(world.services.roster.addMember(member!, input)).rejects.toMatchObject({
      code: "NOT_LEADER",
    });
    await expect(world.services.roster.addMember(stranger!, input)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(
      world.services.roster.addMember(leader!, { ...input, teamId: "00000000-0000-7000-8000-000000000000" }),
    ).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
    expect(await world.count("audit_entries")).toBe(0);
    const admin = await world.admin();
    await world.services.roster.addMember(admin, input);
    expect(await world.rows("SELECT action, actorId FROM audit_entries")).toEqual([
      { action: "team.add-member", actorId: admin.userId },
    ]);
  });
});

describe("removing and leaving", () => {
  test("frees the place and the person", async () => {
    const [leader, one, two] = await world.people(3);
    const team = await world.team(leader!, [one!, two!]);
    const { team: after, message } = await world.services.roster.removeMember(leader!, {
      memberId: team.members[0]!.id,
    });
    expect(message).toBe("Member removed from the team.");
    expect(names(after)).toEqual([two!.name]);
    const left = await world.services.roster.leave(two!, { teamId: team.id });
    expect(left).toEqual({ message: "You have left the team." });
    expect(names(await world.services.queries.myTeam(leader!))).toEqual([]);
    expect(await memberCount(team.id)).toBe(1);
    await world.team(one!, [two!]);
  });

  test("goes on after registration closed, until a payment locks the roster", async () => {
    const [leader, one, two] = await world.people(3);
    const team = await world.team(leader!, [one!, two!]);
    await world.run("UPDATE events SET registration = 'closed'");
    await world.services.roster.leave(one!, { teamId: team.id });
    await world.setPayment(team.id, "pending");
    const locked = { code: "ROSTER_LOCKED" };
    await expect(world.services.roster.leave(two!, { teamId: team.id })).rejects.toMatchObject(locked);
    await expect(
      world.services.roster.removeMember(leader!, { memberId: team.members[1]!.id }),
    ).rejects.toMatchObject(locked);
    expect(await memberCount(team.id)).toBe(2);
  });

  test("a leader stays, a member does not remove, a stranger does nothing", async () => {
    const [leader, member, stranger] = await world.people(3);
    const team = await world.team(leader!, [member!]);
    const memberId = team.members[0]!.id;
    const { roster } = world.services;
    await expect(roster.leave(leader!, { teamId: team.id })).rejects.toMatchObject({
      code: "LEADER_MUST_STAY",
    });
    await expect(roster.removeMember(leader!, { memberId: team.leader.id })).rejects.toMatchObject({
      code: "LEADER_MUST_STAY",
    });
    await expect(roster.removeMember(member!, { memberId })).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(roster.removeMember(stranger!, { memberId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(roster.leave(stranger!, { teamId: team.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await roster.removeMember(leader!, { memberId });
    await expect(roster.removeMember(leader!, { memberId })).rejects.toMatchObject({
      code: "MEMBER_NOT_FOUND",
    });
  });

  test("teams of a past event are history that only a Superadmin corrects", async () => {
    const [leader, member] = await world.people(2);
    const team = await world.team(leader!, [member!]);
    await world.run("UPDATE events SET state = 'past'");
    const memberId = team.members[0]!.id;
    await expect(world.services.roster.removeMember(leader!, { memberId })).rejects.toMatchObject({
      code: "REGISTRATION_CLOSED",
    });
    await expect(world.services.roster.leave(member!, { teamId: team.id })).rejects.toMatchObject({
      code: "REGISTRATION_CLOSED",
    });
    const { team: corrected } = await world.services.roster.removeMember(await world.admin(), { memberId });
    expect(names(corrected)).toEqual([]);
    expect(await world.count("audit_entries WHERE action = 'team.remove-member'")).toBe(1);
  });
});
