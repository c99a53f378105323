import { Follower } from "../../app/testing/follower.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../app/testing/test-client.js";
import { addTeams } from "../teams/testing/many-teams.js";
import { RankingDraftRepository } from "./ranking-draft.repository.js";

const DRAFT = "mutation ($input: DraftRankingsInput!) { draftRankings(input: $input) { board { version } } }";
const PUBLISH = "mutation ($input: RankingStepInput!) { publishRankings(input: $input) { message } }";
const UPDATE = "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message } }";
interface Place {
  readonly teamId: string;
  readonly rank: number | null;
  readonly version: string;
}

let app: TestApp;
let admin: TestClient;
let made = 0;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

/** Adds unranked teams with unique names to an event. */
function teams(count: number, event = "syntaxsiege"): Promise<string[]> {
  const listed = Array.from({ length: count }, () => ({ name: `Squad ${String(++made)}` }));
  return addTeams(app.application.services.db, event, listed);
}
const draft = (places: readonly Place[], eventSlug?: string): Promise<GraphQLReply> =>
  admin.graphql(DRAFT, { input: { places, eventSlug } });
const publish = ({ data }: GraphQLReply, eventSlug?: string): Promise<GraphQLReply> => {
  const { board } = data?.["draftRankings"] as { board: { version: string } };
  return admin.graphql(PUBLISH, { input: { version: board.version, eventSlug } });
};
const codeOf = ({ errors }: GraphQLReply): string | undefined => errors?.[0]?.extensions.code;
async function ranksOf(ids: readonly string[]): Promise<(number | null)[]> {
  const ranked = await app.application.services.db.query<{ id: string; ranking: number | null }>(
    "SELECT id, ranking FROM teams",
  );
  return ids.map((id) => ranked.find((team) => team.id === id)?.ranking ?? null);
}

test("each invalid row is reported at that row", async () => {
  const [one = "", two = ""] = await teams(2);
  const reply = await draft([
    { teamId: one, rank: 1, version: "0" },
    { teamId: "x", rank: 0, version: "0" },
    { teamId: two, version: "0" } as Place,
  ]);
  expect(reply.errors?.[0]?.extensions).toEqual(
    expect.objectContaining({
      code: "BAD_INPUT",
      fields: {
        "places.1.teamId": "This id is not valid",
        "places.1.rank": "Enter a whole number from 1 to 100,000 as the ranking",
        "places.2.rank": "Enter a whole number from 1 to 100,000 as the ranking",
      },
    }),
  );
});

test("of another event by its address, and of none that is not there", async () => {
  const [id = ""] = await teams(1, "algOlympics");
  const place = { teamId: id, rank: 2, version: "0" };
  expect(codeOf(await publish(await draft([place], "algOlympics"), "algOlympics"))).toBeUndefined();
  expect(await ranksOf([id])).toEqual([2]);
  expect(codeOf(await draft([place], "nowhere"))).toBe("EVENT_NOT_FOUND");
});

test("a thousand places at once, in few statements; one more is refused", async () => {
  const ids = await teams(1001);
  const places = ids.map((teamId, index) => ({ teamId, rank: index + 1, version: "0" }));
  expect(codeOf(await draft(places))).toBe("BAD_INPUT");
  const drafted = await draft(places.slice(0, 1000));
  app.takeStatements();
  expect(codeOf(await publish(drafted))).toBeUndefined();
  // Webhook endpoints are cached for two seconds, so on a busy machine their query may run again.
  const statements = app.takeStatements().filter((sql) => !/outbox_mails|webhook_endpoints/.test(sql));
  // The mutation's statements: session, event, BEGIN, COMMIT, board, standings, four chunks of 250 rows, the
  // publication's number, the publication, two chunks of its places, the audit log, and clearing the draft and the live
  // standings. The reply's statements: the board, including which teams go on. Notifying the only qualified team takes
  // a few more statements, including one for the event's time and venue.
  expect(statements.length).toBeLessThanOrEqual(29);
  expect(await ranksOf(ids)).toEqual([...places.slice(0, 1000).map(({ rank }) => rank), null]);
});

test("the mail to a qualified team says when and where the event is", async () => {
  const [teamId = ""] = await teams(1);
  expect(codeOf(await publish(await draft([{ teamId, rank: 1, version: "0" }])))).toBeUndefined();
  const { outboxRepository, outbox } = app.application.services;
  const mails = await outboxRepository.newest(200);
  const mail = mails.find(({ subject }) => subject.startsWith("Your team qualified"));
  expect(outbox.openBody(mail?.sealedBody ?? "")).toMatch(/When[^]*Where/);
});

