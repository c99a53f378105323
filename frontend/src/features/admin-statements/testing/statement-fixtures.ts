import type { OpenLine } from "../allocation/open-lines";
import type { Line } from "../outcomes";
import type { Inspection, Preview } from "../hooks/use-statement";
import { OUTCOMES } from "../outcomes";
import type { BatchLine } from "../components/open-statement-batch";
import type { Batch } from "../hooks/use-statement-batches";

/** Returns an inspected file of two lines, by default with the columns of a bank that the server knows. */
export const inspectionFixture = (parts: Partial<Inspection> = {}): Inspection => ({
  lines: 2,
  preset: "HDFC Bank",
  remembered: false,
  unnamed: [],
  columns: ["Date", "Narration", "Amount"].map((heading, index) => ({
    index,
    heading,
    samples: [`${heading} 1`, `${heading} 2`],
  })),
  mapping: {
    date: 0,
    description: 1,
    reference: null,
    amount: 2,
    direction: null,
    debit: null,
    credit: null,
    status: null,
    unused: null,
  },
  ...parts,
});

/** Returns a line, by default an exact one. */
export const lineFixture = (line: number, parts: Partial<Line> = {}): Line => ({
  line,
  date: "2025-03-01",
  description: `UPI ${String(line)}`,
  reference: "412345678901",
  amount: 36000,
  amountText: "360.00",
  outcome: "exact",
  reasons: [{ code: "transactionId", text: "The transaction ID matches the team's report." }],
  match: {
    teamId: `team-${String(line)}`,
    teamName: `Team ${String(line)}`,
    reference: "SS-7K3QX9",
    status: "pending",
    amount: 36000,
    transactionId: "412345678901",
    matchKey: `key-${String(line)}`,
  },
  seen: null,
  ...parts,
});

/** Returns a preview of these lines with their totals. */
export const previewFixture = (lines: readonly Line[], parts: Partial<Preview> = {}): Preview => {
  const sumOf = (some: readonly Line[]) => some.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const totalOf = (some: readonly Line[]) => ({
    lines: some.length,
    creditLines: some.filter(({ amount }) => amount !== null).length,
    amount: sumOf(some),
  });
  return {
    eventTitle: "Syntax Siege 2025",
    lines: [...lines],
    totals: {
      ...totalOf(lines),
      results: OUTCOMES.map(({ outcome }) => ({
        outcome,
        ...totalOf(lines.filter((line) => line.outcome === outcome)),
      })),
    },
    warnings: [],
    ...parts,
  };
};

/** Returns a batch, by default with one payment that is still confirmed. */
export const batchFixture = (parts: Partial<Batch> = {}): Batch => ({
  id: "batch",
  eventSlug: "syntaxsiege",
  eventTitle: "Syntax Siege 2025",
  fileName: "march.csv",
  lines: 2,
  confirmed: 1,
  inForce: 1,
  amount: 36000,
  committedAt: "2025-03-02T10:00:00.000Z",
  committedBy: "Asha Rao",
  undoneAt: null,
  undoneBy: null,
  leftAsIs: 0,
  ...parts,
});

/** Returns a line of a committed statement, by default a line that confirmed a payment. */
export const batchLineFixture = (line: number, parts: Partial<BatchLine> = {}): BatchLine => ({
  line,
  date: "2025-03-01",
  reference: "412345678901",
  amount: 36000,
  amountText: "360.00",
  outcome: "exact",
  effect: "confirmed",
  teamName: `Team ${String(line)}`,
  teamReference: "SS-7K3QX9",
  ...parts,
});

/** A line of a committed statement. None of the line's money is given to a team or set aside. */
export const OPEN_LINE: OpenLine = {
  batchId: "batch",
  line: 4,
  date: "2025-03-01",
  narration: "NEFT",
  reference: "412345678901",
  amount: 36_000,
  left: 36_000,
  teamName: null,
  outcome: "unclaimed",
  setAside: null,
  setAsideBy: null,
  setAsideAt: null,
  fileName: "march.csv",
  eventSlug: "syntaxsiege",
};
