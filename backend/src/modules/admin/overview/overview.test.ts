import { signUpHolder } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { BackupStates } from "../../../kernel/backup/backup-state.js";
import { newId } from "../../../kernel/db/ids.js";
import { CashSlip } from "../../payments/cash-slips/cash-slip.entity.js";
import { Payment } from "../../payments/payment.entity.js";
import { Receipt } from "../../payments/receipts/receipt.entity.js";
import type { StatementOutcome } from "../../statements/contract/statement.enums.js";
import { StatementBatch } from "../../statements/statement-batch.entity.js";
import { StatementLine } from "../../statements/statement-line.entity.js";
import { claimOf, TransactionClaim } from "../../payments/transaction-claim.entity.js";
import { addTeams } from "../../teams/testing/many-teams.js";

let app: TestApp;
let admin: TestClient;
const at = (day: number, hour = 6) => new Date(Date.UTC(2025, 1, day, hour));

const run = (sql: string) => app.application.services.db.inTransaction((tx) => tx.query(sql));

beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const { db } = app.application.services;
  await addTeams(db, "syntaxsiege", [
    // 1 February 20:00 UTC is already 2 February in India.
    {
      name: "Full",
      createdAt: at(1, 20),
      memberCount: 3,
      handle: "a",
      ranking: 1,
      paymentStatus: "accepted",
    },
    { name: "Owes", createdAt: at(2), memberCount: 3, handle: "b", ranking: 1 },
    { name: "Alone", createdAt: at(4), handle: "c" },
    {
      name: "Another person's handle",
      createdAt: at(4),
      memberCount: 3,
      handle: "d",
      handleTaken: true,
      paymentStatus: "pending",
    },
  ]);
  await addTeams(db, "algOlympics", [{ name: "Elsewhere", createdAt: new Date("2024-12-01T06:00:00Z") }]);
  await run("UPDATE users SET college = 'NIT Alpha' WHERE name IN ('Leader of Full', 'Leader of Alone')");
  await run("UPDATE users SET college = ' nit alpha ' WHERE name = 'Leader of Owes'");
  const [paid, pending] = await db.query<{ id: string; eventId: string }>(
    "SELECT id, eventId FROM teams WHERE paymentStatus IN ('accepted', 'pending') ORDER BY paymentStatus",
  );
  const payment = (from: typeof paid, more: Partial<Payment>) => ({
    id: newId(),
    teamId: from?.id ?? null,
    eventId: from?.eventId ?? "",
    teamName: "x",
    reference: "r",
    amountPaise: 36_000,
    reporterName: "x",
    ...more,
  });
  const accepted = payment(paid, {
    status: "accepted",
    transactionId: "UTR1",
    reportedAt: at(3),
    decidedAt: at(5),
  });
  const batch = (id: string, undoneAt: Date | null = null) => ({
    ...{ id, eventId: accepted.eventId, fileName: "f", lines: 4, actorId: "a", actorName: "a" },
    ...{ committedAt: at(8), undoneAt },
  });
  const line = (
    batchId: string,
    n: number,
    reference: string,
    amountPaise: number,
    outcome: StatementOutcome,
  ) => ({
    ...{ batchId, line: n, date: "2025-02-05", reference, amountPaise, amountText: "x", outcome },
    fingerprint: `line with ${reference}`,
    transactionKey: reference,
  });
  await db.inTransaction(async (tx) => {
    await tx.insert(Payment, [
      accepted,
      payment(pending, { status: "pending", transactionId: "UTR2", reportedAt: at(6) }),
    ]);
    await tx.insert(
      TransactionClaim,
      claimOf({ transactionId: "UTR1", paymentId: accepted.id, claimedAt: at(3) }),
    );
    await tx.insert(Receipt, {
      ...{ id: newId(), number: 1, paymentId: accepted.id, teamName: "x", amountPaise: 36_000 },
      ...{ transactionId: "UTR1", transactionKey: "UTR1", issuedAt: at(5), cancelledAt: null },
      cancelReason: null,
    });
    await tx.insert(CashSlip, {
      ...{ id: newId(), number: 1, eventId: accepted.eventId, teamId: "t", teamName: "T", reference: "SS-1" },
      ...{ amountPaise: 36_000, note: "", state: "waiting", openKey: "t", notedById: "h", notedByName: "H" },
      ...{ notedAt: at(7), closedAt: null, closedByName: null, closeReason: null },
    });
    await tx.insert(StatementBatch, [batch("b1"), batch("b2"), batch("b3", at(9))]);
    await tx.insert(StatementLine, [
      line("b1", 1, "UTR7", 36_000, "unclaimed"),
      line("b2", 1, "UTR7", 36_000, "unclaimed"), // The same bank line in a second statement.
      line("b1", 2, "UTR8", 50_000, "conflict"),
      // This transfer was reported and accepted after the statement was read.
      line("b1", 3, "UTR1", 36_000, "unclaimed"),
      line("b2", 2, "UTR8", 50_000, "seen"),
      line("b3", 1, "UTR6", 10_000, "unclaimed"), // This line's batch was reverted.
    ]);
  });
});
afterAll(() => app.close());

const OVERVIEW = `query ($slug: String) { adminOverview(eventSlug: $slug) {
  eventSlug
  waiting { payments oldestReportAt unclaimedLines unclaimedAmount cashSlips cashAmount failedMails }
  gaps { members handles payment }
  figures { teams complete paid funnel { accounts inTeams inCompleteTeams inPaidTeams }
    days { name signUps teams complete paid } colleges { name signUps teams complete paid } } } }`;

