import { DomainError } from "../../kernel/errors/domain-error.js";
import { PaymentFixture, type TestTeam } from "./testing/payment-fixture.js";

/** Enough rounds to detect, with a probability of 96 %, a race that goes wrong once in five rounds. */
const ROUNDS = 15;

let payments: PaymentFixture;
beforeAll(async () => {
  payments = await PaymentFixture.open();
});
afterAll(() => payments.close());

let count = 0;

/** Repeats a race with a new team in each round. Returns the different outcomes. */
async function race(
  prepare: (team: TestTeam) => Promise<void>,
  attempts: (team: TestTeam) => Promise<readonly (() => Promise<unknown>)[]>,
): Promise<Set<string>> {
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const team = await payments.team(`Team ${String(++count)}`);
    await prepare(team);
    const results = await Promise.allSettled((await attempts(team)).map((attempt) => attempt()));
    const outcomes = results.map((result) => {
      if (result.status === "fulfilled") return "done";
      if (result.reason instanceof DomainError) return result.reason.code;
      throw result.reason;
    });
    ends.add(`${outcomes.join(" ")}: ${await state(team)}`);
  }
  return ends;
}

/**
 * Returns the payment's status and the number of valid receipts, and also the status in the team's row if it differs.
 */
async function state(team: TestTeam): Promise<string> {
  const { status, receipts } = await payments.reads.teamPayment(team.leader, team.id);
  const [row] = await payments.db.query<{ paymentStatus: string }>(
    "SELECT paymentStatus FROM teams WHERE id = ?",
    [team.id],
  );
  const inForce = receipts.filter(({ cancelledAt }) => cancelledAt === null).length;
  return `${status}${row?.paymentStatus === status ? "" : ` (team ${String(row?.paymentStatus)})`}, ${String(inForce)} receipts`;
}

const cash = (team: TestTeam) => () =>
  payments.services.paymentBookings.bookCash(payments.admin, {
    teamId: team.id,
    amount: 36_000,
    note: "At the desk",
  });

/** Returns a function that reverts the payment's current decision. */
async function revert(team: TestTeam): Promise<() => Promise<unknown>> {
  const { admin, reads, services } = payments;
  const { id: paymentId, version } = await reads.reportedById(admin, await payments.paymentId(team));
  return () => services.paymentReverts.revert(admin, { paymentId, version });
}

async function refundDue(team: TestTeam): Promise<string> {
  const paymentId = await payments.paymentId(team);
  return (await payments.services.refunds.request(payments.admin, { paymentId, reason: "Off" })).refund.id;
}

const book = async (team: TestTeam): Promise<void> => {
  await cash(team)();
};
const nothing = (): Promise<void> => Promise.resolve();

test("two treasurers take the same cash: it is booked once", async () => {
  const ends = await race(nothing, (team) => Promise.resolve([cash(team), cash(team)]));
  for (const end of ends)
    expect([
      "done PAYMENT_NOT_BOOKABLE: accepted, 1 receipts",
      "PAYMENT_NOT_BOOKABLE done: accepted, 1 receipts",
    ]).toContain(end);
});

test("cash against the leader's report: one of them, and the other is refused", async () => {
  let number = 412_345_600_000;
  const ends = await race(nothing, (team) =>
    Promise.resolve([cash(team), () => payments.report(team, String(++number))]),
  );
  for (const end of ends)
    expect([
      "done PAYMENT_NOT_REPORTABLE: accepted, 1 receipts",
      "PAYMENT_NOT_BOOKABLE done: pending, 0 receipts",
    ]).toContain(end);
});

test("one decision is taken back once", async () => {
  const ends = await race(book, async (team) => [await revert(team), await revert(team)]);
  for (const end of ends)
    expect([
      "done PAYMENT_NOT_DECIDED: incomplete, 0 receipts",
      "PAYMENT_NOT_DECIDED done: incomplete, 0 receipts",
    ]).toContain(end);
});

test("taking back against asking for a refund: one of them", async () => {
  const ends = await race(book, async (team) => [await revert(team), () => refundDue(team)]);
  for (const end of ends)
    expect([
      "done PAYMENT_NOT_ACCEPTED: incomplete, 0 receipts",
      "REFUND_OPEN done: accepted, 1 receipts",
    ]).toContain(end);
});

test("a refund is paid out once, or cancelled", async () => {
  const { refunds } = payments.services;
  const ends = await race(book, async (team) => {
    const refundId = await refundDue(team);
    const pay = () => refunds.record(payments.admin, { refundId, way: "cash", paidOn: "2025-03-01" });
    return [pay, pay, () => refunds.cancel(payments.admin, { refundId, reason: "Not after all" })];
  });
  for (const end of ends) {
    expect(end.match(/\bdone\b/g)).toHaveLength(1);
    expect(end).toMatch(
      /done REFUND_CLOSED: refunded, 0|done: accepted, 1|done REFUND_CLOSED REFUND_CLOSED: refunded, 0/,
    );
  }
});

test("receipts that are given out at once have numbers of their own, without a gap", async () => {
  const teams = await Promise.all(Array.from({ length: 12 }, () => payments.team(`Team ${String(++count)}`)));
  await Promise.all(teams.map((team) => cash(team)()));
  const numbers = await payments.db.query<{ number: number }>("SELECT number FROM receipts ORDER BY number");
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_one, index) => index + 1));
});
