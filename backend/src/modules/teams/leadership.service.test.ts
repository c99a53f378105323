import { Role } from "../../kernel/contract/roles.js";
import { newId } from "../../kernel/db/ids.js";
import { TeamWorld } from "./testing/team-world.js";

let world: TeamWorld;
beforeEach(async () => {
  world = await TeamWorld.open();
});
afterEach(() => world.close());

describe("handing over", () => {
  test("swaps leader and member, promotes the new leader, keeps the people", async () => {
    const [leader, member] = await world.people(2);
    const team = await world.team(leader!, [member!]);
    const memberId = team.members[0]!.id;
    const reply = await world.services.leadership.transfer(leader!, { teamId: team.id, memberId });
    expect(reply.message).toBe("The team has a new leader.");
    expect(reply.team.leader).toMatchObject({ id: memberId, userId: member!.userId, isLeader: true });
    expect(reply.team.members).toMatchObject([
      { id: team.leader.id, userId: leader!.userId, isLeader: false },
    ]);
    expect(await world.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
      { leaderId: member!.userId, memberCount: 2 },
    ]);
    expect(await world.rows("SELECT role FROM users WHERE id = ?", [member!.userId])).toEqual([
      { role: Role.TeamLeader },
    ]);
    // Leadership follows the team at once, whatever a token says.
    const { roster } = world.services;
    await expect(roster.removeMember(leader!, { memberId })).rejects.toMatchObject({ code: "NOT_LEADER" });
    await roster.leave(leader!, { teamId: team.id });
  });

  test("is possible while a payment locks the roster", async () => {
    const [leader, member] = await world.people(2);
    const team = await world.team(leader!, [member!]);
    await world.setPayment(team.id, "accepted");
    const memberId = team.members[0]!.id;
    const reply = await world.services.leadership.transfer(leader!, { teamId: team.id, memberId });
    expect(reply.team.leader.userId).toBe(member!.userId);
  });

  test("needs a member with an account, and the leader's word", async () => {
    const [leader, member, stranger] = await world.people(3);
    const team = await world.team(leader!, [member!]);
    const elsewhere = await world.team(stranger!);
    const memberId = team.members[0]!.id;
    const { leadership } = world.services;
    const attempt = (caller: typeof leader, to: string) =>
      leadership.transfer(caller!, { teamId: team.id, memberId: to });
    await expect(attempt(member, memberId)).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(attempt(stranger, memberId)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(attempt(leader, elsewhere.leader.id)).rejects.toMatchObject({ code: "MEMBER_NOT_FOUND" });
    await world.run("UPDATE team_members SET userId = NULL WHERE id = ?", [memberId]);
    await expect(attempt(leader, memberId)).rejects.toMatchObject({ code: "MEMBER_NOT_LINKED" });
    expect((await world.services.queries.myTeam(leader!))?.leader.userId).toBe(leader!.userId);
  });

  test("to oneself changes nothing", async () => {
    const leader = await world.person();
    const team = await world.team(leader);
    const reply = await world.services.leadership.transfer(leader, {
      teamId: team.id,
      memberId: team.leader.id,
    });
    expect(reply.team.leader.id).toBe(team.leader.id);
    expect(reply.team.members).toEqual([]);
  });

  test("by a Superadmin is written down", async () => {
    const [leader, member] = await world.people(2);
    const team = await world.team(leader!, [member!]);
    const input = { teamId: team.id, memberId: team.members[0]!.id };
    await world.services.leadership.transfer(await world.admin(), input);
    const [entry] = await world.rows<{ details: string }>("SELECT details FROM audit_entries");
    expect(JSON.parse(entry!.details)).toEqual({ from: leader!.name, to: member!.name });
  });
});

describe("deleting", () => {
  test("frees everyone and the name", async () => {
    const [leader, member] = await world.people(2);
    const team = await world.team(leader!, [member!], "Phoenix");
    const reply = await world.services.leadership.deleteTeam(leader!, { teamId: team.id });
    expect(reply).toEqual({ message: "The team was deleted." });
    expect(await world.count("team_members")).toBe(0);
    await world.team(member!, [leader!], "Phoenix");
  });

  test("is refused while a payment is pending or accepted", async () => {
    const leader = await world.person();
    const { id: teamId } = await world.team(leader);
    for (const status of ["pending", "accepted"] as const) {
      await world.setPayment(teamId, status);
      await expect(world.services.leadership.deleteTeam(leader, { teamId })).rejects.toMatchObject({
        code: "ROSTER_LOCKED",
      });
    }
    await world.setPayment(teamId, "rejected");
    await world.services.leadership.deleteTeam(leader, { teamId });
    await expect(world.services.leadership.deleteTeam(leader, { teamId })).rejects.toMatchObject({
      code: "TEAM_NOT_FOUND",
    });
  });

  test("is the leader's or a Superadmin's, whose doing is written down", async () => {
    const [leader, member, stranger] = await world.people(3);
    const { id: teamId } = await world.team(leader!, [member!]);
    const { leadership } = world.services;
    await expect(leadership.deleteTeam(member!, { teamId })).rejects.toMatchObject({ code: "NOT_LEADER" });
    await expect(leadership.deleteTeam(stranger!, { teamId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(leadership.deleteTeam(leader!, { teamId: newId() })).rejects.toMatchObject({
      code: "TEAM_NOT_FOUND",
    });
    await leadership.deleteTeam(await world.admin(), { teamId });
    expect(await world.count("audit_entries WHERE action = 'team.delete' AND targetId = ?", [teamId])).toBe(
      1,
    );
  });
});
