import { demoAdmin, graphql } from "./demo-site";
import type { Site } from "./site";
import { csvOf, HEADINGS, line } from "./statement";

const STATEMENT_LINES = 400;
/** The number of lines in a short statement. */
const SHORT_LINES = 40;
/** The number of payments that a short statement confirms. */
const SHORT_PAYMENTS = 20;

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

/** A line that cannot be matched by the bank's text alone. */
interface OpenLine {
  readonly narration: string;
  readonly reference: string;
  readonly rupees: string;
  /** The teams that the money is for, with the search text that finds each team. Empty for a line to set aside. */
  readonly teams: readonly { readonly name: string; readonly search: string }[];
  /**
   * Whether a short statement also has this line. A short statement has three open lines: for one team, for two and
   * for none.
   */
  readonly isShort?: true;
}

/**
 * Returns a statement of one evening: every payment that waits for a decision, bank charges, and lines that cannot be
 * matched by the bank's text alone. A person assigns some of these lines to teams and sets the others aside.
 * @param isShort whether to leave out most lines and payments, for a test that does not need a long list
 */
export async function eveningStatement(site: Site, isShort = false) {
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
  const found = ({ name }: Team) => ({ name, search: name.slice(0, 8) });
  const code = mistyped.reference.slice(0, -1);
  const all: readonly OpenLine[] = [
    {
      ...{ narration: `UPI/${code}/fee`, reference: "800000000001", rupees: fee, isShort: true },
      teams: [{ name: mistyped.name, search: "" }],
    },
    { narration: "NEFT FATHERS ACCOUNT", reference: "800000000002", rupees: fee, teams: [found(father)] },
    {
      ...{ narration: "IMPS TWO TEAMS", reference: "800000000003", rupees: String(2 * due), isShort: true },
      teams: [found(first), found(second)],
    },
    { narration: "UPI COUSIN OF A LEADER", reference: "800000000004", rupees: fee, teams: [found(cousin)] },
    { narration: "Interest", reference: "", rupees: "12.00", teams: [], isShort: true },
    { narration: "Cash deposit", reference: "", rupees: "500.00", teams: [] },
    { narration: "REFUND OF A BILL", reference: "800000000007", rupees: "99.50", teams: [] },
    { narration: "UPI STRANGER", reference: "800000000008", rupees: "1.00", teams: [] },
  ];
  const open = isShort ? all.filter((line) => line.isShort) : all;
  const paid = (isShort ? pending.slice(0, SHORT_PAYMENTS) : pending).map(({ transactionId }) =>
    line("UPI IN", transactionId, fee),
  );
  const lines = isShort ? SHORT_LINES : STATEMENT_LINES;
  const charges = Array.from({ length: lines - open.length - paid.length }, () =>
    line("Bank charges", "", "-11.80"),
  );
  const openLines = open.map(({ narration, reference, rupees }) => line(narration, reference, rupees));
  return { csv: csvOf([HEADINGS, ...paid, ...openLines, ...charges], ","), confirmed: paid.length, open };
}
