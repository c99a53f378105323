import type { TestApp } from "../../../../../app/testing/test-app.js";
import type { TestClient } from "../../../../../app/testing/test-client.js";
import { addTeams } from "../../../../teams/testing/many-teams.js";
import type { LiveBoardView } from "../live-board.types.js";

/** The id of the contest on the simulated Codeforces. */
export const CONTEST = 566;
/** The name of the lease for the job that polls Codeforces. */
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

/**
 * Resets the event to two teams without standings. Takes the job's lease, so that the servers do not fetch by
 * themselves.
 */
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

/** Lets the servers' job fetch again, as if the job's interval had passed. */
export async function restIsOver({ application }: TestApp): Promise<void> {
  await application.services.db.inTransaction((tx) =>
    tx.query(`UPDATE leases SET heldUntil = '2000-01-01 00:00:00.000' WHERE name = '${LEASE}'`),
  );
}

/** Publishes the contest's live standings, or changes when they freeze. */
export async function saveBoard(admin: TestClient, freezesAt: string | null = null): Promise<LiveBoardView> {
  const reply = await admin.graphql(SAVE, { input: { contestId: CONTEST, freezesAt } });
  expect(reply.errors).toBeUndefined();
  return (reply.data?.["saveLiveBoard"] as { board: LiveBoardView }).board;
}

/** Returns the board as organisers see it. */
export async function boardOf(admin: TestClient): Promise<LiveBoardView> {
  return (await admin.graphql(`{ liveBoard { ${FIELDS} } }`)).data?.["liveBoard"] as LiveBoardView;
}

/** The content of results.json while a contest runs. */
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

/** Returns the public results on one server. */
export async function shownOn(app: TestApp): Promise<Shown> {
  return JSON.parse((await app.client().get("/events/syntaxsiege/results.json")).text) as Shown;
}

/** Returns everything that a signed-out visitor can read. */
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

/** Returns the time `ms` milliseconds ago in ISO 8601. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
