import { BackupStates } from "../../kernel/backup/backup-state.js";
import { PaymentStatus } from "../../modules/teams/contract/payment-status.js";
import type { Services } from "../container.js";
import type { Metrics } from "./metrics.js";
import { Snapshot } from "./snapshot.js";

interface StateParts {
  readonly services: Pick<Services, "db" | "hasher" | "outboxRepository" | "payments" | "webhookDeliveries">;
  /** Returns the number of open subscriptions on this server. */
  readonly openStreams: () => number;
}

/** Adds the metrics of a server's state: connections, hashes, streams, mails, payments, webhooks, backups. */
export function addStateMetrics(metrics: Metrics, { services, openStreams }: StateParts): void {
  const { db, hasher, outboxRepository, payments, webhookDeliveries } = services;
  const backups = new BackupStates(db);
  metrics.gauge(
    "club_database_connections",
    "Connections to MariaDB or MySQL.",
    ["pool", "state"],
    (gauge) => {
      for (const { pool, used, free, waiting } of db.connections()) {
        gauge.set({ pool, state: "used" }, used);
        gauge.set({ pool, state: "free" }, free);
        gauge.set({ pool, state: "waiting" }, waiting);
      }
    },
  );
  metrics.gauge("club_password_hashes", "Passwords being hashed or waiting for it.", ["state"], (gauge) => {
    gauge.set({ state: "running" }, hasher.running);
    gauge.set({ state: "waiting" }, hasher.waiting);
  });
  metrics.gauge("club_streams_open", "Subscriptions that are open.", [], (gauge) => {
    gauge.set(openStreams());
  });

  const counts = new Snapshot(async () => ({
    mails: await outboxRepository.counts(),
    payments: await payments.countByStatus(),
    webhooks: await webhookDeliveries.counts(),
    backups: await backups.read(),
  }));
  metrics.gauge(
    "club_database_counts_ok",
    "1 when what follows could be read within a second.",
    [],
    async (gauge) => {
      gauge.set((await counts.get()) === null ? 0 : 1);
    },
    "min",
  );
  // Every worker reads the same database, so the value of the "first" worker is enough.
  metrics.gauge(
    "club_outbox_mails",
    "Mails of the outbox by state.",
    ["state"],
    async (gauge) => {
      for (const { state, count } of (await counts.get())?.mails ?? []) gauge.set({ state }, count);
    },
    "first",
  );
  metrics.gauge(
    "club_outbox_oldest_seconds",
    "Age of the oldest mail in a state.",
    ["state"],
    async (gauge) => {
      for (const { state, oldestSeconds } of (await counts.get())?.mails ?? [])
        gauge.set({ state }, oldestSeconds);
    },
    "first",
  );
  metrics.gauge(
    "club_payments",
    "Payments by status.",
    ["status"],
    async (gauge) => {
      const statusCounts = (await counts.get())?.payments;
      if (statusCounts) for (const status of Object.values(PaymentStatus)) gauge.set({ status }, 0);
      for (const { status, count } of statusCounts ?? []) gauge.set({ status }, count);
    },
    "first",
  );
  metrics.gauge(
    "club_webhook_deliveries",
    "Messages to webhooks that wait, or were given up.",
    ["state"],
    async (gauge) => {
      for (const [state, count] of Object.entries((await counts.get())?.webhooks ?? {}))
        gauge.set({ state }, count);
    },
    "first",
  );
  metrics.gauge(
    "club_backup_age_seconds",
    "Age of the newest whole backup; infinite before the first.",
    [],
    async (gauge) => {
      const state = (await counts.get())?.backups;
      if (!state) return;
      gauge.set(state.madeAt === null ? Infinity : (Date.now() - state.madeAt.getTime()) / 1000);
    },
    "first",
  );
  metrics.gauge(
    "club_backup_failures",
    "Backups that failed since the newest whole one.",
    [],
    async (gauge) => {
      const state = (await counts.get())?.backups;
      if (state) gauge.set(state.failures);
    },
    "first",
  );
}
