import { TeamFixture } from "../../modules/teams/testing/team-fixture.js";
import { LookAlikes1700000000076 } from "./1700000000076-look-alikes.js";

let fixture: TeamFixture;
beforeEach(async () => {
  fixture = await TeamFixture.open();
});
afterEach(() => fixture.close());

test("names with look-alike letters get the Latin key, but for one whose key another team has", async () => {
  const [one, two, three] = await fixture.people(3);
  for (const [leader, name, key] of [
    [one!, "Aces", "aces"],
    [two!, "Others", "\u0430ces"],
    [three!, "Third", "\u0442\u043e\u043c"],
  ] as const) {
    const { id } = await fixture.team(leader, [], name);
    await fixture.run("UPDATE teams SET name = ?, nameKey = ? WHERE id = ?", [key, key, id]);
  }
  const keys = async () =>
    (await fixture.db.query<{ nameKey: string }>("SELECT nameKey FROM teams ORDER BY id")).map(
      ({ nameKey }) => nameKey,
    );
  const runner = fixture.db.write.createQueryRunner();
  await new LookAlikes1700000000076().up(runner);
  expect(await keys()).toEqual(["aces", "\u0430ces", "tom"]);
  await new LookAlikes1700000000076().down(runner);
  expect(await keys()).toEqual(["aces", "\u0430ces", "\u0442\u043e\u043c"]);
  await runner.release();
});
