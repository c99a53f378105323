import type { TestApp } from "../../../../../app/testing/test-app.js";
import type { TestClient } from "../../../../../app/testing/test-client.js";
import { addTeams } from "../../../../teams/testing/many-teams.js";
import type { LiveBoardView } from "../live-board.types.js";

/** The contest on the stand-in of Codeforces. */
export const CONTEST = 566;
/** Of the job that asks for all servers. */
const LEASE = "live standings";
/** A lease that is never lost. */
export const HELD = { requireHeld: () => undefined };

const FIELDS = `isRunning isFrozen isAsked contestId phase endedAt freezesAt unfrozenAt shownAt heldAt shownTeams
  heldTeams failure`;
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { message board { ${FIELDS} } } }`;
export const SAVE = mutation("saveLiveBoard", "LiveBoardInput");
export const UNFREEZE = mutation("unfreezeLiveBoard", "LiveBoardStepInput");
export const END = mutation("endLiveBoard", "LiveBoardStepInput");

const TABLES = "live_places live_boards leases ranking_publications ranking_boards team_members teams";

/** Two teams, no standings, and the servers' own job leaves the boards to the test. */
export async function clearLive({ application }: TestApp): Promise<void> {
  const { db } = application.services;
  await db.inTransaction(async (tx) => {
    for (const table of TABLES.split(" ")) await tx.query(`DELETE FROM ${table}`);
    await tx.query(
      `INSERT INTO leases (name, holder, heldUntil) VALUES ('${LEASE}', 'test', '2999-01-01 00:00:00.000')`,
    );
  });
  await addTeams(db, "syntaxsiege", [
    { name: "Team A", handle: "user_a" },
    { name: "Team B", handle: "user_b" },
  ]);
}

/** Lets the servers' own job ask again, as after its interval. */
export async function restIsOver({ application }: TestApp): Promise<void> {
  await application.services.db.inTransaction((tx) =>
    tx.query(`UPDATE leases SET heldUntil = '2000-01-01 00:00:00.000' WHERE name = '${LEASE}'`),
  );
}

/** Shows the contest, or sets its freeze. */
export async function saveBoard(admin: TestClient, freezesAt: string | null = null): Promise<LiveBoardView> {
  const reply = await admin.graphql(SAVE, { input: { contestId: CONTEST, freezesAt } });
  expect(reply.errors).toBeUndefined();
  return (reply.data?.["saveLiveBoard"] as { board: LiveBoardView }).board;
}

/** The board as organisers see it. */
export async function boardOf(admin: TestClient): Promise<LiveBoardView> {
  return (await admin.graphql(`{ liveBoard { ${FIELDS} } }`)).data?.["liveBoard"] as LiveBoardView;
}

/** What results.json has while a contest runs. */
export interface Shown {
  readonly kind: string;
  readonly asOf: string | null;
  readonly isOver: boolean;
  readonly frozenAt: string | null;
  readonly rows: readonly {
    readonly place: number;
    readonly teamName: string;
    readonly solved?: number | null;
    readonly points?: number | null;
    readonly penalty?: number | null;
  }[];
}

/** What everybody sees on a server. */
export async function shownOn(app: TestApp): Promise<Shown> {
  return JSON.parse((await app.client().get("/events/syntaxsiege/results.json")).text) as Shown;
}

/** All that anybody can get who is not signed in. */
export async function everythingOn(app: TestApp): Promise<string> {
  const visitor = app.client();
  const query = `{ eventResults(slug: "syntaxsiege") { kind asOf isOver frozenAt
      rows { place teamName solved points penalty } winners { teamName solved points penalty } }
    resultsKind(slug: "syntaxsiege") eventWinners { slug } }`;
  const replies = await Promise.all([
    visitor.get("/events/syntaxsiege/results.json"),
    visitor.get("/events/syntaxsiege/results.csv"),
    visitor.get("/events/syntaxsiege/results"),
    visitor.graphql(query),
  ]);
  return replies.map((reply) => ("text" in reply ? reply.text : JSON.stringify(reply.data))).join("\n");
}

/** The time so many milliseconds ago. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
