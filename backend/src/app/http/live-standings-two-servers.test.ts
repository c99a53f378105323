import { setTimeout as sleep } from "node:timers/promises";
import { createMigratedDatabase } from "../../kernel/testing/migrated-database.js";
import { HAS_REDIS, RedisServer } from "../../kernel/testing/redis-server.js";
import { CodeforcesServer } from "../../modules/codeforces/testing/codeforces-server.js";
import {
  ago,
  boardOf,
  clearLive,
  CONTEST,
  END,
  HELD,
  restIsOver,
  saveBoard,
  shownOn,
  UNFREEZE,
} from "../../modules/rankings/results/live/testing/live-fixture.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../testing/test-app.js";
import type { TestClient } from "../testing/test-client.js";

/**
 * Milliseconds that Redis and a busy machine may take. A server that received no message about a change would show its
 * cached results for much longer: up to 30 s.
 */
const AT_ONCE_MS = 2_000;

(HAS_REDIS ? describe : describe.skip)("two servers on one database, with Redis between them", () => {
  let codeforces: CodeforcesServer;
  let here: TestApp;
  let there: TestApp;
  let admin: TestClient;
  const endings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    codeforces = await CodeforcesServer.start();
    endings.unshift(() => codeforces.close());
    const redis = await RedisServer.start();
    endings.unshift(() => redis.down());
    const database = await createMigratedDatabase();
    endings.unshift(() => database.dispose());
    const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, CODEFORCES_API_URL: codeforces.apiUrl };
    const start = async (): Promise<TestApp> => {
      const app = await startTestApp(env);
      endings.unshift(() => app.close());
      return app;
    };
    here = await start();
    there = await start();
    admin = here.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  beforeEach(async () => {
    await clearLive(here);
    codeforces.asked.length = 0;
    codeforces.beforeAnswer = null;
    standings(1);
  });

  /** Puts team A in first place, with `solved` problems. */
  function standings(solved: number): void {
    const problems = Array.from({ length: solved }, () => 1);
    const parties = [
      { rank: 1, handles: ["user_a"], problems },
      { rank: 2, handles: ["user_b"] },
    ];
    codeforces.contests.set(CONTEST, { name: "Round 1", phase: "CODING", parties });
  }
  const pollThere = () => there.application.services.livePolls.pollAll(HELD);
  const solvedOn = async (app: TestApp) => (await shownOn(app)).rows.map(({ solved }) => solved);

  /**
   * Waits until a server shows the change. Returns how long it waited, in milliseconds.
   * @throws Error after ten times `AT_ONCE_MS`
   */
  async function seenOn(app: TestApp, isSeen: (shown: Awaited<ReturnType<typeof shownOn>>) => boolean) {
    const began = performance.now();
    while (!isSeen(await shownOn(app))) {
      if (performance.now() - began > 10 * AT_ONCE_MS) throw new Error("the other server does not show it");
      await sleep(10);
    }
    return performance.now() - began;
  }

  /**
   * Starts a poll on the server `there`, and runs `change` during the poll. Codeforces' answer shows the state before
   * `change`, but arrives after it.
   */
  async function overtaken(change: () => Promise<unknown>): Promise<void> {
    let mayAnswer: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => (mayAnswer = resolve));
    const pollBegun = new Promise<void>((resolve) => {
      codeforces.beforeAnswer = () => {
        resolve();
        return answer;
      };
    });
    const polling = pollThere();
    await pollBegun;
    await change();
    mayAnswer();
    codeforces.beforeAnswer = null;
    await polling;
  }
  const press = async (mutation: string) => {
    expect((await admin.graphql(mutation, { input: {} })).errors).toBeUndefined();
  };

  test("Codeforces is asked once an interval, however often both servers want to", async () => {
    await saveBoard(admin);
    for (const times of [1, 2, 3]) {
      await restIsOver(here);
      // Both servers poll at the same time, twice per turn, as their own timers might.
      for (let turn = 0; turn < 3; turn++)
        await Promise.all([here, there, here, there].map((app) => app.application.services.livePolls.run()));
      expect(codeforces.asked).toHaveLength(times);
    }
    await seenOn(there, ({ kind }) => kind === "live");
    await seenOn(here, ({ kind }) => kind === "live");
  });

  test("their own jobs ask for it, once for both", async () => {
    await saveBoard(admin);
    await restIsOver(here);
    const looks = [here, there].map(({ application }) => jest.spyOn(application.services.livePolls, "run"));
    await seenOn(there, ({ kind }) => kind === "live");
    // Both servers check every five seconds whether a poll is due, but the board's polling interval is longer.
    while (looks.some(({ mock }) => mock.results.length === 0)) await sleep(10);
    await Promise.all(looks.flatMap(({ mock }) => mock.results.map(({ value }) => value as Promise<void>)));
    expect(codeforces.asked).toHaveLength(1);
  });

  test("unfreezing and ending on one server show on the other at once", async () => {
    await saveBoard(admin);
    await pollThere();
    await seenOn(there, ({ rows }) => rows[0]?.solved === 1);
    await saveBoard(admin, ago(1000));
    standings(4);
    await pollThere();
    expect(await solvedOn(there)).toEqual([1, 0]);

    await press(UNFREEZE);
    expect(await seenOn(there, ({ rows }) => rows[0]?.solved === 4)).toBeLessThan(AT_ONCE_MS);
    await press(END);
    expect(await seenOn(there, ({ kind }) => kind === "none")).toBeLessThan(AT_ONCE_MS);
  });

  test("an answer that was asked for before the freeze or an unfreezing on the other server is not taken", async () => {
    await saveBoard(admin);
    await pollThere();
    standings(2);
    await overtaken(() => saveBoard(admin, ago(1000)));
    expect(await boardOf(admin)).toMatchObject({ isFrozen: true, heldAt: null });
    for (const app of [here, there]) expect(await solvedOn(app)).toEqual([1, 0]);
    standings(3);
    await pollThere();
    standings(9);
    await overtaken(() => press(UNFREEZE));
    await seenOn(there, ({ rows }) => rows[0]?.solved === 3);
    expect(await solvedOn(here)).toEqual([3, 0]);
    expect(await boardOf(admin)).toMatchObject({ isFrozen: false, heldAt: null });
  });

  test("nor is one that was asked for before the end, or before another contest", async () => {
    await saveBoard(admin);
    await pollThere();
    await overtaken(() => press(END));
    const { db } = here.application.services;
    expect(await boardOf(admin)).toMatchObject({ isRunning: false });
    expect(await db.query("SELECT teamId FROM live_places")).toEqual([]);

    await saveBoard(admin);
    await overtaken(async () => {
      await press(END);
      await saveBoard(admin);
    });
    expect(await boardOf(admin)).toMatchObject({ isRunning: true, shownAt: null });
    expect(await db.query("SELECT teamId FROM live_places")).toEqual([]);
  });
});
