import type { Database } from "../kernel/db/database.js";
import { HourlyJob } from "../kernel/jobs/hourly-job.js";
import { PollingJob } from "../kernel/jobs/polling-job.js";
import type { Logger } from "../kernel/log/logger.js";
import { sweepWork } from "../kernel/sweep/sweeper.js";
import type { Services } from "./container.js";

/** Maximum delay of a scheduled mail, in milliseconds. */
const SCHEDULED_EVERY_MS = 15_000;
/**
 * Maximum delay, in milliseconds, before a lapsed place is recorded and, if teams move up automatically, offered to the
 * next team. The delay does not shorten any team's deadline.
 */
const PLACES_EVERY_MS = 30_000;
/** Milliseconds between two checks for contests with live standings. `livePolls` decides when to poll each contest. */
const LIVE_LOOK_MS = 5_000;
/**
 * Maximum time, in milliseconds, until this server shows content that another server published, if Redis does not
 * announce the change.
 */
const CONTENT_LOOK_MS = 5_000;
/**
 * Maximum time, in milliseconds, until a setting changed on another server applies here, if Redis does not announce the
 * change.
 */
const SETTINGS_LOOK_MS = 5_000;
/** Maximum milliseconds until the audit log records that a student view expired. */
const VIEWS_LOOK_MS = 60_000;
/** Maximum time, in milliseconds, that log-ins and reads stay in memory before they are written. */
const ACTIVITY_MS = 2_000;
/** Maximum milliseconds between a change and the webhooks that report it. */
const WEBHOOK_LOOK_MS = 1_000;

interface Jobs {
  readonly all: readonly (HourlyJob | PollingJob)[];
  /** Starts no further runs and waits for the current ones. */
  stop(): Promise<void>;
}

/** Starts all jobs of this server: polling jobs, and hourly jobs, which only one of the servers runs each hour. */
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
