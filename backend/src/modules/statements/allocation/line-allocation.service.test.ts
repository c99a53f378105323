import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";
import { StatementFixture, statementOf } from "../testing/statement-fixture.js";
import { BankLineReads } from "./bank-line-reads.service.js";
import type { BankLine } from "./bank-line.types.js";

let fixture: StatementFixture;
beforeEach(async () => {
  fixture = await StatementFixture.open();
});
afterEach(() => fixture.close());

const refused = (code: string): unknown => expect.objectContaining({ code });
const PAID = 36_000;

function services() {
  return fixture.services;
}

const open = (): Promise<BankLine[]> => services().bankLines.list(fixture.payments.admin, null);

/** Commits a statement with the given lines and confirms none of them. Returns its first open line. */
async function keep(...lines: readonly (readonly [string, string, string])[]): Promise<BankLine> {
  const csv = statementOf(...lines);
  await fixture.commit(csv, await fixture.preview(csv), () => false);
  const [first] = await open();
  if (!first) throw new Error("nothing is open");
  return first;
}

function allocate({ batchId, line }: BankLine, ...parts: readonly (readonly [TestTeam, number])[]) {
  return services().lineAllocations.allocate(fixture.payments.admin, {
    batchId,
    lineNumber: line,
    parts: parts.map(([{ id: teamId }, amount]) => ({ teamId, amount })),
  });
}

const statusOf = async ({ id, leader }: TestTeam) => {
  const { status, steps, transactionId } = await fixture.payments.reads.teamPayment(leader, id);
  return { status, transactionId, basis: steps.at(-1)?.basis };
};

test("one transfer for two teams: each gets its part, and what is left stays in sight", async () => {
  const [alpha, beta] = [await fixture.payments.team("Alpha"), await fixture.payments.team("Beta")];
  const line = await keep(["NEFT from a father", "512345678901", "1000.00"]);
  expect(line).toMatchObject({
    left: 100_000,
    outcome: "unclaimed",
    narration: "NEFT from a father 512345678901",
  });
  const { bankLine, message } = await allocate(line, [alpha, PAID], [beta, PAID]);
  expect(message).toBe("Money given to Alpha, Beta. The payment of each chosen team is accepted.");
  expect(bankLine).toMatchObject({ left: 28_000 });
  for (const team of [alpha, beta])
    expect(await statusOf(team)).toEqual({
      status: "accepted",
      transactionId: "512345678901",
      basis: "bankLine",
    });
  await expect(allocate(line, [await fixture.payments.team("Gamma"), 28_001])).rejects.toEqual(
    refused("BANK_LINE_TOO_SMALL"),
  );
  await services().lineAllocations.setAside(fixture.payments.admin, {
    ...lineOf(line),
    reason: "a donation",
  });
  expect(await open()).toEqual([expect.objectContaining({ left: 28_000, setAside: "a donation" })]);
});

test("a payment that was reported with another number is accepted; the words of the bank are forgotten then", async () => {
  const alpha = await fixture.payments.team("Alpha");
  await fixture.payments.report(alpha, "412345678901");
  const line = await keep(["UPI from a stranger", "512345678909", "360.00"]);
  expect((await allocate(line, [alpha, PAID])).bankLine).toBeNull();
  expect(await statusOf(alpha)).toEqual({
    status: "accepted",
    transactionId: "412345678901",
    basis: "bankLine",
  });
  expect(await open()).toEqual([]);
  const narration = await fixture.payments.db.query(
    "SELECT sealedNarration FROM statement_lines WHERE sealedNarration IS NOT NULL",
  );
  expect(narration).toEqual([]);
});

test("taken back, by the payment or with the statement, the money is open again", async () => {
  const [alpha, beta] = [await fixture.payments.team("Alpha"), await fixture.payments.team("Beta")];
  const line = await keep(["NEFT", "512345678901", "720.00"]);
  await allocate(line, [alpha, PAID], [beta, PAID]);
  const { admin, reads } = fixture.payments;
  const { id: paymentId, version } = await reads.reportedById(admin, await fixture.payments.paymentId(alpha));
  await services().paymentReverts.revert(admin, { paymentId, version });
  expect(await open()).toEqual([expect.objectContaining({ left: PAID })]);
  expect(await statusOf(alpha)).toMatchObject({ status: "incomplete" });
  await fixture.revert(line.batchId);
  expect(await statusOf(beta)).toMatchObject({ status: "incomplete" });
  expect(await open()).toEqual([]);
});

