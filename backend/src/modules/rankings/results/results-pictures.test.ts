import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import { addTeams } from "../../teams/testing/many-teams.js";
import type { EventResults } from "./results.types.js";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const ranked = (slug: string, ...teams: Parameters<typeof addTeams>[2][number][]) =>
  addTeams(app.application.services.db, slug, teams);
async function results(): Promise<EventResults> {
  const query = '{ eventResults(slug: "syntaxsiege") { line rows { key } } }';
  return (await app.client().graphql(query)).data?.["eventResults"] as EventResults;
}

test("a team's result has a picture of its own; a made-up one has none", async () => {
  await ranked("syntaxsiege", { name: "Null Pointers", ranking: 1 }, { name: "B", ranking: 2 });
  const [row] = (await results()).rows;
  const picture = await fetch(`${app.url}/events/syntaxsiege/results/teams/${row?.key ?? ""}.png`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  for (const unknownFile of ["000000000000.png", row?.key ?? "", `${row?.key ?? ""}.png?year=2001`])
    expect((await fetch(`${app.url}/events/syntaxsiege/results/teams/${unknownFile}`)).status).toBe(404);
});

test("where places are counted, the round's line is below the last rank that fits", async () => {
  const teams = [1, 2, 2, 4].map((ranking, at) => ({ name: `Team ${String(at)}`, ranking }));
  await ranked("syntaxsiege", ...teams);
  const input = { kind: "places", placeCount: 2, replyHours: 48, movingUp: "never" };
  const save = "mutation ($input: PlaceSettingsInput!) { savePlaceSettings(input: $input) { message } }";
  const admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const lines: (number | null)[] = [];
  for (const ties of ["all", "none"]) {
    expect((await admin.graphql(save, { input: { ...input, ties } })).errors).toBeUndefined();
    const [event] = await app.application.services.events.list();
    app.application.services.db.changes.publish({ topic: "results", id: event?.id ?? "" });
    await new Promise((resolve) => setImmediate(resolve));
    lines.push((await results()).line);
  }
  expect(lines).toEqual([2, 1]);
});
