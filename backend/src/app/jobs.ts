import type { Database } from "../kernel/db/database.js";
import { HourlyJob } from "../kernel/jobs/hourly-job.js";
import { PollingJob } from "../kernel/jobs/polling-job.js";
import type { Logger } from "../kernel/log/logger.js";
import { sweepWork } from "../kernel/sweep/sweeper.js";
import type { Services } from "./container.js";

/** Milliseconds that a scheduled mail may be late. */
const SCHEDULED_EVERY_MS = 15_000;
/** Milliseconds that the offer of a lapsed place to the next team may be late. No team's own deadline depends on it. */
const PLACES_EVERY_MS = 30_000;
/**
 * Milliseconds until the first request for a contest that is to be shown. The polls themselves decide on the later
 * ones.
 */
const LIVE_LOOK_MS = 5_000;
/** Milliseconds until content that another server published is shown, where no Redis announces it. */
const CONTENT_LOOK_MS = 5_000;
/** Milliseconds until a setting changed on another server applies here, where no Redis announces it. */
const SETTINGS_LOOK_MS = 5_000;
/** Milliseconds until the log records the end of a student view that expired. */
const VIEWS_LOOK_MS = 60_000;
/** Milliseconds that log-ins and reads stay in memory before they are written. */
const ACTIVITY_MS = 2_000;
/** Milliseconds between a change and the webhooks that report it. */
const WEBHOOK_LOOK_MS = 1_000;

/** The background work of a server. */
interface Jobs {
  readonly all: readonly (HourlyJob | PollingJob)[];
  /** Starts no further run, and waits for the current ones. */
  stop(): Promise<void>;
}

/** Starts every job of a server: hourly jobs, which one server does for all, and polling jobs. */
export function startJobs(
  db: Database,
  log: Logger,
  services: Services,
  liveContent: { readonly name: string; run(): Promise<unknown> },
): Jobs {
  const { cleanUps, liveSettings, setup, webhookWorker } = services;
  const reminders = { name: "reminders", run: () => services.teamReminders.remind() };
  const cleanUp = {
    name: "clean-up",
    run: () => cleanUps.run(),
    stop: () => {
      cleanUps.stop();
    },
  };
  const scheduled = { name: "scheduled mails", run: () => services.scheduledMailings.sendDue() };
  const places = { name: "places", run: () => services.placeDeadlines.run() };
  const settings = { name: "settings", run: () => Promise.all([liveSettings.run(), setup.refresh()]) };
  const hourly = [sweepWork(db, services.sweepRules), services.pictureSweep, reminders, cleanUp];
  const webhookJob = new PollingJob(webhookWorker, WEBHOOK_LOOK_MS, log);
  const others = [
    ...hourly.map((work) => new HourlyJob(db, work, log)),
    new PollingJob(scheduled, SCHEDULED_EVERY_MS, log),
    new PollingJob(places, PLACES_EVERY_MS, log),
    new PollingJob(services.livePolls, LIVE_LOOK_MS, log),
    new PollingJob(liveContent, CONTENT_LOOK_MS, log),
    new PollingJob(settings, SETTINGS_LOOK_MS, log),
    new PollingJob(services.studentViews, VIEWS_LOOK_MS, log),
    new PollingJob(services.activities, ACTIVITY_MS, log),
  ];
  const all = [...others, webhookJob];
  for (const job of all) job.start();
  return {
    all,
    async stop() {
      await webhookJob.stop();
      await webhookWorker.stop();
      await Promise.all(others.map((job) => job.stop()));
    },
  };
}
