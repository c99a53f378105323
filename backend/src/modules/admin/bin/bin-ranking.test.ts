import { BinFixture } from "./testing/bin-fixture.js";

let fixture: BinFixture;
let ids: string[];
beforeEach(async () => {
  fixture = await BinFixture.open();
  ids = [];
  for (const name of ["Asha", "Bela", "Chand"])
    ids.push(await fixture.teamOf(`Team ${name}`, await fixture.person(name)));
});
afterEach(() => fixture.close());

/** Publishes a ranking of these teams, best first. All other teams remain unranked. */
async function publish(...ranked: (string | undefined)[]): Promise<void> {
  const { admin } = fixture;
  const read = async () =>
    (await admin.graphql("{ rankingBoard { version teams { id draft } } }")).data?.["rankingBoard"] as {
      version: string;
      teams: { id: string; draft: number | null }[];
    };
  const places = (await read()).teams.map(({ id: teamId, draft }) => {
    return { teamId, version: String(draft ?? 0), rank: ranked.indexOf(teamId) + 1 || null };
  });
  const draft = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { message } }";
  expect((await admin.graphql(draft, { input: { places } })).errors).toBeUndefined();
  const { version } = await read();
  const step = "mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }";
  expect((await admin.graphql(step, { input: { version } })).errors).toBeUndefined();
}
/** Returns the published rankings by team name. */
async function results(): Promise<Record<string, number>> {
  const { results: service } = fixture.app.application.services;
  const rows = (await service.ofSlug("syntaxsiege"))?.rows ?? [];
  return Object.fromEntries(rows.map(({ teamName, place }) => [teamName, place]));
}

test("a team comes back with its place while its ranking is the latest", async () => {
  await publish(...ids);
  await fixture.deleteTeams(ids[0] ?? "");
  await fixture.restore([ids[0] ?? ""]);
  expect(await results()).toEqual({ "Team Asha": 1, "Team Bela": 2, "Team Chand": 3 });
});

test("and without one after another ranking was published, in which another team has it", async () => {
  await publish(...ids);
  await fixture.deleteTeams(ids[0] ?? "");
  await publish(ids[1], ids[2]);
  await fixture.restore([ids[0] ?? ""]);
  expect(await results()).toEqual({ "Team Bela": 1, "Team Chand": 2 });
});

test("a team's offer of a place does not come back where the next in line was offered it", async () => {
  const { admin } = fixture;
  await admin.graphql(`mutation { savePlaceSettings(input:
    { kind: places, placeCount: 1, ties: all, replyHours: 48, movingUp: never }) { message } }`);
  await publish(...ids);
  await fixture.deleteTeams(ids[0] ?? "");
  const plan = (await admin.graphql("{ placePlan(step: offer) { version } }")).data?.["placePlan"];
  const offer = "mutation ($input: OfferPlacesInput!) { offerPlaces(input: $input) { message } }";
  const input = { step: "offer", version: (plan as { version: string }).version };
  expect((await admin.graphql(offer, { input })).errors).toBeUndefined();
  await fixture.restore([ids[0] ?? ""]);
  const { placeBoard } = (await admin.graphql("{ placeBoard { teams { teamName state } } }")).data as {
    placeBoard: { teams: { teamName: string; state: string }[] };
  };
  expect(placeBoard.teams).toEqual([
    { teamName: "Team Asha", state: "withdrawn" },
    { teamName: "Team Bela", state: "offered" },
  ]);
});
