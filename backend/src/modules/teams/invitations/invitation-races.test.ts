/** Tests races for a seat with an invitation link (see team-races.test.ts). */

import type { Caller } from "../../../kernel/auth/caller.js";
import { outcomes, ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

const ROUNDS = 10;

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

interface Round {
  readonly leader: Caller;
  readonly teamId: string;
  readonly token: string;
}

/** Creates `ROUNDS` teams, each with a link and the given number of members. */
async function rounds(members: number): Promise<Round[]> {
  const made: Round[] = [];
  for (const leader of await fixture.people(ROUNDS)) {
    const { id: teamId } = await fixture.team(leader, await fixture.people(members));
    const { link } = await fixture.services.invitations.renew(leader, { teamId });
    made.push({ leader, teamId, token: link?.url.split("/").at(-1) ?? "" });
  }
  return made;
}

const join = (caller: Caller, { token }: Round, services = fixture.services) =>
  services.invitations.join(caller, { token });
const miscounted = (): Promise<number> =>
  fixture.count("teams t WHERE t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)");
const overfull = (): Promise<number> => fixture.count("teams WHERE memberCount > 3");

test("a link pressed by ten for one place lets one in", async () => {
  const [round] = await rounds(1);
  const people = await fixture.people(10);
  expect(await outcomes(people.map((one) => join(one, round!)))).toEqual({ ok: 1, TEAM_IS_FULL: 9 });
  expect([await overfull(), await miscounted()]).toEqual([0, 0]);
});

test("control: without the conditional update the team is overfilled", async () => {
  const [round] = await rounds(1);
  const people = await fixture.people(10);
  const services = teamServices(fixture.db, { teams: new ReadThenWrite(fixture.db) });
  await outcomes(people.map((one) => join(one, round!, services)));
  expect(await overfull()).toBe(1);
});

test("one person who presses the links of ten teams at once is in one of them", async () => {
  const all = await rounds(0);
  const guest = await fixture.person();
  const counts = await outcomes(all.map((round) => join(guest, round)));
  expect(counts["ok"]).toBe(1);
  expect(await fixture.count("team_members WHERE userId = ?", [guest.userId])).toBe(1);
  expect(await miscounted()).toBe(0);
});

test("joining during a reported payment, a closed link and being added: each person in the team was let in", async () => {
  const all = await rounds(0);
  const people = await fixture.people(ROUNDS);
  const against = [
    ({ teamId }: Round) =>
      fixture.db.inTransaction(async (tx) => {
        await fixture.services.queries.movePaymentStatus(tx, [teamId], "report");
      }),
    ({ leader, teamId }: Round) => fixture.services.invitations.end(leader, { teamId }),
    ({ leader, teamId }: Round, person: Caller) => fixture.added(leader, teamId, person),
  ];
  const counts = await outcomes(
    all.flatMap((round, i) => [join(people[i]!, round), against[i % 3]!(round, people[i]!)]),
  );
  const allowed = ["ok", "JOINING_LOCKED", "INVITATION_GONE", "PERSON_IN_TEAM"];
  expect(Object.keys(counts).filter((code) => !allowed.includes(code))).toEqual([]);
  expect([await overfull(), await miscounted()]).toEqual([0, 0]);
});
