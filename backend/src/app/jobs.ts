import type { Database } from "../kernel/db/database.js";
import { HourlyJob } from "../kernel/jobs/hourly-job.js";
import { PollingJob } from "../kernel/jobs/polling-job.js";
import type { Logger } from "../kernel/log/logger.js";
import { sweepWork } from "../kernel/sweep/sweeper.js";
import type { Services } from "./container.js";

/** How late a scheduled mail may be, in milliseconds. */
const SCHEDULED_EVERY_MS = 15_000;
/** How late the next in line may be offered a place that lapsed, in milliseconds; no team's own deadline depends on it. */
const PLACES_EVERY_MS = 30_000;
/** How soon a contest that is to be shown is asked for, in milliseconds; how often it is, is the polls' own. */
const LIVE_LOOK_MS = 5_000;
/** How soon what another server published is shown, in milliseconds, where no Redis passes it on. */
const CONTENT_LOOK_MS = 5_000;
/** How soon what was set on another server holds here, in milliseconds, where no Redis passes it on. */
const SETTINGS_LOOK_MS = 5_000;
/** How soon the log says that a view that was not stopped has ended, in milliseconds. */
const VIEWS_LOOK_MS = 60_000;
/** How long log-ins and reads are in memory before they are written, in milliseconds. */
const ACTIVITY_MS = 2_000;
/** How soon webhooks are sent after what they report. */
const WEBHOOK_LOOK_MS = 1_000;

/** What a server does besides answering requests. */
interface Jobs {
  readonly all: readonly (HourlyJob | PollingJob)[];
  /** Starts nothing more; waits for what runs. */
  stop(): Promise<void>;
}

/** Starts every job of a server: hourly ones, which one server does for all, and those that look for work again and again. */
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
