import type { Caller } from "../../../kernel/auth/caller.js";
import { newId } from "../../../kernel/db/ids.js";
import { StatementFixture } from "../../statements/testing/statement-fixture.js";
import type { PaymentFixture, TestTeam } from "../testing/payment-fixture.js";

const FEE = 36_000;
let statements: StatementFixture;
let payments: PaymentFixture;
let [first, second]: Caller[] = [];
beforeEach(async () => {
  statements = await StatementFixture.open();
  ({ payments } = statements);
  [first, second] = [await helper(), await helper()];
});
afterEach(() => payments.close());

const helper = async (): Promise<Caller> => ({ ...(await payments.person()), grants: ["desk"] });
const slips = () => payments.services.cashSlips;
const refused = (code: string): unknown => expect.objectContaining({ code });
const note = (by: Caller | undefined, { id: teamId }: TestTeam, slipId = newId()) =>
  slips().note(by ?? payments.admin, { slipId, teamId, amount: FEE, note: "red envelope" });
const waiting = () => slips().waiting(payments.admin, null);

/** Returns the booked amounts in the figures and in the ledger, in paise. */
async function booked() {
  const { accepted, cash } = await statements.services.paymentFigures.of(payments.admin, null);
  const rows = await statements.services.ledgers.of(payments.admin, null);
  return { accepted: accepted.amount, cash: cash.amount, ledger: rows.at(-1)?.cashTotal ?? 0 };
}

/** Returns a sorted list: the error code of each refused action, and "done" for each successful action. */
async function outcomes(acts: readonly Promise<unknown>[]): Promise<string[]> {
  const ended = await Promise.allSettled(acts);
  return ended
    .map((one) => (one.status === "fulfilled" ? "done" : (one.reason as { code: string }).code))
    .sort();
}

test("a helper's cash has a number, is in no book until the treasurer confirms it, and then says who took it", async () => {
  const [alpha, beta] = [await payments.team("Alpha"), await payments.team("Beta")];
  expect((await note(first, alpha)).message).toBe(
    "Cash from Alpha recorded. The treasurer will confirm the cash slip. Slip number 1.",
  );
  expect((await note(first, beta)).slip).toMatchObject({ number: 2, state: "waiting" });
  expect(await booked()).toEqual({ accepted: 0, cash: 0, ledger: 0 });
  const [slip, mistake] = await waiting();
  await expect(slips().confirm(first ?? payments.admin, { slipId: slip?.id ?? "" })).rejects.toEqual(
    refused("FORBIDDEN"),
  );
  await slips().confirm(payments.admin, { slipId: slip?.id ?? "" });
  await slips().discard(payments.admin, { slipId: mistake?.id ?? "", reason: "it was Gamma" });
  expect(await booked()).toEqual({ accepted: FEE, cash: FEE, ledger: FEE });
  expect(await waiting()).toEqual([]);
  const { status, steps } = await payments.reads.teamPayment(alpha.leader, alpha.id);
  expect({ status, step: steps.at(-1) }).toMatchObject({
    status: "accepted",
    step: {
      basis: "cash",
      reason: expect.stringMatching(/^Slip 1, taken by Person \d+ on .* red envelope$/),
    },
  });
  expect((await note(first, beta)).slip.number).toBe(3);
});

test("a helper sees of the teams that may pay in cash how many they are and what is due, and nothing else of them", async () => {
  const [alpha, beta, gamma] = [
    await payments.team("Alpha"),
    await payments.team("Beta"),
    await payments.team("Gamma"),
  ];
  await payments.report(alpha, "412345678901");
  await payments.report(beta, "412345678902");
  await payments.decide(beta, "rejected", "no such transfer");
  const desk = first ?? payments.admin;
  const find = (search: string | null) => slips().payers(desk, null, search);
  const row = { reference: expect.any(String), amount: FEE, people: expect.any(Number) };
  const rows = [
    { ...row, teamId: beta.id, teamName: "Beta" },
    { ...row, teamId: gamma.id, teamName: "Gamma" },
  ];
  expect(await find(null)).toEqual(rows);
  expect(await find("gam")).toEqual(rows.slice(1));
  expect(await find("412345678902")).toEqual([]);
  for (const refusal of [
    statements.services.payableTeams.find(desk, {}),
    slips().waiting(desk, null),
    statements.services.paymentFigures.of(desk, null),
    payments.services.refundReads.list(desk, null),
  ])
    await expect(refusal).rejects.toEqual(refused("FORBIDDEN"));
});

test("two helpers, or two presses of one, note a team's cash once; two treasurers confirm it once", async () => {
  for (let round = 0; round < 5; round++) {
    const team = await payments.team(`T${String(round)}`);
    const slipId = newId();
    const notes = await outcomes([note(first, team, slipId), note(first, team, slipId), note(second, team)]);
    expect([
      ["CASH_SLIP_WAITS", "CASH_SLIP_WAITS", "done"],
      ["CASH_SLIP_WAITS", "done", "done"],
    ]).toContainEqual(notes);
    const all = await waiting();
    expect(all).toHaveLength(1);
    const confirm = () => slips().confirm(payments.admin, { slipId: all[0]?.id ?? "" });
    const discard = slips().discard(payments.admin, { slipId: all[0]?.id ?? "", reason: "a slip" });
    expect(await outcomes([confirm(), confirm(), discard])).toEqual([
      "CASH_SLIP_CLOSED",
      "CASH_SLIP_CLOSED",
      "done",
    ]);
  }
  const { ledger, accepted } = await booked();
  expect(ledger).toBe(accepted);
});

test("cash of a team whose payment is accepted or waits is neither noted nor confirmed", async () => {
  const [alpha, beta] = [await payments.team("Alpha"), await payments.team("Beta")];
  await payments.report(alpha, "412345678901");
  await expect(note(first, alpha)).rejects.toEqual(refused("PAYMENT_NOT_BOOKABLE"));
  const { slip } = await note(first, beta);
  await payments.report(beta, "412345678902");
  await payments.decide(beta, "accepted");
  await expect(slips().confirm(payments.admin, { slipId: slip.id })).rejects.toEqual(
    refused("PAYMENT_NOT_BOOKABLE"),
  );
  expect(await waiting()).toHaveLength(1);
  expect(await booked()).toEqual({ accepted: FEE, cash: 0, ledger: 0 });
});
