import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { TeamFixture } from "../testing/team-fixture.js";

test("people with an account who were in a team before the migration count as agreed; a record without an account does not", async () => {
  const fixture = await TeamFixture.open();
  const [leader, asha] = [await fixture.person(), await fixture.person()];
  const team = await fixture.team(leader);
  await fixture.added(leader, team.id, asha);
  await fixture.services.records.addMemberRecord(leader, {
    teamId: team.id,
    name: "R",
    universityRollNo: "9",
  });
  await fixture.run("ALTER TABLE team_members DROP COLUMN confirmedAt");
  await fixture.run("DELETE FROM migrations WHERE name = 'Consent1700000000016'");
  expect(await migrateDatabase(fixture.db)).toEqual(["Consent1700000000016"]);
  const agreed = await fixture.rows(
    "SELECT name FROM team_members WHERE confirmedAt = createdAt AND name <> 'R' ORDER BY id",
  );
  expect(agreed).toEqual([leader, asha].map(({ name }) => ({ name })));
  expect(await fixture.rows("SELECT confirmedAt FROM team_members WHERE name = 'R'")).toEqual([
    { confirmedAt: null },
  ]);
  await fixture.close();
});
