/**
 * Tests races between an added person's answer and other changes. If possible, a test has a control (see
 * team-races.test.ts).
 */

import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { execute } from "../../../kernel/db/raw-sql.js";
import { TeamMemberRepository } from "../members/team-member.repository.js";
import { outcomes, type Outcomes } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

const ROUNDS = 25;

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

interface Round {
  readonly leader: Caller;
  readonly added: Caller;
  readonly teamId: string;
  readonly memberId: string;
}

/** Creates teams, each with one added person who has not agreed yet. */
async function rounds(): Promise<Round[]> {
  const leaders = await fixture.people(ROUNDS);
  const people = await fixture.people(ROUNDS);
  return Promise.all(
    leaders.map(async (leader, i) => {
      const added = people[i]!;
      const { id: teamId } = await fixture.team(leader);
      const { members } = await fixture.added(leader, teamId, added);
      return { leader, added, teamId, memberId: members[0]!.id };
    }),
  );
}

/** Runs all rounds, and the requests of each round, concurrently. */
async function race(...requests: ((round: Round) => Promise<unknown>)[]): Promise<Outcomes> {
  const all = await rounds();
  return outcomes(all.flatMap((round) => requests.map((request) => request(round))));
}

/** Returns the number of teams whose `memberCount` differs from their number of rows. */
const miscounted = (): Promise<number> =>
  fixture.count("teams t WHERE t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)");
const added = "team_members WHERE isLeader = 0";

const accept = ({ added: caller, teamId }: Round, services = fixture.services) =>
  services.consent.accept(caller, { teamId });
const leave = ({ added: caller, teamId }: Round, services = fixture.services) =>
  services.roster.leave(caller, { teamId });
const remove = ({ leader, memberId }: Round) => fixture.services.roster.removeMember(leader, { memberId });
const own = ({ added: caller }: Round, services = fixture.services) =>
  services.creation.create(caller, { name: `Own of ${caller.name}` });
const report = ({ teamId }: Round) =>
  fixture.db.inTransaction(async (tx) => {
    if (!(await fixture.services.queries.movePaymentStatus(tx, [teamId], "report"))) throw new Error("no");
  });

/** Removes a person, for control tests, without checking whether the person has agreed since. */
class BlindMembers extends TeamMemberRepository {
  override async removeUnconfirmed(tx: Tx, _teamId: string, memberId: string): Promise<boolean> {
    await execute(tx, "DELETE FROM team_members WHERE id = ?", [memberId]);
    return true;
  }
}

test("two accepts are one", async () => {
  expect(await race(accept, accept)).toEqual({ ok: 2 * ROUNDS });
  expect(await fixture.count(`${added} AND confirmedAt IS NOT NULL`)).toBe(ROUNDS);
  expect(await miscounted()).toBe(0);
});

test("accept against leave: they are in or out, and the number of seats is right", async () => {
  const counts = await race(accept, leave);
  // A person who accepts first may still leave, because the roster is not locked. A person who leaves first can no
  // longer accept.
  expect((counts["ok"] ?? 0) + (counts["FORBIDDEN"] ?? 0)).toBe(2 * ROUNDS);
  expect(await fixture.count(added)).toBe(0);
  expect(await miscounted()).toBe(0);
});

test("accept against remove: they are out, and the number of seats is right", async () => {
  const counts = await race(accept, remove);
  expect((counts["ok"] ?? 0) + (counts["FORBIDDEN"] ?? 0)).toBe(2 * ROUNDS);
  expect(await fixture.count(added)).toBe(0);
  expect(await miscounted()).toBe(0);
});

describe("leaving twice at once", () => {
  test("frees one seat and notifies the leader once", async () => {
    const counts = await race(leave, leave);
    expect(counts).toEqual({ ok: ROUNDS, FORBIDDEN: ROUNDS });
    expect(await miscounted()).toBe(0);
    expect(await fixture.count("outbox_mails WHERE subject LIKE '%declined a place in your team'")).toBe(
      ROUNDS,
    );
  });

  test("control: without checking that they are still in it, two are freed", async () => {
    const blind = teamServices(fixture.db, { members: new BlindMembers(fixture.db) });
    await race(
      (round) => leave(round, blind),
      (round) => leave(round, blind),
    );
    expect(await miscounted()).toBeGreaterThan(0);
  });
});

describe("a team of one's own against accepting", () => {
  test("ends in one team each, and every place is accounted for", async () => {
    const counts = await race(own, accept);
    const refused = (counts["FORBIDDEN"] ?? 0) + (counts["ALREADY_IN_TEAM"] ?? 0);
    expect([counts["ok"], refused]).toEqual([ROUNDS, ROUNDS]);
    expect(await fixture.count("team_members")).toBe(2 * ROUNDS);
    expect(await miscounted()).toBe(0);
  });
});

test("creating a team is never refused because of being added to another at that moment", async () => {
  const leaders = await fixture.people(ROUNDS);
  const creators = await fixture.people(ROUNDS);
  const teams = await Promise.all(leaders.map((leader) => fixture.team(leader)));
  const creating = creators.map((creator) =>
    fixture.services.creation.create(creator, { name: creator.name }),
  );
  const adding = creators.map(({ email }, i) =>
    fixture.services.roster.addMember(leaders[i]!, { teamId: teams[i]!.id, email }),
  );
  expect(await outcomes(creating)).toEqual({ ok: ROUNDS });
  const counts = await outcomes(adding);
  expect((counts["ok"] ?? 0) + (counts["PERSON_IN_TEAM"] ?? 0)).toBe(ROUNDS);
  expect(await fixture.count(added)).toBe(0);
  expect(await miscounted()).toBe(0);
});

test("leaving while a payment is reported: both happen, whichever comes first", async () => {
  expect(await race(leave, report)).toEqual({ ok: 2 * ROUNDS });
  expect(await fixture.count("teams WHERE memberCount = 1 AND paymentStatus = 'pending'")).toBe(ROUNDS);
  expect(await fixture.count(added)).toBe(0);
});

test("accepting while a payment is reported and leaving: who agreed before the lock stays", async () => {
  const counts = await race(accept, report, leave);
  const refused = (counts["FORBIDDEN"] ?? 0) + (counts["ROSTER_LOCKED"] ?? 0);
  expect((counts["ok"] ?? 0) + refused).toBe(3 * ROUNDS);
  expect(await fixture.count(added)).toBe(counts["ROSTER_LOCKED"] ?? 0);
  expect(await miscounted()).toBe(0);
});

test("accepting while the account changes: the team has what the account has", async () => {
  await race(accept, ({ added: caller }) =>
    fixture.db.inTransaction((tx) =>
      fixture.services.accounts.update(tx, caller.userId, { phone: "1111111111", codeforcesHandle: "new" }),
    ),
  );
  const differs =
    "m.phone <> u.phone OR m.codeforcesHandle IS NULL OR m.codeforcesHandle <> u.codeforcesHandle";
  const copies = `team_members m JOIN users u ON u.id = m.userId WHERE m.isLeader = 0 AND (${differs})`;
  expect(await fixture.count(copies)).toBe(0);
});
