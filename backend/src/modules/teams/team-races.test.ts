import type { Caller } from "../../kernel/auth/caller.js";
import { MEMBER_EMAIL, MEMBER_IDENTITY, MEMBER_USER } from "./team-member.entity.js";
import { TEAM_NAME } from "./team.entity.js";
import { outcomes } from "./testing/outcomes.js";
import { ReadThenWrite } from "./testing/read-then-write.js";
import { teamServices, TeamWorld } from "./testing/team-world.js";

/**
 * Races that the database decides. Each has a control that runs the same requests without the protection and has to
 * break the limit; otherwise the test above it would show nothing.
 */
const PARALLEL = 50;
const MEMBER_KEYS = [MEMBER_USER.name, MEMBER_EMAIL.name, MEMBER_IDENTITY.name];

let world: TeamWorld;
beforeEach(async () => {
  world = await TeamWorld.open();
});
afterEach(() => world.close());

const peopleIn = (teamId: string): Promise<number> => world.count("team_members WHERE teamId = ?", [teamId]);

describe(`${String(PARALLEL)} adds for the last place`, () => {
  async function race(
    services = world.services,
  ): Promise<{ counts: Record<string, number>; teamId: string }> {
    const leader = await world.person();
    const { id: teamId } = await world.team(leader, [await world.person()]);
    const candidates = await world.people(PARALLEL);
    const adds = candidates.map(({ email }) => services.roster.addMember(leader, { teamId, email }));
    return { counts: await outcomes(adds), teamId };
  }

  test("let one in", async () => {
    const { counts, teamId } = await race();
    expect(counts).toEqual({ ok: 1, TEAM_FULL: PARALLEL - 1 });
    expect(await peopleIn(teamId)).toBe(3);
    expect(await world.rows("SELECT memberCount FROM teams")).toEqual([{ memberCount: 3 }]);
    expect(await world.count("outbox_mails")).toBe(2);
  });

  test("control: a plain read before the write lets more in", async () => {
    const { teamId } = await race(teamServices(world.db, { teams: new ReadThenWrite(world.db) }));
    expect(await peopleIn(teamId)).toBeGreaterThan(3);
  });
});

describe(`${String(PARALLEL)} teams of one name`, () => {
  const spellings = ["Phoenix", " PHOENIX", "phoenix ", "Ｐhoenix"];
  const race = async (): Promise<Record<string, number>> => {
    const leaders = await world.people(PARALLEL);
    return outcomes(
      leaders.map((leader, i) => world.services.creation.create(leader, { name: spellings[i % 4] ?? "" })),
    );
  };

  test("make one", async () => {
    expect(await race()).toEqual({ ok: 1, TEAM_NAME_TAKEN: PARALLEL - 1 });
    expect(await world.count("teams")).toBe(1);
    expect(await world.count("users WHERE role = 'Team Leader'")).toBe(1);
  });

  test("control: without the unique index they make more", async () => {
    await world.dropIndexes("teams", TEAM_NAME.name);
    await race();
    expect(await world.count("teams")).toBeGreaterThan(1);
  });
});

describe(`${String(PARALLEL)} teams of one creator`, () => {
  const race = async (): Promise<Record<string, number>> => {
    const caller = await world.person();
    return outcomes(
      Array.from({ length: PARALLEL }, (_, i) =>
        world.services.creation.create(caller, { name: `Team ${String(i)}` }),
      ),
    );
  };

  test("make one", async () => {
    expect(await race()).toEqual({ ok: 1, ALREADY_IN_TEAM: PARALLEL - 1 });
    expect([await world.count("teams"), await world.count("team_members")]).toEqual([1, 1]);
  });

  test("control: without the unique indexes they make more", async () => {
    await world.dropIndexes("team_members", ...MEMBER_KEYS);
    await race();
    expect(await world.count("teams")).toBeGreaterThan(1);
  });
});

describe(`one person wanted by ${String(PARALLEL)} teams`, () => {
  async function race(wanted: Caller): Promise<Record<string, number>> {
    const leaders = await world.people(PARALLEL);
    const teams = await Promise.all(leaders.map((leader) => world.team(leader)));
    return outcomes(
      teams.map((team, i) =>
        world.services.roster.addMember(leaders[i]!, { teamId: team.id, email: wanted.email }),
      ),
    );
  }

  test("is in one, and no other team lost a place", async () => {
    const wanted = await world.person();
    expect(await race(wanted)).toEqual({ ok: 1, PERSON_IN_TEAM: PARALLEL - 1 });
    expect(await world.count("team_members WHERE userId = ?", [wanted.userId])).toBe(1);
    expect(await world.count("teams WHERE memberCount = 2")).toBe(1);
    expect(await world.count("teams WHERE memberCount = 1")).toBe(PARALLEL - 1);
  });

  test("control: without the unique indexes they are in more", async () => {
    await world.dropIndexes("team_members", ...MEMBER_KEYS);
    const wanted = await world.person();
    await race(wanted);
    expect(await world.count("team_members WHERE userId = ?", [wanted.userId])).toBeGreaterThan(1);
  });
});

describe("founding a team while being added to another", () => {
  async function race(pairs: number): Promise<void> {
    const leaders = await world.people(pairs);
    const founders = await world.people(pairs);
    const teams = await Promise.all(leaders.map((leader) => world.team(leader)));
    await outcomes(
      founders.flatMap((founder, i) => [
        world.services.creation.create(founder, { name: `Own ${String(i)}` }),
        world.services.roster.addMember(leaders[i]!, { teamId: teams[i]!.id, email: founder.email }),
      ]),
    );
  }
  const doubles = async (): Promise<number> =>
    (await world.rows("SELECT userId FROM team_members GROUP BY userId HAVING COUNT(*) > 1")).length;

  test("ends in one team each, and every place is accounted for", async () => {
    await race(PARALLEL / 2);
    expect(await doubles()).toBe(0);
    expect(await world.count("team_members")).toBe(PARALLEL);
    const counted = await world.rows<{ n: number | string }>("SELECT SUM(memberCount) AS n FROM teams");
    expect(Number(counted[0]?.n)).toBe(PARALLEL);
  });

  test("control: without the unique indexes people are in two", async () => {
    await world.dropIndexes("team_members", ...MEMBER_KEYS);
    await race(PARALLEL / 2);
    expect(await doubles()).toBeGreaterThan(0);
  });
});
