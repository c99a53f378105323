import { demoAdmin, graphql } from "./demo-site";
import type { Site } from "./site";
import { csvOf, HEADINGS, line } from "./statement";

export const STATEMENT_LINES = 400;
/** The number of lines that the bank's text alone cannot match, as in the first study (admin-jobs.spec.ts). */
export const OPEN_LINES = 8;

interface Payment {
  readonly status: string;
  readonly transactionId: string;
  readonly amount: number;
}
interface Team {
  readonly name: string;
  readonly reference: string;
  readonly paymentStatus: string;
}
const QUERY = "{ reportedPayments { status transactionId amount } teams { name reference paymentStatus } }";

/**
 * Returns a statement of one evening: every payment that waits for a decision, bank charges, and eight lines that the
 * bank's text alone cannot match. A person assigns four of them to teams and sets the other four aside.
 */
export async function eveningStatement(site: Site) {
  const data = await graphql<{ reportedPayments: Payment[]; teams: Team[] }>(
    site,
    await demoAdmin(site),
    QUERY,
  );
  const pending = data.reportedPayments.filter(({ status }) => status === "pending");
  const [mistyped, ...unpaid] = data.teams.filter(({ paymentStatus }) => paymentStatus === "incomplete");
  const [father, first, second, cousin] = unpaid;
  const [one] = pending;
  if (!mistyped || !father || !first || !second || !cousin || !one) throw new Error("too few teams");
  const due = one.amount / 100;
  const fee = String(due);
  const open = [
    line(`UPI/${mistyped.reference.slice(0, -1)}/fee`, "800000000001", fee),
    line("NEFT FATHERS ACCOUNT", "800000000002", fee),
    line("IMPS TWO TEAMS", "800000000003", String(2 * due)),
    line("UPI COUSIN OF A LEADER", "800000000004", fee),
    line("Interest", "", "12.00"),
    line("Cash deposit", "", "500.00"),
    line("REFUND OF A BILL", "800000000007", "99.50"),
    line("UPI STRANGER", "800000000008", "1.00"),
  ];
  const paid = pending.map(({ transactionId }) => line("UPI IN", transactionId, fee));
  const charges = Array.from({ length: STATEMENT_LINES - open.length - paid.length }, () =>
    line("Bank charges", "", "-11.80"),
  );
  return {
    csv: csvOf([HEADINGS, ...paid, ...open, ...charges], ","),
    confirmed: paid.length,
    /**
     * The open lines that belong to teams. Each has its narration, and its teams with the search text that finds each
     * team.
     */
    placed: [
      { words: mistyped.reference.slice(0, -1), teams: [{ name: mistyped.name, search: "" }] },
      { words: "FATHERS ACCOUNT", teams: [{ name: father.name, search: father.name.slice(0, 8) }] },
      {
        words: "TWO TEAMS",
        teams: [first, second].map(({ name }) => ({ name, search: name.slice(0, 8) })),
      },
      { words: "COUSIN", teams: [{ name: cousin.name, search: cousin.name.slice(0, 8) }] },
    ],
  };
}