test("a ranking published after the event promises no team a next round", async () => {
  const run = (sql: string) => app.application.services.db.inTransaction((tx) => tx.query(sql));
  const [teamId = ""] = await teams(1);
  const board = async () =>
    (await admin.graphql('{ rankingBoard { isOver } eventResults(slug: "syntaxsiege") { line } }')).data;
  const count = async () => (await app.application.services.outboxRepository.newest(1000)).length;
  expect(await board()).toMatchObject({ rankingBoard: { isOver: false } });
  await run("UPDATE events SET registration = 'closed' WHERE slug = 'syntaxsiege'");
  const before = await count();
  expect(codeOf(await publish(await draft([{ teamId, rank: 1, version: "0" }])))).toBeUndefined();
  expect(await ranksOf([teamId])).toEqual([1]);
  expect(await count()).toBe(before);
  expect(await board()).toMatchObject({ rankingBoard: { isOver: true }, eventResults: { line: null } });
  // If an admin corrects one ranking, no mail is sent either.
  expect((await admin.graphql(UPDATE, { input: { teamId, ranking: 2 } })).errors).toBeUndefined();
  expect(await count()).toBe(before);
  const over = await admin.graphql("{ eventWinners { slug } currentEvent { isOver } }");
  expect(over.data).toMatchObject({
    eventWinners: expect.arrayContaining([{ slug: "syntaxsiege" }]),
    currentEvent: { isOver: true },
  });
  await run("UPDATE events SET registration = 'open' WHERE slug = 'syntaxsiege'");
});

test("a follower of a ranked team receives its ranking", async () => {
  const [teamId = ""] = await teams(1);
  const query = "subscription ($teamId: ID!) { teamChanged(teamId: $teamId) { ranking } }";
  const follower = new Follower(admin, query, { teamId });
  expect((await follower.next()).data).toEqual({ teamChanged: { ranking: null } });
  await publish(await draft([{ teamId, rank: 3, version: "0" }]));
  expect((await follower.next()).data).toEqual({ teamChanged: { ranking: 3 } });
  follower.stop();
});

test("once places are set up the board counts who holds one, as the book does", async () => {
  const run = (sql: string) => app.application.services.db.inTransaction((tx) => tx.query(sql));
  await run("DELETE FROM team_members");
  await run("DELETE FROM teams");
  await run("UPDATE events SET qualifyingRank = 3 WHERE slug = 'syntaxsiege'");
  const rules = { kind: "places", placeCount: 1, ties: "all", replyHours: 48, movingUp: "never" };
  const saved = await admin.graphql(
    "mutation ($input: PlaceSettingsInput!) { savePlaceSettings(input: $input) { message } }",
    { input: rules },
  );
  expect(saved.errors).toBeUndefined();
  const [first = "", second = ""] = await teams(2);
  await publish(
    await draft([
      { teamId: first, rank: 1, version: "0" },
      { teamId: second, rank: 2, version: "0" },
    ]),
  );
  const { data } = await admin.graphql(`{ rankingBoard { offersPlaces teams { id qualified } }
    paymentFigures { due { count } owing { teamId } } }`);
  expect(data).toMatchObject({
    rankingBoard: { offersPlaces: true },
    paymentFigures: { due: { count: 1 }, owing: [{ teamId: first }] },
  });
  const { rankingBoard } = data as { rankingBoard: { teams: { id: string; qualified: boolean }[] } };
  expect(rankingBoard.teams.filter(({ qualified }) => qualified).map(({ id }) => id)).toEqual([first]);
});

test("a team that is deleted while the draft is saved is named", async () => {
  const [kept = "", deletedId = ""] = await teams(2);
  const places = [kept, deletedId].map((teamId) => ({ teamId, rank: 7, version: "0" }));
  const { db, events } = app.application.services;
  const { id: eventId } = await events.requireNamed("syntaxsiege");
  const before = await new RankingDraftRepository(db).standings(eventId);
  await db.inTransaction((tx) => tx.query("DELETE FROM teams WHERE id = ?", [deletedId]));
  // Simulates MariaDB, where a transaction that began before the deletion still reads the deleted team.
  jest.spyOn(RankingDraftRepository.prototype, "standings").mockResolvedValueOnce(before);
  const { errors } = await draft(places);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "TEAM_NOT_FOUND",
    fields: { "places.1.teamId": expect.any(String) },
  });
});
