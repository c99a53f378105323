import type { HourlyJob } from "../kernel/jobs/hourly-job.js";
import { insertMany } from "../kernel/db/insert-many.js";
import { newId } from "../kernel/db/ids.js";
import { Activity } from "../modules/accounts/activity/activity.entity.js";
import { startJobs } from "./jobs.js";
import { startTestApp } from "./testing/test-app.js";

const DAY_MS = 24 * 3_600_000;

test("the jobs that a server starts have the sweep, which deletes traces of log-ins after a year", async () => {
  const app = await startTestApp();
  const { services } = app.application;
  const trace = (kind: Activity["kind"], days: number): Activity => {
    const lastAt = new Date(Date.now() - days * DAY_MS);
    const what = { userName: "", what: "PASSWORD", outcome: "DONE", userAgent: "" } as const;
    const slot = `${kind} ${String(days)}`;
    return {
      id: newId(),
      userId: newId(),
      kind,
      ...what,
      slot,
      times: 1,
      entries: 0,
      firstAt: lastAt,
      lastAt,
    };
  };
  const kinds = ["LOG_IN", "CONFIRMATION", "LIST_READ", "REFUSED"] as const;
  const rows = kinds.flatMap((kind) => [trace(kind, 366), trace(kind, 364)]);
  await services.db.inTransaction((tx) => insertMany(tx, Activity, rows));

  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };
  const content = { name: "content", run: () => Promise.resolve() };
  const jobs = startJobs(services.db, log, services, content);
  const sweep = jobs.all.find(({ name }) => name === "sweep") as HourlyJob;
  await sweep.runInTurn();
  await jobs.stop();
  expect(sweep.runs).toEqual({ done: 1, failed: 0 });
  const remaining = await services.db.query<{ slot: string }>("SELECT slot FROM activities");
  expect(remaining.map(({ slot }) => slot).sort()).toEqual(kinds.map((kind) => `${kind} 364`).sort());
  await app.close();
});
