import { insertMany } from "../kernel/db/insert-many.js";
import { newId } from "../kernel/db/ids.js";
import { Notification } from "../modules/notifications/notification.entity.js";
import { OutboxMail } from "../kernel/mail/outbox-mail.entity.js";
import { leaseTable } from "../kernel/db/leases.js";
import type { Logger } from "../kernel/log/logger.js";
import { HourlyJob } from "../kernel/jobs/hourly-job.js";
import { Sweeper, sweepWork } from "../kernel/sweep/sweeper.js";
import { Activity } from "../modules/accounts/activity/activity.entity.js";
import { CodeChallenge } from "../modules/accounts/codes/code-challenge.entity.js";
import { FactorChallenge } from "../modules/accounts/second-factor/challenges/factor-challenge.entity.js";
import { Session } from "../modules/accounts/sessions/session.entity.js";
import { startTestApp, type TestApp } from "./testing/test-app.js";

const DAY = 24 * 3_600_000;
const NOW = new Date();

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Returns the time `days` days before NOW, moved by `ms` milliseconds. A negative `ms` makes it earlier. */
const ago = (days: number, ms = 0): Date => new Date(NOW.getTime() - days * DAY + ms);

async function add<Row extends object>(entity: new () => Row, rows: Row[]): Promise<void> {
  await app.application.services.db.inTransaction((tx) => insertMany(tx, entity, rows));
}

async function left(table: string, column = "id"): Promise<string[]> {
  const sql = `SELECT ${column} AS value FROM ${table} ORDER BY ${column}`;
  const rows = await app.application.services.db.query<{ value: string }>(sql);
  return rows.map(({ value }) => value);
}

async function count(table: string): Promise<number> {
  return (await left(table)).length;
}

function sweeper(): Sweeper {
  const { db, sweepRules } = app.application.services;
  return new Sweeper(db, sweepRules);
}

function mail(subject: string, change: Partial<OutboxMail>): OutboxMail {
  return {
    id: newId(),
    recipient: "asha@example.org",
    replyTo: null,
    subject,
    sealedBody: "",
    state: "sent",
    attempts: 1,
    priority: 0,
    mailingId: null,
    kind: null,
    causeId: null,
    leasedBy: null,
    createdAt: NOW,
    nextAttemptAt: NOW,
    sentAt: null,
    lastError: null,
    ...change,
  };
}

function challenge(email: string, createdAt: Date): CodeChallenge {
  const hash = "0".repeat(64);
  return {
    id: newId(),
    purpose: "verify-email",
    email,
    codeHash: hash,
    requesterHash: hash,
    addressHash: hash,
    tries: 0,
    networkTries: 0,
    createdAt,
    expiresAt: createdAt,
    verifiedAt: null,
    usedAt: null,
  };
}

async function logInTicket(challenge: string, createdAt: Date): Promise<FactorChallenge> {
  const [userId = ""] = await left("users");
  const state = { tries: 0, createdAt, expiresAt: createdAt, usedAt: null };
  return { id: newId(), userId, purpose: "log-in", challenge, ...state };
}

async function session(userAgent: string, change: Partial<Session>): Promise<Session> {
  const [userId = ""] = await left("users");
  return {
    id: newId(),
    userId,
    refreshHash: newId(),
    previousHash: null,
    sealedSuccessor: null,
    rotatedAt: null,
    userAgent,
    createdAt: ago(40),
    idleExpiresAt: ago(-1),
    expiresAt: ago(-7),
    revokedAt: null,
    confirmedAt: null,
    weakPassword: 0,
    viewId: null,
    viewEndsAt: null,
    ...change,
  };
}

/** Returns an entry of recent activity: a log-in, or a list of people that a user read. */
function activity(slot: string, kind: Activity["kind"], lastAt: Date): Activity {
  const what = { userName: "", what: "PASSWORD", outcome: "DONE", userAgent: "" } as const;
  const counts = { times: 1, entries: 0, firstAt: ago(800), lastAt };
  return { id: newId(), userId: newId(), kind, ...what, ...counts, slot };
}

async function notification(title: string, createdAt: Date): Promise<Notification> {
  const [userId = ""] = await left("users");
  const step = { path: "/dashboard", label: "See your team" };
  return {
    id: newId(),
    userId,
    kind: "MEMBER_LEFT",
    title,
    text: "",
    ...step,
    teamId: null,
    messages: null,
    named: null,
    causeId: null,
    createdAt,
    readAt: null,
  };
}

