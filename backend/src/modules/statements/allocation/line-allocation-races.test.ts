import { Role } from "../../../kernel/contract/roles.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";
import { StatementRepository } from "../statement.repository.js";
import { StatementFixture, statementOf } from "../testing/statement-fixture.js";

let fixture: StatementFixture;
beforeAll(async () => {
  fixture = await StatementFixture.open();
});
afterAll(() => fixture.close());
afterEach(() => {
  jest.restoreAllMocks();
});
jest.setTimeout(120_000);

async function outcomes(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(attempts)).map((result) => {
    if (result.status === "fulfilled") return "done";
    if (result.reason instanceof DomainError) return result.reason.code;
    throw result.reason;
  });
}

function allocate(batchId: string, team: TestTeam): Promise<unknown> {
  const parts = [{ teamId: team.id, amount: 36_000 }];
  return fixture.services.lineAllocations.allocate(fixture.payments.admin, { batchId, lineNumber: 2, parts });
}

async function statusOf({ id, leader }: TestTeam): Promise<string> {
  return (await fixture.payments.reads.teamPayment(leader, id)).status;
}

test("a line that is placed by hand while its statement is taken back is taken back too, or stops that", async () => {
  const team = await fixture.payments.team("Alpha");
  const csv = statementOf(["NEFT", "512345678901", "360.00"]);
  const { id } = await fixture.commit(csv, await fixture.preview(csv), () => false);
  const look = StatementRepository.prototype.withConfirmations;
  jest.spyOn(StatementRepository.prototype, "withConfirmations").mockImplementationOnce(async function (
    this: StatementRepository,
    batchId,
  ) {
    const seen = await look.call(this, batchId);
    // The other treasurer's request commits after the revert's first read, but before the revert's transaction.
    await allocate(id, team);
    return seen;
  });
  const [reverted] = await outcomes([fixture.revert(id)]);
  expect([reverted, await statusOf(team)]).toEqual(["CONFLICT", "accepted"]);
  expect(await outcomes([fixture.revert(id)])).toEqual(["done"]);
  expect(await statusOf(team)).toBe("incomplete");
});

test("a line that one treasurer places by hand and another confirms for its team is placed once", async () => {
  const second = await fixture.payments.person(Role.Superadmin);
  for (let round = 0; round < 30; round++) {
    const [hand, named] = [
      await fixture.payments.team(`Hand ${String(round)}`),
      await fixture.payments.team(`Named ${String(round)}`),
    ];
    await fixture.payments.report(named, String(400_000_000_000 + round));
    const csv = statementOf([`fee ${named.reference}`, "", "360.00"]);
    const shown = await fixture.preview(csv);
    const { id } = await fixture.commit(csv, shown, () => false);
    const ended = await outcomes([allocate(id, hand), fixture.commit(csv, shown, () => true, second)]);
    const states = [await statusOf(hand), await statusOf(named)];
    expect([ended, states.filter((state) => state === "accepted")]).toEqual([
      expect.anything(),
      ["accepted"],
    ]);
  }
});