test("a line that is in two statements is open once, and placed in both", async () => {
  const alpha = await fixture.payments.team("Alpha");
  const line = await keep(["NEFT", "512345678901", "360.00"]);
  await keep(["NEFT", "512345678901", "360.00"], ["NEFT", "612345678902", "10.00"]);
  expect((await open()).map(({ left }) => left).sort()).toEqual([1000, PAID]);
  await allocate(line, [alpha, PAID]);
  expect((await open()).map(({ left }) => left)).toEqual([1000]);
  const csv = statementOf(["NEFT", "512345678901", "360.00"]);
  expect(await fixture.preview(csv)).toEqual([expect.objectContaining({ outcome: "seen" })]);
});

test("with another JWT_SECRET a line is there without the bank's words, and is placed", async () => {
  const alpha = await fixture.payments.team("Alpha");
  const line = await keep(["NEFT", "512345678901", "720.00"]);
  const sealed = new BankLineReads(fixture.payments.db, "the secret before").sealNarration("NEFT");
  await fixture.payments.execute("UPDATE statement_lines SET sealedNarration = ?", sealed);
  expect(await open()).toMatchObject([{ narration: null, left: 72_000 }]);
  expect((await allocate(line, [alpha, PAID])).bankLine).toMatchObject({ left: PAID });
});

test("refused whole: a team that is paid up, a team twice, a line that is placed, and a caller who is no treasurer", async () => {
  const [alpha, beta] = [await fixture.payments.team("Alpha"), await fixture.payments.team("Beta")];
  await fixture.payments.report(alpha, "412345678901");
  await fixture.payments.decide(alpha, "accepted");
  const line = await keep(["NEFT", "512345678901", "720.00"]);
  await expect(allocate(line, [alpha, PAID], [beta, PAID])).rejects.toEqual(refused("PAYMENT_NOT_BOOKABLE"));
  await expect(allocate(line, [beta, 1], [beta, 1])).rejects.toEqual(refused("BAD_INPUT"));
  expect(await statusOf(beta)).toMatchObject({ status: "incomplete" });
  await allocate(line, [beta, 72_000]);
  await expect(allocate(line, [beta, 1])).rejects.toEqual(refused("BANK_LINE_NOT_FOUND"));
  const input = { ...lineOf(line), parts: [{ teamId: beta.id, amount: 1 }] };
  await expect(services().lineAllocations.allocate(alpha.leader, input)).rejects.toEqual(
    refused("FORBIDDEN"),
  );
});

test("two treasurers place the same money at once: never more than there is", async () => {
  for (let round = 0; round < 10; round++) {
    const teams = [
      await fixture.payments.team(`A${String(round)}`),
      await fixture.payments.team(`B${String(round)}`),
    ];
    const line = await keep([`NEFT ${String(round)}`, `5123456${String(10_000 + round)}`, "360.00"]);
    const ended = await Promise.allSettled(teams.map((team) => allocate(line, [team, PAID])));
    const codes = ended.map((one) => {
      if (one.status === "fulfilled") return "done";
      if (one.reason instanceof DomainError) return one.reason.code;
      throw one.reason;
    });
    expect(codes.sort()).toEqual(["BANK_LINE_NOT_FOUND", "done"]);
    const states = await Promise.all(teams.map(statusOf));
    expect(states.filter(({ status }) => status === "accepted")).toHaveLength(1);
  }
});

