import { StatementFixture, statementOf } from "../testing/statement-fixture.js";
import { StatementThread } from "./statement-thread.js";

let fixture: StatementFixture;
let csv: string;

beforeEach(async () => {
  fixture = await StatementFixture.open();
  const alpha = await fixture.payments.team("Alpha");
  await fixture.payments.report(alpha, "412345678901");
  csv = statementOf(["UPI", "412345678901", "360.00"], ["Cash", "", "360.00"]);
});
afterEach(() => fixture.close());

test("nothing is written when the thread ends while the statement is matched under the locks", async () => {
  const shown = await fixture.preview(csv);
  const before = await fixture.rows(true);
  const match = StatementThread.prototype.match;
  jest
    .spyOn(StatementThread.prototype, "match")
    .mockImplementationOnce(match)
    .mockRejectedValueOnce(new Error("it has ended"));
  await expect(fixture.commit(csv, shown)).rejects.toThrow("it has ended");
  expect(await fixture.rows(true)).toEqual(before);
  expect((await fixture.commit(csv, shown)).confirmed).toBe(1);
});

test("what changes between the two looks is not confirmed", async () => {
  const shown = await fixture.preview(csv);
  const first = StatementThread.prototype.match;
  const match = jest.spyOn(StatementThread.prototype, "match");
  match.mockImplementationOnce(async function (this: StatementThread, facts) {
    const matches = await first.call(this, facts);
    const beta = await fixture.payments.team("Beta");
    const claim = fixture.payments.report(beta, "412345678901");
    await expect(claim).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
    return matches;
  });
  await expect(fixture.commit(csv, shown)).rejects.toMatchObject({ code: "STATEMENT_CHANGED" });
  expect(match).toHaveBeenCalledTimes(2);
});