test("rows older than their period are deleted, to the millisecond; all others stay", async () => {
  await add(CodeChallenge, [challenge("older", ago(1, -1)), challenge("younger", ago(1))]);
  await add(FactorChallenge, [await logInTicket("older", ago(1, -1)), await logInTicket("younger", ago(1))]);
  await add(Session, [
    await session("revoked older", { revokedAt: ago(30, -1) }),
    await session("revoked younger", { revokedAt: ago(30) }),
    await session("run out older", { idleExpiresAt: ago(30, -1), expiresAt: ago(30) }),
    await session("run out younger", { idleExpiresAt: ago(30), expiresAt: ago(29) }),
    await session("old, but live", {}),
  ]);
  await add(Activity, [
    activity("log-in older", "LOG_IN", ago(365, -1)),
    activity("log-in younger", "LOG_IN", ago(365)),
    activity("read older", "LIST_READ", ago(365, -1)),
    activity("read younger", "LIST_READ", ago(365)),
  ]);
  await add(Notification, [await notification("older", ago(90, -1)), await notification("younger", ago(90))]);
  await add(OutboxMail, [
    mail("sent older", { sentAt: ago(90, -1) }),
    mail("sent younger", { createdAt: ago(91), sentAt: ago(90) }),
    mail("failed older", { state: "failed", nextAttemptAt: ago(90, -1) }),
    mail("failed younger", { state: "failed", createdAt: ago(400), nextAttemptAt: ago(90) }),
    mail("still queued", { state: "queued", createdAt: ago(400) }),
  ]);
  expect(await sweeper().sweep(NOW)).toEqual({
    bin: 0,
    codes: 1,
    secondSteps: 1,
    handleChallenges: 0, // tested in accounts/handle-proofs/handle-proof.service.test.ts
    sessions: 2,
    restores: 0, // tested in restore/way-back.test.ts
    activity: 2,
    mails: 2,
    notifications: 1,
    mailingCopies: 0,
    listings: 0, // tested in listings/listing.service.test.ts
    invitations: 0, // tested in invitations/personal-invitation.service.test.ts
    webhookMessages: 0, // tested in modules/webhooks/webhooks.test.ts
    settingVersions: 0,
    walkIns: 0, // tested in modules/checkin/check-in-account.test.ts
    contentVersions: 0, // tested in modules/content/editing/content-editing.test.ts
    pictures: 0, // tested in modules/pictures/picture-sweep.test.ts
  });
  expect(await left("factor_challenges", "challenge")).toEqual(["younger"]);
  expect(await left("code_challenges", "email")).toEqual(["younger"]);
  expect(await left("notifications", "title")).toEqual(["younger"]);
  expect(await left("activities", "slot")).toEqual(["log-in younger", "read younger"]);
  expect(await left("sessions", "userAgent")).toEqual([
    "old, but live",
    "revoked younger",
    "run out younger",
  ]);
  expect(await left("outbox_mails", "subject")).toEqual(["failed younger", "sent younger", "still queued"]);
  expect(await count("users")).toBe(1);
});

test("thousands of rows are deleted in slices of 500, with other writes in between", async () => {
  await add(
    CodeChallenge,
    Array.from({ length: 1200 }, (_, i) => challenge(`student${String(i)}`, ago(2))),
  );
  app.takeStatements();
  expect(await app.counted(() => sweeper().sweep(NOW))).toMatchObject({ codes: 1200 });
  const deletions = app.takeStatements().filter((sql) => /^DELETE FROM .code_challenges/.test(sql));
  expect(deletions.map((sql) => sql.split("?").length - 2)).toEqual([500, 500, 200]);
  expect(await count("code_challenges")).toBe(0);
});

test("of two servers that try at the same time, and again soon, one sweeps, once; the log has the counts", async () => {
  const { db, sweepRules } = app.application.services;
  await db.write.query(leaseTable(db.dialect));
  await add(CodeChallenge, [challenge("older", ago(2))]);
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };
  const servers = [1, 2].map(() => new HourlyJob(db, sweepWork(db, sweepRules), log as Logger));
  await Promise.all(servers.map((server) => server.runInTurn()));
  expect(log.info.mock.calls).toEqual([
    [
      {
        activity: 0,
        bin: 0,
        codes: 1,
        secondSteps: 0,
        handleChallenges: 0,
        sessions: 0,
        mails: 0,
        notifications: 0,
        mailingCopies: 0,
        listings: 0,
        invitations: 0,
        walkIns: 0,
        webhookMessages: 0,
        settingVersions: 0,
        contentVersions: 0,
        pictures: 0,
        restores: 0,
      },
      "sweep done",
    ],
  ]);
  await add(CodeChallenge, [challenge("older", ago(2))]);
  await Promise.all(servers.map((server) => server.runInTurn()));
  expect(await count("code_challenges")).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
});