test("a surplus is given once, returned or taken back but not both, and held when its statement is taken back", async () => {
  const { payments } = fixture;
  const { surpluses, refunds, refundReads } = services();
  const asSurplus = (line: BankLine, team: TestTeam) =>
    services().lineAllocations.allocate(payments.admin, {
      ...lineOf(line),
      parts: [{ teamId: team.id, amount: PAID, asSurplus: true }],
    });
  const done = async (...acts: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).filter(({ status }) => status === "fulfilled").length;
  const alpha = await payments.team("Alpha");
  const line = await keep(["NEFT", "512345678901", "360.00"]);
  await expect(asSurplus(line, alpha)).rejects.toEqual(refused("SURPLUS_WITHOUT_PAYMENT"));
  await payments.report(alpha, "412345678901");
  await payments.decide(alpha, "accepted");
  const paymentId = await payments.paymentId(alpha);
  expect(await done(asSurplus(line, alpha), asSurplus(line, alpha))).toBe(1);
  const surplusesOfPayment = async () => (await payments.reads.details(payments.admin, paymentId)).surpluses;
  const [{ id: surplusId } = { id: "" }] = await surplusesOfPayment();
  const request = { paymentId, surplusId, reason: "paid twice" };
  const [back, twice] = [
    surpluses.revert(payments.admin, { surplusId }),
    refunds.request(payments.admin, request),
  ];
  expect(await done(back, twice, refunds.request(payments.admin, request))).toBe(1);
  if ((await surplusesOfPayment()).length === 0) {
    await asSurplus(line, alpha);
    await refunds.request(payments.admin, {
      ...request,
      surplusId: (await surplusesOfPayment())[0]?.id ?? "",
    });
  }
  await expect(fixture.revert(line.batchId)).rejects.toEqual(refused("STATEMENT_PAYMENTS_CHANGED"));
  const [{ id: refundId } = { id: "" }] = await refundReads.list(payments.admin, null);
  await refunds.cancel(payments.admin, { refundId, reason: "they keep it" });
  await fixture.revert(line.batchId);
  expect(await surplusesOfPayment()).toEqual([]);
  expect(await statusOf(alpha)).toMatchObject({ status: "accepted" });
});

test("a line with two teams' references suggests both, and a treasurer who booked a payment is none of its people", async () => {
  const { payments } = fixture;
  const [alpha, beta] = [await payments.team("Alpha"), await payments.team("Beta")];
  await payments.team("Aardvark");
  const line = await keep([`UPI ${alpha.reference} ${beta.reference}`, "", "720.00"]);
  const find = () => services().payableTeams.find(payments.admin, idOf(line));
  expect((await find()).slice(0, 2).map(({ teamName, hint }) => [teamName, hint])).toEqual([
    ["Alpha", "The line names this team"],
    ["Beta", "The line names this team"],
  ]);
  await allocate(line, [alpha, PAID]);
  expect((await find()).find(({ teamName }) => teamName === "Alpha")?.people).toEqual([alpha.leader.name]);
});

test("suggests whom a line is for: a slip in the number or the reference, the payer, the amount; and finds by any of them", async () => {
  const { payments } = fixture;
  const asha = { ...(await payments.person()), name: "Asha Sundaram" };
  const [number, reference, payer, waits] = [
    await payments.team("Number"),
    await payments.team("Reference"),
    await payments.team("Payer"),
    await payments.team("Waits"),
  ];
  await payments.join(payer, asha);
  await payments.report(number, "UTR 412345678901");
  await payments.report(waits, "712345678999");
  const code = reference.reference.replace("SS-", "SS").toUpperCase();
  const slipped = `${code.slice(0, -2)}${code.at(-1) ?? ""}${code.at(-2) ?? ""}`;
  const line = await keep([`UPI ASHA SUNDARAM ${slipped}`, "412345678910", "360.00"]);
  const find = (search: string | null) =>
    services().payableTeams.find(payments.admin, { ...idOf(line), search });
  expect((await find(null)).map(({ teamName, hint }) => [teamName, hint])).toEqual([
    ["Reference", "The line names this team"],
    ["Number", "The transaction ID that the team reported is almost the same as this line's transaction ID"],
    ["Payer", "Asha Sundaram is in this team"],
    ["Waits", "The team reported a payment, and its fee is this amount"],
  ]);
  for (const search of ["asha sund", payer.reference, "PAYER"])
    expect((await find(search)).map(({ teamName }) => teamName)).toEqual(["Payer"]);
  for (const spelling of ["7123 4567 8999", "Ref No 0000712345678999", "७१२३४५६७८९९९"])
    expect((await find(spelling)).map(({ teamName }) => teamName)).toEqual(["Waits"]);
});

function idOf({ batchId, line }: BankLine) {
  return { batchId, line };
}

function lineOf({ batchId, line: lineNumber }: BankLine) {
  return { batchId, lineNumber };
}
