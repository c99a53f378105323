import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { addTeams } from "../testing/many-teams.js";

const UPDATE = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";
const LIST = "query ($ids: [ID!]) { teamsPage(first: 1, ids: $ids) { edges { node { version } } } }";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("of two who save a team's name and ranking from what they saw, the later one is refused", async () => {
  const [teamId = ""] = await addTeams(app.application.services.db, "syntaxsiege", [{ name: "Seen by two" }]);
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { data } = await admin.graphql(LIST, { ids: [teamId] });
  const { edges } = data?.["teamsPage"] as { edges: { node: { version: string } }[] };
  const version = edges[0]?.node.version ?? "";
  const update = async (input: object) => {
    const { errors } = await admin.graphql(UPDATE, { input: { teamId, version, ...input } });
    return errors?.[0]?.extensions.code ?? "saved";
  };
  expect(await update({ ranking: 3 })).toBe("saved");
  expect(await update({ ranking: 7 })).toBe("VERSION_CHANGED");
  expect(await update({ name: "Renamed" })).toBe("VERSION_CHANGED");
});
