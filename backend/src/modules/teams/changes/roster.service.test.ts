import { TeamFixture } from "../testing/team-fixture.js";
import { PUBLIC_URL } from "../testing/team-services.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

const names = (team: { members: readonly { name: string }[] } | null): string[] =>
  team?.members.map((member) => member.name) ?? [];
const memberCount = async (teamId: string): Promise<number> => {
  const [row] = await fixture.rows<{ memberCount: number }>("SELECT memberCount FROM teams WHERE id = ?", [
    teamId,
  ]);
  return row!.memberCount;
};

describe("adding", () => {
  test("adds the account to the team by name and asks its owner, naming who did it", async () => {
    const [leader, added] = await fixture.people(2);
    const { id } = await fixture.team(leader!, [], 'The "Nulls"');
    const { email } = added!;
    const reply = await fixture.services.roster.addMember(leader!, { teamId: id, email });
    expect(reply.message).toBe("Member added successfully!");
    expect(reply.team.members).toMatchObject([
      { userId: added!.userId, email: added!.email, isLeader: false },
    ]);
    expect(await memberCount(id)).toBe(2);
    const [mail, ...more] = await fixture.rows<{ recipient: string; sealedBody: string }>(
      "SELECT * FROM outbox_mails",
    );
    expect(more).toEqual([]);
    expect(mail!.recipient).toBe(added!.email);
    const text = fixture.services.outbox.openBody(mail!.sealedBody);
    expect(text).toContain(`${leader!.name} added you to the team "The "Nulls"" for Syntax Siege 2025`);
    expect(text).toContain(`Accept or decline: ${PUBLIC_URL}/dashboard`);
  });

  test("needs an account with this e-mail and takes no seat without one", async () => {
    const leader = await fixture.person();
    const { id } = await fixture.team(leader);
    await expect(
      fixture.services.roster.addMember(leader, { teamId: id, email: "unknown@example.org" }),
    ).rejects.toMatchObject({ code: "ACCOUNT_NOT_FOUND" });
    expect(await memberCount(id)).toBe(1);
    expect(await fixture.count("outbox_mails")).toBe(0);
  });

  test("refuses a person who is already in the event: in this team, in another, or as the same student", async () => {
    const [leader, member, other] = await fixture.people(3);
    const double = await fixture.person({ universityRollNo: "r2" });
    const { id } = await fixture.team(leader!, [member!]);
    await fixture.team(other!);
    const refusals = [
      [leader!, "PERSON_IS_YOU", "You cannot add yourself. You are already in this team."],
      [member!, "PERSON_IN_YOUR_TEAM", `${member!.name} is already in your team.`],
      [other!, "PERSON_IN_TEAM", "This person is already in a team for this event."],
      [double, "PERSON_IN_TEAM", "This person is already in a team for this event."],
    ] as const;
    for (const [{ email }, code, message] of refusals) {
      const added = fixture.services.roster.addMember(leader!, { teamId: id, email });
      await expect(added).rejects.toMatchObject({ code, message });
    }
    expect(await memberCount(id)).toBe(2);
    expect(await fixture.count("outbox_mails WHERE recipient <> ?", [member!.email])).toBe(0);
  });

  test("stops at the event's team size", async () => {
    const [leader, one, two, three] = await fixture.people(4);
    const { id } = await fixture.team(leader!, [one!, two!]);
    await expect(
      fixture.services.roster.addMember(leader!, { teamId: id, email: three!.email }),
    ).rejects.toMatchObject({ code: "TEAM_FULL", message: "A team cannot have more than 3 members." });
  });

  test("stops when a payment locks the roster or registration closes", async () => {
    const [leader, added] = await fixture.people(2);
    const { id } = await fixture.team(leader!);
    const add = () => fixture.services.roster.addMember(leader!, { teamId: id, email: added!.email });
    for (const status of ["pending", "accepted"] as const) {
      await fixture.setPayment(id, status);
      await expect(add()).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
    }
    await fixture.setPayment(id, "rejected");
    await fixture.run(
      "UPDATE events SET registration = 'auto', registrationClosesAt = '2025-03-01 11:30:00.000'",
    );
    await expect(add()).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
    await fixture.run("UPDATE events SET registrationClosesAt = '2999-03-01 11:30:00.000'");
    await expect(add()).resolves.toBeDefined();
  });

  test("is for the leader; a Superadmin's act is recorded", async () => {
    const [leader, member, stranger, added] = await fixture.people(4);
    const { id } = await fixture.team(leader!, [member!]);
    const input = { teamId: id, email: added!.email };
    await expect(fixture.services.roster.addMember(member!, input)).rejects.toMatchObject({
      code: "NOT_LEADER",
    });
    await expect(fixture.services.roster.addMember(stranger!, input)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(
      fixture.services.roster.addMember(leader!, {
        ...input,
        teamId: "00000000-0000-7000-8000-000000000000",
      }),
    ).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
    expect(await fixture.count("audit_entries")).toBe(0);
    const admin = await fixture.admin();
    await fixture.services.roster.addMember(admin, input);
    expect(await fixture.rows("SELECT action, actorId FROM audit_entries")).toEqual([
      { action: "team.add-member", actorId: admin.userId },
    ]);
  });
});

describe("removing and leaving", () => {
  test("frees the seat and the person", async () => {
    const [leader, one, two] = await fixture.people(3);
    const team = await fixture.team(leader!, [one!, two!]);
    const { team: after, message } = await fixture.services.roster.removeMember(leader!, {
      memberId: team.members[0]!.id,
    });
    expect(message).toBe("Member removed from the team.");
    expect(names(after)).toEqual([two!.name]);
    const leaveReply = await fixture.services.roster.leave(two!, { teamId: team.id });
    expect(leaveReply).toEqual({ message: "You have left the team." });
    expect(names(await fixture.services.queries.myTeam(leader!))).toEqual([]);
    expect(await memberCount(team.id)).toBe(1);
    await fixture.team(one!, [two!]);
  });

  test("is possible after registration closed, until a payment locks the roster", async () => {
    const [leader, one, two] = await fixture.people(3);
    const team = await fixture.team(leader!, [one!, two!]);
    await fixture.run("UPDATE events SET registration = 'closed'");
    await fixture.services.roster.leave(one!, { teamId: team.id });
    await fixture.setPayment(team.id, "pending");
    const locked = { code: "ROSTER_LOCKED" };
    await expect(fixture.services.roster.leave(two!, { teamId: team.id })).rejects.toMatchObject(locked);
    await expect(
      fixture.services.roster.removeMember(leader!, { memberId: team.members[1]!.id }),
    ).rejects.toMatchObject(locked);
    expect(await memberCount(team.id)).toBe(2);
  });

  test("a leader cannot leave, a member cannot remove others, a stranger can do neither", async () => {
    const [leader, member, stranger] = await fixture.people(3);
    const team = await fixture.team(leader!, [member!]);
    const memberId = team.members[0]!.id;
    const { roster } = fixture.services;
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

  test("only a Superadmin can change the teams of a past event", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!]);
    await fixture.run("UPDATE events SET state = 'past'");
    const memberId = team.members[0]!.id;
    await expect(fixture.services.roster.removeMember(leader!, { memberId })).rejects.toMatchObject({
      code: "REGISTRATION_CLOSED",
    });
    await expect(fixture.services.roster.leave(member!, { teamId: team.id })).rejects.toMatchObject({
      code: "REGISTRATION_CLOSED",
    });
    const { team: corrected } = await fixture.services.roster.removeMember(await fixture.admin(), {
      memberId,
    });
    expect(names(corrected)).toEqual([]);
    expect(await fixture.count("audit_entries WHERE action = 'team.remove-member'")).toBe(1);
  });
});
