import { signUpStudent, type TestStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient, TestReply } from "../../../app/testing/test-client.js";
import { type RawTime, toDate } from "../../../kernel/db/raw-sql.js";
import { versionAt } from "../../../kernel/errors/require-version.js";

const ROUNDS = 50;
const REVERT = "mutation ($input: RevertPaymentInput!) { revertPayment(input: $input) { message } }";
const DECIDE = "mutation ($input: DecidePaymentInput!) { decidePayment(input: $input) { message } }";

let app: TestApp;
let admin: TestClient;
let second: TestClient;
let leader: TestStudent;
let teamId: string;
let reports = 0;
beforeAll(async () => {
  app = await startTestApp();
  [admin, second] = [app.client(), app.client()];
  for (const client of [admin, second]) await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  leader = await signUpStudent(app, "leader@example.org");
  const made = await leader.client.post<{ teamId: string; session: { token: string } }>("/api/teams", {
    name: "Null Pointers",
  });
  teamId = made.body.teamId;
  leader.client.token = made.body.session.token;
});
afterAll(() => app.close());

/** Reports a new transaction id and returns it. */
async function report(): Promise<string> {
  const transactionId = `UTR${String(10_000_000 + ++reports)}`;
  const body = { teamId, paymentStatus: "pending", transactionId };
  const { status, text } = await leader.client.post("/api/teams/paymentStatus", body);
  if (status !== 200) throw new Error(text);
  return transactionId;
}
const decide = (client: TestClient, body: object): Promise<TestReply> =>
  client.post(`/api/superadmin/payments/${teamId}/decision`, body);
const reject = (): Promise<TestReply> => decide(second, { decision: "rejected", reason: "Nothing arrived." });
/** Reverts the acceptance, so that the payment can be decided again. */
async function revert(): Promise<void> {
  const { id, decidedAt } = await state();
  const input = { paymentId: id, version: versionAt(toDate(decidedAt)) };
  const { errors } = await admin.graphql(REVERT, { input });
  if (errors) throw new Error(errors[0]?.message);
}
interface State {
  id: string;
  status: string;
  transactionId: string;
  decidedAt: RawTime;
  steps: number;
}
async function state(): Promise<State> {
  const [row] = await app.application.services.db.query<State & { n: number | string }>(
    `SELECT p.id, t.paymentStatus AS status, p.transactionId, p.decidedAt,
       (SELECT COUNT(*) FROM payment_steps s WHERE s.paymentId = p.id) AS n
     FROM payments p JOIN teams t ON t.id = p.teamId WHERE t.id = ?`,
    [teamId],
  );
  if (!row) throw new Error("no payment");
  const { n, ...payment } = row;
  return { ...payment, steps: Number(n) };
}

test("a decision about a replaced transaction id is refused, and nothing happens", async () => {
  const looked = await report();
  await reject();
  const current = await report();
  const before = await state();
  const reply = await decide(admin, { decision: "accepted", transactionId: looked });
  expect([reply.status, reply.body]).toMatchObject([
    409,
    {
      code: "PAYMENT_CHANGED",
      message:
        "The team has reported another transaction ID. Check the new transaction ID before you decide.",
    },
  ]);
  expect(await state()).toEqual(before);
  const input = { paymentId: before.id, decision: "accepted", transactionId: looked };
  const { errors } = await admin.graphql(DECIDE, { input });
  expect(errors?.[0]?.extensions.code).toBe("PAYMENT_CHANGED");
  const accepted = "SELECT id FROM audit_entries WHERE action = 'payment.accept'";
  expect(await app.application.services.db.query(accepted)).toEqual([]);
  // A decision may name the current transaction id in any spelling.
  const spelt = `${current.slice(0, 3).toLowerCase()} ${current.slice(3)}`;
  const rejected = { decision: "rejected", reason: "Nothing arrived.", transactionId: spelt };
  expect((await decide(admin, rejected)).status).toBe(200);
});

/**
 * Rejects a reported payment, after which the leader reports a new transaction id. At the same time, another admin,
 * whose screen still shows the first report, accepts the payment. Returns the outcome.
 * @param named whether the accepting admin's request names the transaction id of the first report
 */
async function race(
  named: boolean,
  round: number,
): Promise<{ code: string; accepted: boolean; wrongly: boolean }> {
  const looked = await report();
  const replaced = (async () => {
    await reject();
    await report().catch(() => undefined); // Fails if the payment was accepted first.
  })();
  // In every fifth round, the admin decides after the new report. In the other rounds, the requests overlap at
  // different points.
  await (round % 5 === 0 ? replaced : new Promise((resolve) => setTimeout(resolve, round % 25)));
  const about = named ? { transactionId: looked } : {};
  const reply = await decide(admin, { decision: "accepted", ...about });
  await replaced;
  const { status, transactionId } = await state();
  const outcome = {
    code: (reply.body["code"] as string | undefined) ?? "ok",
    accepted: status === "accepted",
    wrongly: status === "accepted" && transactionId !== looked,
  };
  if (outcome.accepted) await revert();
  if ((await state()).status === "pending") await reject();
  return outcome;
}

test("while a payment is being replaced, only the payment that was shown is ever accepted", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { code, accepted, wrongly } = await race(true, round);
    expect(["ok", "PAYMENT_NOT_PENDING", "PAYMENT_CHANGED"]).toContain(code);
    expect([accepted, wrongly]).toEqual([code === "ok", false]);
  }
});

test("control: a decision that names no transaction id accepts one that no admin was shown", async () => {
  let wrongly = false;
  for (let round = 0; !wrongly && round < ROUNDS; round++) ({ wrongly } = await race(false, round));
  expect(wrongly).toBe(true);
});
