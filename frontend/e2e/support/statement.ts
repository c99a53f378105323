import { demoAdmin, graphql } from "./demo-site";
import type { Site } from "./site";

/** Result → how many lines of a statement must have it. */
export type LineCounts = Readonly<
  Record<"Exact" | "Probable" | "Conflict" | "Unclaimed" | "Already seen" | "Ignored", number>
>;

interface Payment {
  readonly teamId: string;
  readonly teamName: string;
  readonly reference: string;
  readonly status: string;
  readonly transactionId: string;
  readonly disputedBy: readonly string[];
  readonly amount: number;
}
/** As the server says it: cash has no number. */
type Reported = Omit<Payment, "transactionId"> & { readonly transactionId: string | null };
interface Team {
  readonly name: string;
  readonly reference: string;
  readonly paymentStatus: string;
}

/** A statement as a bank exports it, and what must become of its lines. */
export interface TestStatement {
  readonly csv: string;
  readonly counts: LineCounts;
  /** A team that reported, and whose money is in it. */
  readonly pending: Payment;
  /** More such teams. */
  readonly others: readonly Payment[];
  /** A search for each probable line. */
  readonly probable: readonly string[];
}

export const HEADINGS = [
  "Date",
  "Narration",
  "Chq./Ref.No.",
  "Value Dt",
  "Withdrawal Amt.",
  "Deposit Amt.",
  "Closing Balance",
];
/** Payments of which only a part arrived. */
const SHORT_PAID = 5;
const FRONT = ["Coding Club", "Account No: 001234567890", ""];

/** Money in, or out where the amount is below zero. */
export function line(narration: string, reference: string, rupees: string): string[] {
  const out = rupees.startsWith("-");
  return [
    "01/03/25",
    narration,
    reference,
    "01/03/25",
    out ? rupees.slice(1) : "",
    out ? "" : rupees,
    "1,00,000.00",
  ];
}

/**
 * A statement of so many lines about the teams of a site, in HDFC Bank's layout: every reported payment once, a few of
 * them with too little money, every team that has not reported by its reference; then formulas, money out, zeros and
 * strangers.
 */
export async function newStatement(site: Site, length: number): Promise<TestStatement> {
  const admin = await demoAdmin(site);
  const { reportedPayments, teams } = await graphql<{ reportedPayments: Reported[]; teams: Team[] }>(
    site,
    admin,
    `
      {
        reportedPayments {
          teamId
          teamName
          reference
          status
          transactionId
          disputedBy
          amount
        }
        teams {
          name
          reference
          paymentStatus
        }
      }
    `,
  );
  const named = new Set(teams.map(({ name }) => name));
  const payments = reportedPayments.filter(
    (payment): payment is Payment => payment.transactionId !== null && named.has(payment.teamName),
  );
  const pending = payments.filter(
    ({ status, disputedBy }) => status === "pending" && disputedBy.length === 0,
  );
  const accepted = payments.filter(({ status }) => status === "accepted");
  const rejected = payments.filter(({ status }) => status === "rejected");
  const silent = teams.filter(({ paymentStatus }) => paymentStatus === "incomplete");
  const short = pending.splice(0, SHORT_PAID);
  const [first] = pending;
  if (first === undefined) throw new Error("no payment is pending");
  const rupees = String(first.amount / 100);
  const lines = [
    ...pending.map(({ transactionId }) => line("=cmd|' /C calc'!A0", `0000${transactionId}`, rupees)),
    ...short.map(({ transactionId }) => line("paid too little", transactionId, "100.00")),
    ...silent.map(({ reference }, at) => line(`fee ${reference}`, String(700_000_000_000 + at), rupees)),
    ...accepted.map(({ transactionId }) => line(`UPI-X-${transactionId}-x`, "", rupees)),
    ...rejected.map(({ transactionId }) => line("UPI", transactionId, rupees)),
    ...Array.from({ length: 60 }, () => line("Bank charges", "", "-360.00")),
    ...Array.from({ length: 40 }, (_, at) => line("x", "", ["0.00", "=360", "", "36O"][at % 4] ?? "")),
  ];
  const strangers = length - lines.length;
  if (strangers < 1) throw new Error("the statement is too short for so many teams");
  lines.push(...Array.from({ length: strangers }, (_, at) => line(`Cash “${String(at)}”`, "", rupees)));
  return {
    csv: csvOf([HEADINGS, ...lines], ","),
    counts: {
      Exact: pending.length,
      Probable: short.length + silent.length,
      Conflict: rejected.length,
      Unclaimed: strangers,
      "Already seen": accepted.length,
      Ignored: 100,
    },
    pending: first,
    others: pending.slice(1),
    probable: [
      ...short.map(({ transactionId }) => transactionId),
      ...silent.map((_team, at) => String(700_000_000_000 + at)),
    ],
  };
}

/** A table as a bank writes it, with prose in front. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: string): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [...FRONT, ...rows.map((cells) => cells.map(cell).join(delimiter))].join("\r\n");
}
