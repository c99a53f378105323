/** Tests changes that happen between the policy check of a team and the write. */

import { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRecord } from "../reads/team-record.js";
import type { TeamRepository } from "../team.repository.js";
import { ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

const peopleIn = (teamId: string): Promise<number> =>
  fixture.count("team_members WHERE teamId = ?", [teamId]);

/** Returns services that run `interruption` once, directly after reading a team. */
function interrupted(interruption: (team: TeamRecord) => Promise<unknown>, teams?: TeamRepository) {
  let pending = true;
  class Interrupted extends TeamReadRepository {
    override async byId(teamId: string): Promise<TeamRecord | null> {
      const team = await super.byId(teamId);
      if (team && pending) {
        pending = false;
        await interruption(team);
      }
      return team;
    }
  }
  return teamServices(fixture.db, { reads: (db) => new Interrupted(db), ...(teams ? { teams } : {}) });
}
const reportPayment = ({ id }: TeamRecord): Promise<boolean> =>
  fixture.db.inTransaction((tx) => fixture.services.queries.movePaymentStatus(tx, [id], "report"));

test("a payment reported concurrently locks the roster", async () => {
  const [leader, added] = await fixture.people(2);
  const { id: teamId } = await fixture.team(leader!);
  const { roster } = interrupted(reportPayment);
  await expect(roster.addMember(leader!, { teamId, email: added!.email })).rejects.toMatchObject({
    code: "ROSTER_LOCKED",
  });
  expect(await peopleIn(teamId)).toBe(1);
});

test("control: a plain read before the write adds to the locked roster", async () => {
  const [leader, added] = await fixture.people(2);
  const { id: teamId } = await fixture.team(leader!);
  const { roster } = interrupted(reportPayment, new ReadThenWrite(fixture.db));
  await roster.addMember(leader!, { teamId, email: added!.email });
  expect(await peopleIn(teamId)).toBe(2);
});

test("a payment reported concurrently keeps the team and its people", async () => {
  const [leader, member] = await fixture.people(2);
  const { id: teamId } = await fixture.team(leader!, [member!]);
  await expect(interrupted(reportPayment).leadership.deleteTeam(leader!, { teamId })).rejects.toMatchObject({
    code: "ROSTER_LOCKED",
  });
  await fixture.setPayment(teamId, "incomplete");
  await expect(interrupted(reportPayment).roster.leave(member!, { teamId })).rejects.toMatchObject({
    code: "ROSTER_LOCKED",
  });
  expect(await peopleIn(teamId)).toBe(2);
});

test("a member who became leader concurrently cannot leave any more", async () => {
  const [leader, member] = await fixture.people(2);
  const { id: teamId } = await fixture.team(leader!, [member!]);
  const { roster } = interrupted((team) =>
    fixture.services.leadership.transfer(leader!, { teamId, memberId: team.members[0]!.id }),
  );
  await expect(roster.leave(member!, { teamId })).rejects.toMatchObject({ code: "LEADER_MUST_STAY" });
  expect(await fixture.rows("SELECT leaderId, memberCount FROM teams")).toEqual([
    { leaderId: member!.userId, memberCount: 2 },
  ]);
});

test("a member who left concurrently does not become leader", async () => {
  const [leader, member] = await fixture.people(2);
  const { id: teamId, members } = await fixture.team(leader!, [member!]);
  const { leadership } = interrupted(() => fixture.services.roster.leave(member!, { teamId }));
  await expect(leadership.transfer(leader!, { teamId, memberId: members[0]!.id })).rejects.toMatchObject({
    code: "MEMBER_NOT_FOUND",
  });
  expect((await fixture.services.queries.myTeam(leader!))?.leader.userId).toBe(leader!.userId);
});

test("a leader who handed the team over concurrently cannot add a person any more", async () => {
  const [leader, member, added] = await fixture.people(3);
  const { id: teamId } = await fixture.team(leader!, [member!]);
  const { roster } = interrupted((team) =>
    fixture.services.leadership.transfer(leader!, { teamId, memberId: team.members[0]!.id }),
  );
  await expect(roster.addMember(leader!, { teamId, email: added!.email })).rejects.toMatchObject({
    code: "NOT_LEADER",
  });
  expect(await peopleIn(teamId)).toBe(2);
});

test("no person can be added to a team that was deleted concurrently", async () => {
  const [leader, added] = await fixture.people(2);
  const { id: teamId } = await fixture.team(leader!);
  const { roster } = interrupted(() => fixture.services.leadership.deleteTeam(leader!, { teamId }));
  await expect(roster.addMember(leader!, { teamId, email: added!.email })).rejects.toMatchObject({
    code: "TEAM_NOT_FOUND",
  });
  expect(await fixture.count("team_members")).toBe(0);
});
