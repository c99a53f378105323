import { Role } from "../../../kernel/contract/roles.js";
import { newId } from "../../../kernel/db/ids.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

describe("handing over", () => {
  test("swaps leader and member, promotes the new leader, keeps the people", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!]);
    const memberId = team.members[0]!.id;
    const reply = await fixture.services.leadership.transfer(leader!, { teamId: team.id, memberId });
    expect(reply.message).toBe("The team has a new leader.");
    expect(reply.team.leader).toMatchObject({ id: memberId, userId: member!.userId, isLeader: true });
    expect(reply.team.members).toMatchObject([
      { id: team.leader.id, userId: leader!.userId, isLeader: false },
    ]);
    expect(await fixture.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
      { leaderId: member!.userId, memberCount: 2 },
    ]);
    expect(await fixture.rows("SELECT role FROM users WHERE id = ?", [member!.userId])).toEqual([
      { role: Role.TeamLeader },
    ]);
    // The new leadership applies immediately, even if a token still contains the old role.
    const { roster } = fixture.services;
    await expect(roster.removeMember(leader!, { memberId })).rejects.toMatchObject({ code: "NOT_LEADER" });
    await roster.leave(leader!, { teamId: team.id });
  });

  test("is possible while a payment locks the roster", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!]);
    await fixture.setPayment(team.id, "accepted");
    const memberId = team.members[0]!.id;
    const reply = await fixture.services.leadership.transfer(leader!, { teamId: team.id, memberId });
    expect(reply.team.leader.userId).toBe(member!.userId);
  });

  test("needs a member with an account, and only the leader may do it", async () => {
    const [leader, member, stranger] = await fixture.people(3);
    const team = await fixture.team(leader!, [member!]);
    const elsewhere = await fixture.team(stranger!);
    const memberId = team.members[0]!.id;
    const { leadership } = fixture.services;
    const attempt = (caller: typeof leader, to: string) =>
      leadership.transfer(caller!, { teamId: team.id, memberId: to });
    await expect(attempt(member, memberId)).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(attempt(stranger, memberId)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(attempt(leader, elsewhere.leader.id)).rejects.toMatchObject({ code: "MEMBER_NOT_FOUND" });
    await fixture.run("UPDATE team_members SET userId = NULL WHERE id = ?", [memberId]);
    await expect(attempt(leader, memberId)).rejects.toMatchObject({ code: "MEMBER_NOT_LINKED" });
    expect((await fixture.services.queries.myTeam(leader!))?.leader.userId).toBe(leader!.userId);
  });

  test("to oneself changes nothing", async () => {
    const leader = await fixture.person();
    const team = await fixture.team(leader);
    const reply = await fixture.services.leadership.transfer(leader, {
      teamId: team.id,
      memberId: team.leader.id,
    });
    expect(reply.team.leader.id).toBe(team.leader.id);
    expect(reply.team.members).toEqual([]);
  });

  test("by a Superadmin is recorded", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!]);
    const input = { teamId: team.id, memberId: team.members[0]!.id };
    await fixture.services.leadership.transfer(await fixture.admin(), input);
    const [entry] = await fixture.rows<{ details: string }>("SELECT details FROM audit_entries");
    expect(JSON.parse(entry!.details)).toEqual({ from: leader!.name, to: member!.name });
  });
});

describe("deleting", () => {
  test("frees everyone and the name", async () => {
    const [leader, member] = await fixture.people(2);
    const team = await fixture.team(leader!, [member!], "Phoenix");
    const reply = await fixture.services.leadership.deleteTeam(leader!, { teamId: team.id });
    expect(reply).toEqual({ message: "The team was deleted." });
    expect(await fixture.count("team_members")).toBe(0);
    await fixture.team(member!, [leader!], "Phoenix");
  });

  test("is refused while a payment is pending or accepted", async () => {
    const leader = await fixture.person();
    const { id: teamId } = await fixture.team(leader);
    for (const status of ["pending", "accepted"] as const) {
      await fixture.setPayment(teamId, status);
      await expect(fixture.services.leadership.deleteTeam(leader, { teamId })).rejects.toMatchObject({
        code: "ROSTER_LOCKED",
      });
    }
    await fixture.setPayment(teamId, "rejected");
    await fixture.services.leadership.deleteTeam(leader, { teamId });
    await expect(fixture.services.leadership.deleteTeam(leader, { teamId })).rejects.toMatchObject({
      code: "TEAM_NOT_FOUND",
    });
  });

  test("is for the leader or a Superadmin, whose act is recorded", async () => {
    const [leader, member, stranger] = await fixture.people(3);
    const { id: teamId } = await fixture.team(leader!, [member!]);
    const { leadership } = fixture.services;
    await expect(leadership.deleteTeam(member!, { teamId })).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(leadership.deleteTeam(stranger!, { teamId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(leadership.deleteTeam(leader!, { teamId: newId() })).rejects.toMatchObject({
      code: "TEAM_NOT_FOUND",
    });
    await leadership.deleteTeam(await fixture.admin(), { teamId });
    expect(await fixture.count("audit_entries WHERE action = 'team.delete' AND targetId = ?", [teamId])).toBe(
      1,
    );
  });
});
