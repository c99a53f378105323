import { migrateDatabase } from "../../../kernel/db/migrate.js";
import { newId } from "../../../kernel/db/ids.js";
import { revertSince } from "../../../kernel/testing/migrations.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";
import { StatementFixture, statementOf } from "../testing/statement-fixture.js";

let fixture: StatementFixture;
let alpha: TestTeam;
let csv: string;

beforeEach(async () => {
  fixture = await StatementFixture.open();
  alpha = await fixture.payments.team("Alpha");
  const beta = await fixture.payments.team("Beta");
  const fresh = await fixture.payments.team("Fresh");
  await fixture.payments.report(alpha, "412345678901");
  await fixture.payments.report(beta, "412345678902");
  csv = statementOf(
    ["UPI", "0000412345678901", "360.00"],
    [`fee ${beta.reference}`, "612345678902", "360.00"],
    [`fee ${fresh.reference}`, "412345678903", "360.00"],
    ["Cash", "TRANSFER FROM 4897690162095 / RAHUL SHARMA", "360.00"],
  );
});
afterEach(() => fixture.close());

const refused = (code: string): unknown => expect.objectContaining({ code });

test("a line already seen says when, by whom, in which statement or by hand, and whose payment it is", async () => {
  const { id: batchId, committedAt } = await fixture.commit(csv, await fixture.preview(csv));
  const unnamed = await fixture.payments.team("By hand");
  await fixture.payments.report(unnamed, "512345678901");
  await fixture.payments.decide(unnamed, "accepted");
  const [alphas, , recorded] = await fixture.preview(csv);
  const elsewhere = statementOf(["UPI 412345678901", "", "360.00"], ["x", "512345678901", "360.00"]);
  const [another, byHand] = await fixture.preview(elsewhere);
  const seenBy = fixture.payments.admin.name;
  const inBatch = { at: committedAt, seenBy, batchId, fileName: "march.csv", line: 2 };
  const ofAlpha = { ...inBatch, teamName: "Alpha", teamReference: alpha.reference };
  expect(alphas).toMatchObject({ outcome: "seen", match: null, seen: ofAlpha });
  expect(another).toMatchObject({ outcome: "seen", match: { teamName: "Alpha" }, seen: ofAlpha });
  expect(recorded).toMatchObject({ outcome: "probable", seen: null });
  expect(byHand?.seen).toEqual({
    at: expect.any(Date),
    seenBy,
    teamName: "By hand",
    teamReference: unnamed.reference,
    batchId: null,
    fileName: null,
    line: null,
  });
});

test("a committed statement can be opened: what each line was, and what it did; nothing that names strangers", async () => {
  const { id } = await fixture.commit(csv, await fixture.preview(csv), ({ match }) => match !== null);
  const { admin, db } = fixture.payments;
  const opened = await fixture.history.batch(admin, id);
  expect(opened.batch).toMatchObject({ id, committedBy: admin.name, confirmed: 3 });
  expect(opened.lines).toEqual([
    {
      line: 2,
      date: "2025-03-01",
      reference: "412345678901",
      amount: 36000,
      amountText: "360.00",
      outcome: "exact",
      effect: "confirmed",
      teamName: "Alpha",
      teamReference: alpha.reference,
    },
    expect.objectContaining({ line: 3, outcome: "exact", effect: "confirmed", teamName: "Beta" }),
    expect.objectContaining({ line: 4, outcome: "probable", effect: "recorded", teamName: "Fresh" }),
    expect.objectContaining({
      line: 5,
      outcome: "unclaimed",
      effect: "nothing",
      teamName: null,
      reference: "",
    }),
  ]);
  await expect(fixture.history.batch(admin, newId())).rejects.toEqual(refused("NOT_FOUND"));
  await expect(fixture.history.batch(alpha.leader, id)).rejects.toEqual(refused("FORBIDDEN"));
  // A statement committed before lines were stored shows only the lines that confirmed payments.
  await revertSince(db, "StatementLines");
  await migrateDatabase(db);
  const { lines } = await fixture.history.batch(admin, id);
  expect(lines.map(({ line, effect, teamName }) => [line, effect, teamName])).toEqual([
    [2, "confirmed", "Alpha"],
    [3, "confirmed", "Beta"],
    [4, "recorded", "Fresh"],
  ]);
});
