/**
 * Tests races that the database decides. Each test has a control, which runs the same requests without the protection.
 * The control must break the rule that the test checks. Without the control, the test would prove nothing.
 */

import type { Caller } from "../../../kernel/auth/caller.js";
import { MEMBER_EMAIL, MEMBER_IDENTITY, MEMBER_USER } from "../team-member.entity.js";
import { TEAM_NAME } from "../team.entity.js";
import { outcomes, ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

const PARALLEL = 50;
const MEMBER_KEYS = [MEMBER_USER.name, MEMBER_EMAIL.name, MEMBER_IDENTITY.name];

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

const peopleIn = (teamId: string): Promise<number> =>
  fixture.count("team_members WHERE teamId = ?", [teamId]);

describe(`${String(PARALLEL)} adds for the last place`, () => {
  async function race(
    services = fixture.services,
  ): Promise<{ counts: Record<string, number>; teamId: string }> {
    const leader = await fixture.person();
    const { id: teamId } = await fixture.team(leader, [await fixture.person()]);
    const candidates = await fixture.people(PARALLEL);
    const adds = candidates.map(({ email }) => services.roster.addMember(leader, { teamId, email }));
    return { counts: await outcomes(adds), teamId };
  }

  test("let one in", async () => {
    const { counts, teamId } = await race();
    expect(counts).toEqual({ ok: 1, TEAM_FULL: PARALLEL - 1 });
    expect(await peopleIn(teamId)).toBe(3);
    expect(await fixture.rows("SELECT memberCount FROM teams")).toEqual([{ memberCount: 3 }]);
    expect(await fixture.count("outbox_mails")).toBe(2);
  });

  test("control: a plain read before the write lets more in", async () => {
    const { teamId } = await race(teamServices(fixture.db, { teams: new ReadThenWrite(fixture.db) }));
    expect(await peopleIn(teamId)).toBeGreaterThan(3);
  });
});

describe(`${String(PARALLEL)} teams of one name`, () => {
  const spellings = ["Phoenix", " PHOENIX", "phoenix ", "Ｐhoenix"];
  const race = async (): Promise<Record<string, number>> => {
    const leaders = await fixture.people(PARALLEL);
    return outcomes(
      leaders.map((leader, i) => fixture.services.creation.create(leader, { name: spellings[i % 4] ?? "" })),
    );
  };

  test("make one", async () => {
    expect(await race()).toEqual({ ok: 1, TEAM_NAME_TAKEN: PARALLEL - 1 });
    expect(await fixture.count("teams")).toBe(1);
    expect(await fixture.count("users WHERE role = 'Team Leader'")).toBe(1);
  });

  test("control: without the unique index they make more", async () => {
    await fixture.dropIndexes("teams", TEAM_NAME.name);
    await race();
    expect(await fixture.count("teams")).toBeGreaterThan(1);
  });
});

describe(`${String(PARALLEL)} teams of one creator`, () => {
  const race = async (): Promise<Record<string, number>> => {
    const caller = await fixture.person();
    return outcomes(
      Array.from({ length: PARALLEL }, (_, i) =>
        fixture.services.creation.create(caller, { name: `Team ${String(i)}` }),
      ),
    );
  };

  test("make one", async () => {
    expect(await race()).toEqual({ ok: 1, ALREADY_IN_TEAM: PARALLEL - 1 });
    expect([await fixture.count("teams"), await fixture.count("team_members")]).toEqual([1, 1]);
  });

  test("control: without the unique indexes they make more", async () => {
    await fixture.dropIndexes("team_members", ...MEMBER_KEYS);
    await race();
    expect(await fixture.count("teams")).toBeGreaterThan(1);
  });
});

describe(`one person wanted by ${String(PARALLEL)} teams`, () => {
  async function race(wanted: Caller): Promise<Record<string, number>> {
    const leaders = await fixture.people(PARALLEL);
    const teams = await Promise.all(leaders.map((leader) => fixture.team(leader)));
    return outcomes(
      teams.map((team, i) =>
        fixture.services.roster.addMember(leaders[i]!, { teamId: team.id, email: wanted.email }),
      ),
    );
  }

  test("is in one, and no other team lost a seat", async () => {
    const wanted = await fixture.person();
    expect(await race(wanted)).toEqual({ ok: 1, PERSON_IN_TEAM: PARALLEL - 1 });
    expect(await fixture.count("team_members WHERE userId = ?", [wanted.userId])).toBe(1);
    expect(await fixture.count("teams WHERE memberCount = 2")).toBe(1);
    expect(await fixture.count("teams WHERE memberCount = 1")).toBe(PARALLEL - 1);
  });

  test("control: without the unique indexes they are in more", async () => {
    await fixture.dropIndexes("team_members", ...MEMBER_KEYS);
    const wanted = await fixture.person();
    await race(wanted);
    expect(await fixture.count("team_members WHERE userId = ?", [wanted.userId])).toBeGreaterThan(1);
  });
});

describe("creating a team while being added to another", () => {
  async function race(pairs: number): Promise<void> {
    const leaders = await fixture.people(pairs);
    const creators = await fixture.people(pairs);
    const teams = await Promise.all(leaders.map((leader) => fixture.team(leader)));
    await outcomes(
      creators.flatMap((creator, i) => [
        fixture.services.creation.create(creator, { name: `Own ${String(i)}` }),
        fixture.services.roster.addMember(leaders[i]!, { teamId: teams[i]!.id, email: creator.email }),
      ]),
    );
  }
  const doubles = async (): Promise<number> =>
    (await fixture.rows("SELECT userId FROM team_members GROUP BY userId HAVING COUNT(*) > 1")).length;

  test("ends in one team each, and the number of seats is right", async () => {
    await race(PARALLEL / 2);
    expect(await doubles()).toBe(0);
    expect(await fixture.count("team_members")).toBe(PARALLEL);
    const counted = await fixture.rows<{ n: number | string }>("SELECT SUM(memberCount) AS n FROM teams");
    expect(Number(counted[0]?.n)).toBe(PARALLEL);
  });

  test("control: without the unique indexes people are in two", async () => {
    await fixture.dropIndexes("team_members", ...MEMBER_KEYS);
    await race(PARALLEL / 2);
    expect(await doubles()).toBeGreaterThan(0);
  });
});
