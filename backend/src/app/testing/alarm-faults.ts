import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readScrape, type Sample } from "./promql.js";

export const DOCS = join(__dirname, "../../../../docs");
export const RULES = (
  parse(readFileSync(join(DOCS, "alarms.yml"), "utf8")) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  }
).groups.flatMap(({ rules }) => rules);

/** The samples of a scrape by metric name, in a map that can be changed. */
type Series = Map<string, readonly Sample[]>;
/** Prometheus' own metric, and the metrics that only sites with MariaDB, Redis or WORKERS have. */
const ELSEWHERE: Readonly<Record<string, Sample>> = {
  up: { labels: { job: "club" }, value: 1 },
  club_database_connections: { labels: { pool: "write", state: "waiting" }, value: 0 },
  club_redis_up: { labels: {}, value: 1 },
  club_workers_started: { labels: {}, value: 4 },
};

/**
 * Returns a scrape of a healthy site that has made a backup.
 * @param text the text of the site's /metrics
 */
export function calmScrape(text: string): Series {
  const calm: Series = readScrape(text);
  for (const [name, sample] of Object.entries(ELSEWHERE)) if (!calm.has(name)) calm.set(name, [sample]);
  change(calm, "club_backup_age_seconds", {}, () => 3600);
  // The test process loads more code than a site, so its memory and lag values are replaced.
  change(calm, "process_resident_memory_bytes", {}, () => 200e6);
  change(calm, "nodejs_eventloop_lag_p99_seconds", {}, () => 0.01);
  return calm;
}

function change(
  scrape: Series,
  name: string,
  labels: Sample["labels"],
  to: (value: number, labels: Sample["labels"]) => number,
): void {
  const isMeant = (sample: Sample): boolean =>
    Object.entries(labels).every(([key, value]) => sample.labels[key] === value);
  const changed = (scrape.get(name) ?? []).map((sample) =>
    isMeant(sample) ? { ...sample, value: to(sample.value, sample.labels) } : sample,
  );
  scrape.set(name, changed);
}

/** Returns a scrape of the same site after more work without errors. */
function later(calm: Series): Series {
  const scrape = new Map(calm);
  change(scrape, "club_job_runs_total", { job: "sweep", result: "done" }, (runs) => runs + 3);
  change(scrape, "http_requests_total", { status: "2xx" }, (count) => count + 1000);
  change(scrape, "http_request_duration_seconds_bucket", {}, (count) => count + 1000);
  return scrape;
}

type Fault = readonly [
  name: string,
  labels: Sample["labels"],
  to: (value: number, labels: Sample["labels"]) => number,
];
/** Maps each alarm to a change of a metric that triggers the alarm. */
const FAULTS: Readonly<Record<string, Fault>> = {
  SiteIsDown: ["up", {}, () => 0],
  DatabaseHangs: ["club_database_counts_ok", {}, () => 0],
  ErrorsInTheLog: ["club_log_lines_total", { level: "error" }, (lines) => lines + 1],
  MailsWait: ["club_outbox_oldest_seconds", { state: "queued" }, () => 121],
  MailsGivenUp: ["club_outbox_mails", { state: "failed" }, (mails) => mails + 6],
  BackupIsOld: ["club_backup_age_seconds", {}, () => Infinity],
  BackupsFail: ["club_backup_failures", {}, () => 3],
  RequestsFail: ["http_requests_total", { status: "5xx" }, (count) => count + 50],
  RepliesAreSlow: [
    "http_request_duration_seconds_bucket",
    {},
    (count, { le = "" }) => (Number(le) <= 2.5 ? count - 1000 : count),
  ],
  StatementsWait: ["club_database_connections", { state: "waiting" }, () => 1],
  PasswordsWait: ["club_password_hashes", { state: "waiting" }, () => 301],
  CoreIsFull: ["nodejs_eventloop_lag_p99_seconds", {}, () => 0.3],
  MemoryIsNearTheLimit: ["process_resident_memory_bytes", {}, () => 460e6],
  RedisIsAway: ["club_redis_up", {}, () => 0],
  PicturesFail: ["club_picture_store_errors_total", {}, (faults) => faults + 4],
  JobsFail: ["club_job_runs_total", { job: "places", result: "failed" }, (runs) => runs + 3],
  SweepIsOverdue: ["club_job_runs_total", { job: "sweep", result: "done" }, (runs) => runs - 3],
  WebhooksGivenUp: ["club_webhook_deliveries", { state: "failed" }, (count) => count + 6],
  WebhooksWait: ["club_webhook_deliveries", { state: "queued" }, () => 101],
  PaymentsWait: ["club_payments", { status: "pending" }, () => 101],
  WorkersDie: ["club_workers_started", {}, (count) => count + 1],
  BuildsDiffer: ["club_build_info", {}, (value) => value],
};

/** Returns two scrapes of a healthy site. If an alarm is given, its fault happens between them. */
export function spanOf(calm: Series, alert?: string) {
  const after = later(calm);
  const fault = alert === undefined ? undefined : FAULTS[alert];
  if (fault) change(after, ...fault);
  if (alert === "BuildsDiffer") {
    const other = { labels: { version: "0.1.0", commit: "another" }, value: 1 };
    after.set("club_build_info", [...(after.get("club_build_info") ?? []), other]);
  }
  return { before: calm, after, seconds: 300 };
}

/** Returns two scrapes with the given numbers of failed mails. */
export function spanOfMails(calm: Series, [before, after]: readonly [number, number]) {
  const [first, last] = [new Map(calm), new Map(calm)];
  change(first, "club_outbox_mails", { state: "failed" }, () => before);
  change(last, "club_outbox_mails", { state: "failed" }, () => after);
  return { before: first, after: last, seconds: 3600 };
}
