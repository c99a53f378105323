/** Tests races about invitations to single people (see team-races.test.ts). */

import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { outcomes, type Outcomes, ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";
import { TeamInvitationRepository } from "./team-invitation.repository.js";

const ROUNDS = 10;

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

interface Round {
  readonly leader: Caller;
  readonly guest: Caller;
  readonly teamId: string;
  readonly invitationId: string;
}

/** Creates teams, each of which has invited one person. */
async function rounds(): Promise<Round[]> {
  const made: Round[] = [];
  const guests = await fixture.people(ROUNDS);
  for (const [i, leader] of (await fixture.people(ROUNDS)).entries()) {
    const guest = guests[i]!;
    const { id: teamId } = await fixture.team(leader);
    const { invitations } = await invite(leader, teamId, guest.email);
    made.push({ leader, guest, teamId, invitationId: invitations[0]?.id ?? "" });
  }
  return made;
}

/** Runs all rounds, and the requests of each round, concurrently. */
async function race(...requests: ((round: Round) => Promise<unknown>)[]): Promise<Outcomes> {
  const all = await rounds();
  return outcomes(all.flatMap((round) => requests.map((request) => request(round))));
}

const invite = (by: Caller, teamId: string, email: string) =>
  fixture.services.personalInvitations.invite(by, { teamId, email });
const accept = ({ guest, teamId }: Round, services = fixture.services) =>
  services.invitationAnswers.accept(guest, { teamId });
const decline = ({ guest, teamId }: Round) => fixture.services.invitationAnswers.decline(guest, { teamId });
const withdraw = ({ leader, teamId, invitationId }: Round) =>
  fixture.services.personalInvitations.withdraw(leader, { teamId, invitationId });
const report = ({ teamId }: Round) =>
  fixture.db.inTransaction(async (tx) => {
    if (!(await fixture.services.queries.movePaymentStatus(tx, [teamId], "report"))) throw new Error("no");
  });

const miscounted = (): Promise<number> =>
  fixture.count("teams t WHERE t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)");
const overfull = (): Promise<number> => fixture.count("teams WHERE memberCount > 3");
const joined = (): Promise<number> => fixture.count("team_members WHERE isLeader = 0");

/** Pretends that each removal removed an invitation, for control tests. */
class BlindInvitations extends TeamInvitationRepository {
  override async remove(tx: Tx, invitations: readonly { readonly id: string }[]): Promise<number> {
    await super.remove(tx, invitations);
    return 1;
  }
}

test("accept while the registration closes: in it, or refused", async () => {
  const all = await rounds();
  const close = fixture.run("UPDATE events SET registration = 'closed'");
  const counts = await outcomes([...all.map((round) => accept(round)), close]);
  expect((counts["ok"] ?? 0) + (counts["REGISTRATION_CLOSED"] ?? 0)).toBe(ROUNDS + 1);
  expect([await joined(), await miscounted()]).toEqual([(counts["ok"] ?? 0) - 1, 0]);
});

describe("ten invited people for two places", () => {
  const all = async (services = fixture.services): Promise<Outcomes> => {
    const [leader, ...guests] = (await fixture.people(11)) as [Caller, ...Caller[]];
    const { id: teamId } = await fixture.team(leader);
    for (const { email } of guests) await invite(leader, teamId, email);
    return outcomes(guests.map((guest) => services.invitationAnswers.accept(guest, { teamId })));
  };

  test("two are in, the others read that the team is full", async () => {
    expect(await all()).toEqual({ ok: 2, TEAM_IS_FULL: 8 });
    expect([await overfull(), await miscounted()]).toEqual([0, 0]);
    expect(await fixture.count("team_invitations")).toBe(8);
  });

  test("control: without the conditional update the team is overfilled", async () => {
    await all(teamServices(fixture.db, { teams: new ReadThenWrite(fixture.db) }));
    expect(await overfull()).toBe(1);
  });
});

test("accepting twice at once is once", async () => {
  expect(await race(accept, accept)).toEqual({ ok: 2 * ROUNDS });
  expect([await joined(), await miscounted()]).toEqual([ROUNDS, 0]);
});

test("accept against decline: in it or not, never both", async () => {
  const counts = await race(accept, decline);
  expect([counts["ok"], counts["INVITATION_ENDED"]]).toEqual([ROUNDS, ROUNDS]);
  const declined = await fixture.count("outbox_mails WHERE subject = 'Your invitation was declined'");
  expect((await joined()) + declined).toBe(ROUNDS);
  expect([await miscounted(), await fixture.count("team_invitations")]).toEqual([0, 0]);
});

describe("accept against withdraw", () => {
  test("one of the two wins, and the other is refused", async () => {
    const counts = await race(accept, withdraw);
    expect([counts["ok"], counts["INVITATION_ENDED"]]).toEqual([ROUNDS, ROUNDS]);
    expect([await miscounted(), await fixture.count("team_invitations")]).toEqual([0, 0]);
  });

  test("control: without a check of the deleted invitation a person joins who is not invited any more", async () => {
    const [round] = await rounds();
    const blind = new BlindInvitations(fixture.db);
    const services = teamServices(fixture.db, { invitations: blind });
    const readInvitations = blind.ofPersonInTeam.bind(blind);
    let isFirst = true;
    blind.ofPersonInTeam = async (person, teamId) => {
      const rows = await readInvitations(person, teamId);
      if (isFirst) await withdraw(round!);
      isFirst = false;
      return rows;
    };
    await accept(round!, services);
    expect(await joined()).toBe(1);
  });
});

test("accept while a payment is reported: in it before the lock, or refused", async () => {
  const counts = await race(accept, report);
  expect((counts["ok"] ?? 0) + (counts["JOINING_LOCKED"] ?? 0)).toBe(2 * ROUNDS);
  expect(await joined()).toBe((counts["ok"] ?? 0) - ROUNDS);
  expect(await miscounted()).toBe(0);
});

test("accept while the team is deleted: no person is in a deleted team", async () => {
  const counts = await race(accept, ({ leader, teamId }) =>
    fixture.services.leadership.deleteTeam(leader, { teamId }),
  );
  const refused = ["INVITATION_ENDED", "TEAM_NOT_FOUND"].reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  expect((counts["ok"] ?? 0) + refused).toBe(2 * ROUNDS);
  expect([await fixture.count("teams"), await fixture.count("team_members")]).toEqual([0, 0]);
  expect(await fixture.count("team_invitations")).toBe(0);
});

test("accept while the account moves to another address: the team has the address that the account has", async () => {
  const counts = await race(accept, ({ guest }) =>
    fixture.db.inTransaction((tx) =>
      fixture.services.accounts.update(tx, guest.userId, { email: `new.${guest.email}` }),
    ),
  );
  expect((counts["ok"] ?? 0) + (counts["INVITATION_ENDED"] ?? 0)).toBe(2 * ROUNDS);
  const differs = "team_members m JOIN users u ON u.id = m.userId WHERE m.email <> u.email";
  expect([await fixture.count(differs), await miscounted()]).toEqual([0, 0]);
});

test("one person who accepts ten invitations at once is in one team", async () => {
  const guest = await fixture.person();
  const teams: string[] = [];
  for (const leader of await fixture.people(ROUNDS)) {
    const { id } = await fixture.team(leader);
    await invite(leader, id, guest.email);
    teams.push(id);
  }
  const counts = await outcomes(
    teams.map((teamId) => fixture.services.invitationAnswers.accept(guest, { teamId })),
  );
  expect(counts["ok"]).toBe(1);
  expect([await joined(), await miscounted(), await fixture.count("team_invitations")]).toEqual([1, 0, 0]);
});

test("accept against a team of one's own: one team, and nothing is left open", async () => {
  const counts = await race(accept, ({ guest }) =>
    fixture.services.creation.create(guest, { name: `Own of ${guest.name}` }),
  );
  const refused = (counts["INVITATION_ENDED"] ?? 0) + (counts["ALREADY_IN_TEAM"] ?? 0);
  expect([counts["ok"], refused]).toEqual([ROUNDS, ROUNDS]);
  expect([await fixture.count("team_members"), await miscounted()]).toEqual([2 * ROUNDS, 0]);
  expect(await fixture.count("team_invitations")).toBe(0);
});

test("the same address invited by ten requests at once is invited once, and at most ten are", async () => {
  const leader = await fixture.person();
  const { id } = await fixture.team(leader);
  const same = Array.from({ length: 10 }, () => invite(leader, id, "one@example.org"));
  expect(await outcomes(same)).toEqual({ ok: 1, PERSON_INVITED: 9 });
  const many = Array.from({ length: 12 }, (_, i) => invite(leader, id, `s${String(i)}@example.org`));
  expect(await outcomes(many)).toEqual({ ok: 9, TOO_MANY_INVITATIONS: 3 });
});

test("adding, inviting and accepting one person at once: once in the team, and no invitation left", async () => {
  const counts = await race(accept, ({ leader, teamId, guest }) => fixture.added(leader, teamId, guest));
  const allowed = ["ok", "PERSON_IN_TEAM", "PERSON_IN_YOUR_TEAM", "ALREADY_IN_TEAM"];
  expect(Object.keys(counts).filter((code) => !allowed.includes(code))).toEqual([]);
  expect([await joined(), await miscounted(), await fixture.count("team_invitations")]).toEqual([
    ROUNDS,
    0,
    0,
  ]);
});