test("what waits, over all events, each line once", async () => {
  const { data } = await admin.graphql(OVERVIEW);
  expect(data).toMatchObject({
    adminOverview: {
      eventSlug: "syntaxsiege",
      waiting: {
        payments: 1,
        oldestReportAt: at(6).toISOString(),
        unclaimedLines: 2,
        unclaimedAmount: 86_000,
        cashSlips: 1,
        cashAmount: 36_000,
        failedMails: 0,
      },
      gaps: { members: 1, handles: 1, payment: 1 },
    },
  });
});

test("the current event in figures, by India's days and by college however it is written", async () => {
  const { data } = await admin.graphql(OVERVIEW);
  const { figures } = (data as { adminOverview: { figures: { days: unknown; colleges: object[] } } })
    .adminOverview;
  expect(figures).toMatchObject({
    teams: 4,
    complete: 2,
    paid: 1,
    funnel: { accounts: 5, inTeams: 4, inCompleteTeams: 2, inPaidTeams: 1 },
    days: [
      { name: "2025-02-02", signUps: 2, teams: 2, complete: 2, paid: 0 },
      { name: "2025-02-04", signUps: 2, teams: 2, complete: 0, paid: 0 },
      { name: "2025-02-05", signUps: 0, teams: 0, complete: 0, paid: 1 },
    ],
  });
  expect(figures.colleges).toEqual([
    { name: expect.stringMatching(/^nit alpha$/i), signUps: 3, teams: 3, complete: 2, paid: 1 },
    { name: null, signUps: 2, teams: 1, complete: 0, paid: 0 },
  ]);
});

test("another event has its own figures, and one without teams has none", async () => {
  const { data } = await admin.graphql(OVERVIEW, { slug: "algOlympics" });
  expect(data).toMatchObject({
    adminOverview: {
      gaps: { members: 1, handles: 1, payment: 0 },
      figures: { teams: 1, complete: 0, paid: 0, funnel: { accounts: 5, inTeams: 1, inPaidTeams: 0 } },
    },
  });
  const empty = await admin.graphql(OVERVIEW, { slug: "genesis" });
  expect(empty.data).toMatchObject({
    adminOverview: { gaps: { members: 0, handles: 0, payment: 0 }, figures: { teams: 0, days: [] } },
  });
  const { errors } = await admin.graphql(OVERVIEW, { slug: "nothing" });
  expect(errors?.[0]?.extensions.code).toBe("EVENT_NOT_FOUND");
});

test.each([
  ["treasurer", { payments: 1, unclaimedLines: 2, cashSlips: 1, failedMails: null }, null],
  ["desk", { payments: null, unclaimedLines: null, cashAmount: null, failedMails: null }, { members: 1 }],
  ["content", { payments: null, unclaimedAmount: null, oldestReportAt: null }, null],
] as const)("%s sees what is theirs", async (grant, waiting, gaps) => {
  const { client } = await signUpHolder(app, grant, admin);
  const { data } = await client.graphql(OVERVIEW);
  const overview = (data as { adminOverview: { gaps: object | null } }).adminOverview;
  expect(overview).toMatchObject({ waiting, figures: { teams: 4 } });
  if (gaps === null) expect(overview.gaps).toBeNull();
  else expect(overview.gaps).toMatchObject(gaps);
});

test("Superadmins see the state of backups, wherever those are; others see none", async () => {
  const BACKUP = "{ adminOverview { backup { madeAt places failures reason } } }";
  const backup = async (client: TestClient) =>
    ((await client.graphql(BACKUP)).data as { adminOverview: { backup: unknown } }).adminOverview.backup;
  expect(await backup(admin)).toEqual({ madeAt: null, places: [], failures: 0, reason: "" });
  const states = new BackupStates(app.application.services.db);
  await states.succeeded(at(8), ["/backups", "s3://club/saves"]);
  await states.failed("its disk is full");
  expect(await backup(admin)).toEqual({
    ...{ madeAt: at(8).toISOString(), places: ["/backups", "s3://club/saves"] },
    ...{ failures: 1, reason: "its disk is full" },
  });
  const { client } = await signUpHolder(app, "reader", admin);
  expect(await backup(client)).toBeNull();
});

test("a team is complete from the event's smallest size on, in figures, gaps and the list alike", async () => {
  await run("UPDATE events SET minTeamSize = 1 WHERE slug = 'syntaxsiege'");
  const lists = `{ lacking: teamsPage(missing: MEMBERS) { totalCount } complete: teamsPage(complete: true) { totalCount } }`;
  const [{ data }, { data: counts }] = [await admin.graphql(OVERVIEW), await admin.graphql(lists)];
  expect(data).toMatchObject({ adminOverview: { gaps: { members: 0 }, figures: { complete: 3 } } });
  // The team "Owes" has enough people but has not paid. `figures` counts it, and `complete: true` leaves it out.
  expect(counts).toMatchObject({ lacking: { totalCount: 0 }, complete: { totalCount: 2 } });
  await run("UPDATE events SET minTeamSize = 3 WHERE slug = 'syntaxsiege'");
});

test("a Superadmin who plays counts among the people of teams, and is left out of an event without them", async () => {
  await run("UPDATE users SET role = 'Superadmin' WHERE name = 'Leader of Owes'");
  const funnel = async (slug: string) => {
    const { data } = await admin.graphql(OVERVIEW, { slug });
    return (data as { adminOverview: { figures: { funnel: object; days: { signUps: number }[] } } })
      .adminOverview.figures;
  };
  const playing = await funnel("syntaxsiege");
  expect(playing.funnel).toMatchObject({ inTeams: 4, inCompleteTeams: 2 });
  expect(playing.days.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(4);
  const before = playing.funnel as { accounts: number };
  expect((await funnel("genesis")).funnel).toMatchObject({ accounts: before.accounts - 1 });
  await run("UPDATE users SET role = 'Team Leader' WHERE name = 'Leader of Owes'");
});
