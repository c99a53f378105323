import { Follower } from "../../app/testing/follower.js";
import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { GraphQLReply, TestClient } from "../../app/testing/test-client.js";
import { addTeams } from "../teams/testing/many-teams.js";

const SET = `mutation ($input: SetRankingsInput!) { setRankings(input: $input) {
  message rankings { teamId teamName previous rank } } }`;
/** A race that is lost once in ten rounds shows with 99.5 %. */
const ROUNDS = 50;

let app: TestApp;
let admin: TestClient;
let second: TestClient;
let made = 0;
beforeAll(async () => {
  app = await startTestApp();
  [admin, second] = [app.client(), app.client()];
  for (const client of [admin, second]) await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const rows = <Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> =>
  app.application.services.db.query<Row>(sql, parameters);

/** New unranked teams of the current event, with names of their own. */
async function teams(count: number): Promise<{ id: string; name: string }[]> {
  const names = Array.from({ length: count }, () => `Squad ${String(++made)}`);
  const listed = names.map((name) => ({ name }));
  const ids = await addTeams(app.application.services.db, "syntaxsiege", listed);
  return ids.map((id, index) => ({ id, name: names[index] ?? "" }));
}
type Row = Awaited<ReturnType<typeof teams>>[number];
const set = (client: TestClient, rankings: object[], eventSlug?: string): Promise<GraphQLReply> =>
  client.graphql(SET, { input: { rankings, eventSlug } });
const codeOf = ({ errors }: GraphQLReply): string | undefined => errors?.[0]?.extensions.code;
async function ranksOf(list: readonly { id: string }[]): Promise<(number | null)[]> {
  const ranked = await rows<{ id: string; ranking: number | null }>("SELECT id, ranking FROM teams");
  return list.map(({ id }) => ranked.find((team) => team.id === id)?.ranking ?? null);
}

test("by id and by name, with ties; before and after are told and written down", async () => {
  const [one, two, three, other] = (await teams(4)) as [Row, Row, Row, Row];
  await set(admin, [
    { teamId: three.id, rank: 9 },
    { teamId: other.id, rank: 4 },
  ]);
  const { data } = await set(admin, [
    { teamId: one.id, rank: 1 },
    { teamName: `  ${two.name.toUpperCase()} `, rank: 1 },
    { teamId: three.id, teamName: "", rank: null },
  ]);
  expect(data?.["setRankings"]).toEqual({
    message: "Rankings saved.",
    rankings: [
      { teamId: one.id, teamName: one.name, previous: null, rank: 1 },
      { teamId: two.id, teamName: two.name, previous: null, rank: 1 },
      { teamId: three.id, teamName: three.name, previous: 9, rank: null },
    ],
  });
  expect(await ranksOf([one, two, three, other])).toEqual([1, 1, null, 4]);
  const log =
    "SELECT targetType, actorName, details FROM audit_entries WHERE action = 'rankings.set' ORDER BY id";
  const entries = await rows<{ targetType: string; details: string }>(log);
  expect([entries.at(-1)?.targetType, JSON.parse(entries.at(-1)?.details ?? "")]).toEqual([
    "event",
    {
      given: 3,
      changed: 3,
      teams: [
        [one.name, null, 1],
        [two.name, null, 1],
        [three.name, 9, null],
      ],
    },
  ]);
  await set(admin, [{ teamId: one.id, rank: 1 }]); // nothing changes, nothing is written down
  expect(await rows(log)).toHaveLength(entries.length);
});

test("one wrong row and nothing is written; each wrong row is told", async () => {
  const list = await teams(2);
  const [{ id, name }, other] = list as [Row, Row];
  const [elsewhere] = await addTeams(app.application.services.db, "algOlympics", [{ name: `Past ${name}` }]);
  const reply = await set(admin, [
    { teamId: id, rank: 1 },
    { teamName: "Nobody at all", rank: 2 },
    { teamName: name, rank: 3 },
    { rank: 4 },
    { teamId: elsewhere, rank: 5 },
    { teamId: other.id, teamName: other.name, rank: 6 },
  ]);
  expect(reply.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_INPUT",
    fields: {
      "rankings.1": "Team not found.",
      "rankings.2": "This team is already in the list",
      "rankings.3": "Name the team by its id or by its name, not both",
      "rankings.4": "Team not found.",
      "rankings.5": "Name the team by its id or by its name, not both",
    },
  });
  const invalid = await set(admin, [{ teamId: id, rank: 1 }, { teamId: "x", rank: 0 }, { teamId: other.id }]);
  expect(invalid.errors?.[0]?.extensions).toEqual(
    expect.objectContaining({
      code: "BAD_INPUT",
      fields: {
        "rankings.1.teamId": "This id is not valid",
        "rankings.1.rank": "A ranking is a whole number from 1 to 100000",
        "rankings.2.rank": "A ranking is a whole number from 1 to 100000",
      },
    }),
  );
  expect(await ranksOf(list)).toEqual([null, null]);
});

test("of another event by its address; who may not and what is not there", async () => {
  const [id] = await addTeams(app.application.services.db, "algOlympics", [{ name: "Veterans" }]);
  expect(codeOf(await set(admin, [{ teamName: "veterans", rank: 2 }], "algOlympics"))).toBeUndefined();
  expect(await ranksOf([{ id: id ?? "" }])).toEqual([2]);
  expect(codeOf(await set(admin, [{ teamName: "veterans", rank: 2 }], "nowhere"))).toBe("EVENT_NOT_FOUND");
  expect(codeOf(await set(admin, []))).toBe("BAD_INPUT");
  const { client } = await signUpStudent(app, "student@example.org");
  expect(codeOf(await set(client, [{ teamName: "veterans", rank: 1 }], "algOlympics"))).toBe("FORBIDDEN");
  expect(codeOf(await set(app.client(), [{ teamName: "veterans", rank: 1 }]))).toBe("UNAUTHENTICATED");
});

test("a thousand rows at once, in few statements; one more is refused", async () => {
  const list = await teams(1001);
  const ranking = list.map(({ id }, index) => ({ teamId: id, rank: index + 1 }));
  expect(codeOf(await set(admin, ranking))).toBe("BAD_INPUT");
  app.takeStatements();
  expect(codeOf(await set(admin, ranking.slice(0, 1000)))).toBeUndefined();
  const statements = app.takeStatements().filter((sql) => !sql.includes("outbox_mails"));
  // Session, event, the transaction's begin and end, the board, hold, read, standings, four of 250 rows, the number,
  // the publication with two of its places, the log.
  expect(statements.length).toBeLessThanOrEqual(17);
  expect(await ranksOf(list)).toEqual([...ranking.slice(0, 1000).map(({ rank }) => rank), null]);
});

test("two rankings of the same teams at once leave one of them whole", async () => {
  const list = await teams(12);
  const up = list.map(({ id }, index) => ({ teamId: id, rank: index + 1 }));
  const down = list.map(({ name }, index) => ({ teamName: name, rank: 100 - index })).reverse();
  const wholes = [up.map(({ rank }) => rank), down.map(({ rank }) => rank).reverse()].map(String);
  for (let round = 0; round < ROUNDS; round++) {
    await set(
      admin,
      list.map(({ id }) => ({ teamId: id, rank: null })),
    );
    const asked = [() => set(admin, up), () => set(second, down)];
    if (round % 2 === 1) asked.reverse();
    const replies = await Promise.all(asked.map((ask) => ask()));
    expect(replies.map(codeOf)).toEqual([undefined, undefined]);
    const left = String(await ranksOf(list));
    expect(wholes).toContain(left);
    // One found the teams unranked, the other found all that the first one left.
    const before = replies.map(
      ({ data }) =>
        (data?.["setRankings"] as { rankings: { previous: number | null }[] }).rankings.filter(
          ({ previous }) => previous === null,
        ).length,
    );
    expect(before.sort((a, b) => a - b)).toEqual([0, list.length]);
  }
});

test("whoever follows a ranked team hears of it", async () => {
  const [team] = (await teams(1)) as [Row];
  const query = "subscription ($teamId: ID!) { teamChanged(teamId: $teamId) { ranking } }";
  const follower = new Follower(second, query, { teamId: team.id });
  expect((await follower.next()).data).toEqual({ teamChanged: { ranking: null } });
  await set(admin, [{ teamId: team.id, rank: 3 }]);
  expect((await follower.next()).data).toEqual({ teamChanged: { ranking: 3 } });
  follower.stop();
});
