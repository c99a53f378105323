/** Tests races of the record variant, each with a control (see team-races.test.ts). */

import { MEMBER_EMAIL, MEMBER_IDENTITY } from "../team-member.entity.js";
import { outcomes, type Outcomes, ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

const PARALLEL = 50;

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

describe(`${String(PARALLEL)} records for the last place`, () => {
  async function race(services = fixture.services): Promise<Outcomes> {
    const leader = await fixture.person();
    const { id: teamId } = await fixture.team(leader, [await fixture.person()]);
    return outcomes(
      Array.from({ length: PARALLEL }, (_, i) =>
        services.records.addMemberRecord(leader, { teamId, name: "Asha", universityRollNo: `X${String(i)}` }),
      ),
    );
  }

  test("let one in", async () => {
    expect(await race()).toEqual({ ok: 1, TEAM_FULL: PARALLEL - 1 });
    expect(await fixture.count("team_members")).toBe(3);
    expect(await fixture.rows("SELECT memberCount FROM teams")).toEqual([{ memberCount: 3 }]);
  });

  test("control: a plain read before the write lets more in", async () => {
    await race(teamServices(fixture.db, { teams: new ReadThenWrite(fixture.db) }));
    expect(await fixture.count("team_members")).toBeGreaterThan(3);
  });
});

describe.each([
  ["e-mail", { email: "asha@example.org" }, [MEMBER_EMAIL.name]],
  [
    "college and roll number",
    { college: "Government College", universityRollNo: "77" },
    [MEMBER_IDENTITY.name],
  ],
])(`one person typed in by ${String(PARALLEL)} teams, known by %s`, (_by, known, keys) => {
  async function race(): Promise<Outcomes> {
    const leaders = await fixture.people(PARALLEL);
    const teams = await Promise.all(leaders.map((leader) => fixture.team(leader)));
    return outcomes(
      teams.map((team, i) =>
        fixture.services.records.addMemberRecord(leaders[i]!, {
          teamId: team.id,
          name: "Asha",
          universityRollNo: `X${String(i)}`,
          ...known,
        }),
      ),
    );
  }
  const copies = (): Promise<number> => fixture.count("team_members WHERE name = 'Asha'");

  test("is in one, and no other team lost a seat", async () => {
    expect(await race()).toEqual({ ok: 1, PERSON_IN_TEAM: PARALLEL - 1 });
    expect(await copies()).toBe(1);
    expect(await fixture.count("teams WHERE memberCount = 1")).toBe(PARALLEL - 1);
  });

  test("control: without the unique index they are in more", async () => {
    await fixture.dropIndexes("team_members", ...keys);
    await race();
    expect(await copies()).toBeGreaterThan(1);
  });
});

test(`${String(PARALLEL)} edits of one empty field write it once`, async () => {
  const leader = await fixture.person();
  const { id: teamId } = await fixture.team(leader);
  const record = { teamId, name: "Asha", universityRollNo: "1" };
  const { team } = await fixture.services.records.addMemberRecord(leader, record);
  const phones = Array.from({ length: PARALLEL }, (_, i) => String(1_000_000_000 + i));
  const counts = await outcomes(
    phones.map((phone) =>
      fixture.services.records.updateMemberRecord(leader, { memberId: team.members[0]!.id, phone }),
    ),
  );
  expect(counts["ok"]).toBe(1);
  // A caller who loses three attempts gets CONFLICT. All others get the error that the field is already filled in.
  expect((counts["BAD_INPUT"] ?? 0) + (counts["CONFLICT"] ?? 0)).toBe(PARALLEL - 1);
});

describe("an account deleted while teams add it", () => {
  test("is deleted, and in no team", async () => {
    const { accounts, records, roster } = fixture.services;
    const leaders = await fixture.people(10);
    const teams = await Promise.all(leaders.map((leader) => fixture.team(leader)));
    const wanted = await fixture.person();
    const adds = teams.map(({ id: teamId }, i) =>
      i % 2 === 0
        ? roster.addMember(leaders[i]!, { teamId, email: wanted.email })
        : records.addMemberRecord(leaders[i]!, {
            teamId,
            email: wanted.email,
            name: "W",
            universityRollNo: "W",
          }),
    );
    const deletion = fixture.db.inTransaction((tx) => accounts.remove(tx, wanted.userId));
    const counts = await outcomes([...adds, deletion]);
    const known = ["ok", "PERSON_IN_TEAM", "ACCOUNT_NOT_FOUND"];
    expect(Object.keys(counts).filter((code) => !known.includes(code))).toEqual([]);
    expect(await fixture.count("users WHERE id = ?", [wanted.userId])).toBe(0);
    expect(await fixture.count("team_members WHERE userId = ?", [wanted.userId])).toBe(0);
    const [sum] = await fixture.rows<{ n: number | string }>("SELECT SUM(memberCount) AS n FROM teams");
    expect(Number(sum!.n)).toBe(await fixture.count("team_members"));
  });
});
