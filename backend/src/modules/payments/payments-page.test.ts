import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { newId } from "../../kernel/db/ids.js";
import { insertMany } from "../../kernel/db/insert-many.js";
import { addTeams } from "../teams/testing/many-teams.js";
import { Payment } from "./payment.entity.js";
import { Receipt } from "./receipts/receipt.entity.js";
import { transactionKey } from "./contract/transaction-id.js";
import { RefusedClaim } from "./refused-claim.entity.js";
import { claimOf, TransactionClaim } from "./transaction-claim.entity.js";

interface PaymentsPage {
  readonly edges: { readonly node: { readonly teamName: string; readonly disputedBy: string[] } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await report("Alpha", "pending", "UTR11112222", 1);
  // These two payments were reported at the same time, so the list sorts them by id.
  await report("Bravo", "accepted", "UTR33334444", 2);
  await report("Charlie", "pending", "ABC55556666", 2);
  await report("Delta", "rejected", "ABC77778888", 3);
  await giveReceipt("Bravo", 42);
});
afterAll(() => app.close());

/** Inserts a cancelled receipt for a team's payment. */
async function giveReceipt(teamName: string, number: number): Promise<void> {
  const { db } = app.application.services;
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamName = ?", [teamName]);
  const at = new Date(Date.UTC(2025, 2, 4));
  const cancelled = { issuedAt: at, cancelledAt: at, cancelReason: "Taken back" };
  const receipt = { id: newId(), number, paymentId: payment?.id ?? "", teamName, amountPaise: 36_000 };
  await db.inTransaction((tx) =>
    insertMany(tx, Receipt, [{ ...receipt, transactionId: "", transactionKey: "", ...cancelled }]),
  );
}

/**
 * Inserts a payment that was reported on the given day of March 2025, and a rival team's refused claim on its
 * transaction id.
 */
async function report(
  name: string,
  status: Payment["status"],
  transactionId: string,
  day: number,
): Promise<void> {
  const { db } = app.application.services;
  const [teamId = null] = await addTeams(db, "syntaxsiege", [{ name, paymentStatus: status }]);
  const [team] = await db.query<{ eventId: string }>("SELECT eventId FROM teams WHERE id = ?", [teamId]);
  const paymentId = newId();
  const at = new Date(Date.UTC(2025, 2, day));
  await db.inTransaction(async (tx) => {
    await insertMany(tx, Payment, [
      {
        id: paymentId,
        teamId,
        eventId: team?.eventId ?? "",
        teamName: name,
        // The team's own reference is not used, because a search for a number could match its random digits.
        reference: `SS-${name.toUpperCase()}`,
        amountPaise: 36_000,
        reporterId: null,
        reporterName: "Asha",
        status,
        transactionId,
        reportedAt: at,
        decidedAt: null,
        reason: null,
      },
    ]);
    await insertMany(tx, TransactionClaim, [claimOf({ transactionId, paymentId, claimedAt: at })]);
    const key = { transactionKey: transactionKey(transactionId), twin: 0 };
    const claim = {
      transactionId,
      ...key,
      teamId: newId(),
      teamName: `Rival of ${name}`,
      reporterName: "Ravi",
      at,
    };
    await insertMany(tx, RefusedClaim, [{ ...claim, id: newId() }]);
  });
}

async function page(args: string, count = false): Promise<PaymentsPage> {
  const { data, errors } = await admin.graphql(
    `{ paymentsPage(${args}) { edges { node { teamName disputedBy } } pageInfo { hasNextPage endCursor }
      ${count ? "totalCount" : ""} } }`,
  );
  if (errors?.[0]) throw new Error(errors[0].extensions.code);
  return data?.["paymentsPage"] as PaymentsPage;
}
const names = ({ edges }: PaymentsPage): string => edges.map(({ node }) => node.teamName).join(" ");

test.each([
  ["ASC", "Alpha Bravo Charlie Delta"],
  ["DESC", "Delta Charlie Bravo Alpha"],
])("by the moment of the report, %s, whatever the pages' size", async (direction, expected) => {
  for (const first of [1, 2, 3, 4, 50]) {
    const seen: string[] = [];
    for (let after = "", more = true; more;) {
      const read = await page(`first: ${String(first)}, after: "${after}", direction: ${direction}`);
      seen.push(names(read));
      [after, more] = [read.pageInfo.endCursor ?? "", read.pageInfo.hasNextPage];
    }
    expect(seen.join(" ")).toBe(expected);
  }
});

test.each([
  ["status: pending", "Alpha Charlie"],
  ["status: pending, direction: DESC", "Charlie Alpha"],
  ['search: "brav"', "Bravo"],
  ['search: "utr 3333-4444"', "Bravo"],
  ['search: "abc5555"', "Charlie"],
  ['search: "Ref No: 0000 3333 4444"', "Bravo"],
  ['search: "३३३३४४४४ UPI"', "Bravo"],
  ['search: "ABC", status: rejected', "Delta"],
  ['search: "R-00042"', "Bravo"],
  ['search: "42"', "Bravo"],
  ['search: "R-00043"', ""],
  ['search: "-"', "Alpha Bravo Charlie Delta"],
  ['search: "nothing like it"', ""],
])("%s", async (args, expected) => {
  expect(names(await page(args))).toBe(expected);
  expect((await page(`first: 1, ${args}`, true)).totalCount).toBe(expected.split(" ").filter(Boolean).length);
});

test("each comes with its own disputes, in two statements; the reference finds it", async () => {
  app.takeStatements();
  const read = await page("first: 2");
  expect(read.edges.map(({ node }) => node.disputedBy)).toEqual([["Rival of Alpha"], ["Rival of Bravo"]]);
  // The page takes two statements, and a third one reads the session.
  expect(app.takeStatements().filter((sql) => !sql.includes("outbox_mails"))).toHaveLength(3);
  const [{ reference }] = (await app.application.services.db.query<{ reference: string }>(
    "SELECT reference FROM payments WHERE teamName = 'Delta'",
  )) as [{ reference: string }];
  expect(names(await page(`search: "${reference.toLowerCase()}"`))).toBe("Delta");
});

test("wrong questions are refused, and other people's too", async () => {
  for (const args of ['after: "nonsense"', "first: 101", "first: 0"]) {
    await expect(page(args)).rejects.toThrow("BAD_INPUT");
  }
  const { client } = await signUpStudent(app, "nosy@example.org");
  const { errors } = await client.graphql("{ paymentsPage { totalCount } }");
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
