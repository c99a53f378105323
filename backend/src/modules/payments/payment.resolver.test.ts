import { REVERTED_STEP } from "../../kernel/contract/texts/statements.texts.js";
import { translate } from "../../kernel/languages/message.js";
import { signUpStudent, type TestStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";

const PAYMENT = `{ teamId teamName status transactionId reason steps { from to by at reason transactionId }
  instructions { configured amount reference payeeName upiId accountNumber ifsc upiLink qrSvg } }`;
const REPORTED = `{ id teamId teamName reference amount status transactionId reporterName reportedAt decidedAt reason disputedBy fee decidedBy }`;
const TEAM_PAYMENT = `query ($teamId: ID!) { teamPayment(teamId: $teamId) ${PAYMENT} }`;
const REPORTED_PAYMENTS = `query ($status: PaymentStatus) { reportedPayments(status: $status) ${REPORTED} }`;
const DETAILS = `query ($paymentId: ID!) { reportedPayment(paymentId: $paymentId) { payment ${REPORTED}
  steps { from to by at reason transactionId } } }`;
const REPORT = `mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { message payment ${PAYMENT} } }`;
const DECIDE = `mutation ($input: DecidePaymentInput!) { decidePayment(input: $input) { message payment ${REPORTED} } }`;

let app: TestApp;
let leader: TestStudent;
let admin: TestClient;
let teamId: string;

beforeAll(async () => {
  app = await startTestApp({
    UPI_ID: "club@examplebank",
    BANK_ACCOUNT_NAME: "Coding Club",
    CLUB_EMAIL: "club@example.org",
  });
  leader = await signUpStudent(app, "leader@example.org");
  const made = await leader.client.graphql(
    `mutation { createTeam(input: { name: "Null Pointers" }) { team { id } session { token } } }`,
  );
  const { team, session } = made.data?.["createTeam"] as { team: { id: string }; session: { token: string } };
  teamId = team.id;
  leader.client.token = session.token;
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

/** Returns the error code, or undefined on success. */
const refusal = async (client: TestClient, query: string, variables: object): Promise<string | undefined> =>
  (await client.graphql(query, { ...variables })).errors?.[0]?.extensions.code;

test("who is not meant to is refused", async () => {
  const stranger = await signUpStudent(app, "stranger@example.org");
  const report = { input: { teamId, transactionId: "UTR12345678" } };
  const decide = { input: { paymentId: teamId, decision: "accepted" } };
  const visitor = app.client();
  for (const [query, variables] of [
    [TEAM_PAYMENT, { teamId }],
    [REPORTED_PAYMENTS, {}],
    [DETAILS, { paymentId: teamId }],
    [REPORT, report],
    [DECIDE, decide],
  ] as const) {
    expect(await refusal(visitor, query, variables)).toBe("UNAUTHENTICATED");
  }
  expect(await refusal(stranger.client, TEAM_PAYMENT, { teamId })).toBe("FORBIDDEN");
  expect(await refusal(stranger.client, REPORT, report)).toBe("NOT_LEADER");
  expect(await refusal(admin, REPORT, report)).toBe("NOT_LEADER");
  for (const client of [stranger.client, leader.client]) {
    expect(await refusal(client, REPORTED_PAYMENTS, {})).toBe("FORBIDDEN");
    expect(await refusal(client, DETAILS, { paymentId: teamId })).toBe("FORBIDDEN");
    expect(await refusal(client, DECIDE, decide)).toBe("FORBIDDEN");
  }
});

test("bad input gets the rule's text and changes nothing", async () => {
  const reply = await leader.client.graphql(REPORT, { input: { teamId, transactionId: "12" } });
  expect(reply.errors?.[0]).toMatchObject({
    message: "Transaction ID must be 8 to 64 letters and digits, with at least 6 digits",
    extensions: { code: "BAD_INPUT", fields: { transactionId: expect.any(String) } },
  });
  expect((await leader.client.graphql(TEAM_PAYMENT, { teamId })).data?.["teamPayment"]).toMatchObject({
    status: "incomplete",
    steps: [],
  });
});

test("report, reject, report again, accept: every field of every step", async () => {
  const reported = await leader.client.graphql(REPORT, { input: { teamId, transactionId: "utr 1234 5678" } });
  expect(reported.data?.["reportPayment"]).toMatchObject({
    message: "Form submitted successfully! Payment status updated to pending.",
    payment: {
      status: "pending",
      transactionId: "UTR12345678",
      instructions: {
        configured: true,
        amount: 36_000,
        upiId: "club@examplebank",
        accountNumber: null,
        upiLink: expect.stringContaining("am=360.00"),
        qrSvg: expect.stringContaining("<svg"),
      },
    },
  });
  const list = await admin.graphql(REPORTED_PAYMENTS, { status: "pending" });
  const [payment] = list.data?.["reportedPayments"] as { id: string }[];
  expect(payment).toMatchObject({ teamId, amount: 36_000, fee: 36_000, decidedAt: null, disputedBy: [] });
  expect(payment).toMatchObject({ decidedBy: null });
  const paymentId = payment?.id;

  expect(await refusal(admin, DECIDE, { input: { paymentId, decision: "rejected" } })).toBe("BAD_INPUT");
  const rejected = await admin.graphql(DECIDE, {
    input: { paymentId, decision: "rejected", reason: "Nothing arrived." },
  });
  expect(rejected.data?.["decidePayment"]).toMatchObject({
    payment: { status: "rejected", reason: "Nothing arrived." },
  });
  await leader.client.graphql(REPORT, { input: { teamId, transactionId: "UTR99999999" } });
  await admin.graphql(DECIDE, { input: { paymentId, decision: "accepted" } });
  expect(await refusal(admin, DECIDE, { input: { paymentId, decision: "accepted" } })).toBe(
    "PAYMENT_NOT_PENDING",
  );
  // The details show who has already decided, and the current fee next to the reported amount.
  const fee = (paise: number) =>
    app.application.services.db.inTransaction((tx) => tx.query("UPDATE events SET feePaise = ?", [paise]));
  await fee(40_000);
  const details = (await admin.graphql(DETAILS, { paymentId })).data?.["reportedPayment"];
  await fee(36_000);
  expect(details).toMatchObject({
    payment: { status: "accepted", amount: 36_000, fee: 40_000, decidedBy: "Superadmin" },
    steps: [{ to: "pending" }, { to: "rejected" }, { to: "pending" }, { to: "accepted", by: "Superadmin" }],
  });
  expect(await refusal(admin, DETAILS, { paymentId: teamId })).toBe("PAYMENT_NOT_FOUND");

  const shown = (await leader.client.graphql(TEAM_PAYMENT, { teamId })).data?.["teamPayment"];
  expect(shown).toMatchObject({
    status: "accepted",
    transactionId: "UTR99999999",
    steps: [
      { from: "incomplete", to: "pending", by: "Asha Rao", at: expect.stringMatching(/Z$/) },
      { from: "pending", to: "rejected", reason: "Nothing arrived.", transactionId: "UTR12345678" },
      { from: "rejected", to: "pending", transactionId: "UTR99999999" },
      { from: "pending", to: "accepted", reason: null },
    ],
  });
});

test("the site's own reason in a timeline is in the reader's language, a treasurer's stays", async () => {
  const [payment] = (await admin.graphql(REPORTED_PAYMENTS, {})).data?.["reportedPayments"] as {
    id: string;
  }[];
  const setReason = "UPDATE payment_steps SET reason = ? WHERE toStatus = 'accepted'";
  await app.application.services.db.inTransaction((tx) => tx.query(setReason, [REVERTED_STEP]));
  const steps = [{}, { reason: "Nothing arrived." }, {}, { reason: translate("hi", REVERTED_STEP) }];
  leader.client.language = admin.language = "hi";
  const own = await leader.client.graphql(TEAM_PAYMENT, { teamId });
  expect(own.data?.["teamPayment"]).toMatchObject({ steps });
  const details = await admin.graphql(DETAILS, { paymentId: payment?.id });
  expect(details.data?.["reportedPayment"]).toMatchObject({ steps });
  expect(steps[3]?.reason).not.toBe(REVERTED_STEP);
});
