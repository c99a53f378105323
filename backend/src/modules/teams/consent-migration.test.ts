import { migrateDatabase } from "../../kernel/db/migrate.js";
import { TeamWorld } from "./testing/team-world.js";

test("whoever was in a team before anybody was asked counts as agreed; a record without an account does not", async () => {
  const world = await TeamWorld.open();
  const [leader, asha] = [await world.person(), await world.person()];
  const team = await world.team(leader);
  await world.added(leader, team.id, asha);
  await world.services.records.addMemberRecord(leader, { teamId: team.id, name: "R", universityRollNo: "9" });
  await world.run("ALTER TABLE team_members DROP COLUMN confirmedAt");
  await world.run("DELETE FROM migrations WHERE name = 'Consent1700000000016'");
  expect(await migrateDatabase(world.db)).toEqual(["Consent1700000000016"]);
  const agreed = await world.rows(
    "SELECT name FROM team_members WHERE confirmedAt = createdAt AND name <> 'R' ORDER BY id",
  );
  expect(agreed).toEqual([leader, asha].map(({ name }) => ({ name })));
  expect(await world.rows("SELECT confirmedAt FROM team_members WHERE name = 'R'")).toEqual([
    { confirmedAt: null },
  ]);
  await world.close();
});
