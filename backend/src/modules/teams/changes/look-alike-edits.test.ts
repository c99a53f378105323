import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { addTeams } from "../testing/many-teams.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("a team whose name looks like another's, from before that was refused, can be changed and found", async () => {
  const { db } = app.application.services;
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const [, teamId = ""] = await addTeams(db, "syntaxsiege", [{ name: "Aces" }, { name: "Looks alike" }]);
  const name = "\u0410ces";
  await db.inTransaction((tx) =>
    tx.query("UPDATE teams SET name = ?, nameKey = ? WHERE id = ?", [name, name.toLowerCase(), teamId]),
  );
  const update = async (input: object): Promise<string> => {
    const { data, errors } = await admin.graphql(
      "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }",
      { input: { teamId, ...input } },
    );
    return errors?.[0]?.extensions.code ?? (data?.["updateTeam"] as { message: string }).message;
  };
  expect(await update({ ranking: 4 })).toBe("Team updated.");
  const { data } = await admin.graphql("query ($name: String!) { teamByName(name: $name) { id } }", { name });
  expect(data?.["teamByName"]).toEqual({ id: teamId });
  expect(await update({ name: `${name} ` })).toBe("Team updated.");
  expect(await update({ name: "A\u0441es" })).toBe("TEAM_NAME_TAKEN");
});
