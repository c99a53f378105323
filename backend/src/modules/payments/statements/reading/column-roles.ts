import type { ColumnRole } from "../contract/column-role.js";

/** A heading as patterns look at it: lower case, words only. */
export function headingKey(heading: string): string {
  const words = heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.slice(0, 60);
}

const CURRENCY = "(?: ?(?:in )?(?:inr|rs|rupees))?";

/** What can only be the column that says which way money went. */
const DR_CR = /^(?:dr|debit|d) ?(?:or )?(?:cr|credit|c)$|^(?:cr|credit|c) ?(?:or )?(?:dr|debit|d)$/;

/** How headings are worded, the likeliest first: an earlier pattern wins over an earlier column. */
const ROLE_HEADINGS: Readonly<Record<ColumnRole, readonly RegExp[]>> = {
  date: [
    /^(?:txn|tran|trans|transaction|posting|post|entry)? ?(?:date|dt)(?: (?:and )?time)?$/,
    /^value (?:date|dt)$|^(?:completed|created|settled) (?:on|at|date)$/,
  ],
  description: [
    /^(?:transaction |txn |tran )?(?:narration|description|particulars?|remarks?|narrative)$/,
    /^(?:transaction |txn |payment )?(?:details?|notes?|message)$/,
    /^(?:payment|txn|bank) narration$/,
    /^(?:from|name|(?:payer|sender|customer)(?: name| details)?|received from|from account)$/,
  ],
  reference: [
    /\b(?:utr|rrn)\b/,
    /\bref(?:erence)?\b/,
    /^(?:(?:upi|bank) )?(?:txn|tran|transaction)(?: id| no| number)$/,
    /^(?:payment|order|entity) id$/,
    /\b(?:chq|chqno|cheque|instrument)\b/,
  ],
  amount: [new RegExp(`^(?:transaction |txn |tran )?(?:amount|amt)${CURRENCY}$`)],
  direction: [DR_CR, /^(?:transaction |txn |tran |credit debit )?type$/, /^type (?:cr|dr|credit|debit)/],
  debit: [new RegExp(`^(?:debits?|withdrawals?|dr|paid out|money out)(?: (?:amount|amt|dr))*${CURRENCY}$`)],
  credit: [new RegExp(`^(?:credits?|deposits?|cr|paid in|money in)(?: (?:amount|amt|cr))*${CURRENCY}$`)],
  status: [/^(?:transaction |txn |payment )?status$/],
};

/** True for a heading such as Dr / Cr. */
export function isDirectionHeading(heading: string): boolean {
  return DR_CR.test(headingKey(heading));
}

/** The headings that are worded as this role is, the likeliest first. */
export function columnsOf(role: ColumnRole, headings: readonly string[]): number[] {
  const keys = headings.map(headingKey);
  const found = ROLE_HEADINGS[role].flatMap((words) =>
    keys.flatMap((key, at) => (words.test(key) ? [at] : [])),
  );
  return [...new Set(found)];
}

/** The likeliest of them, or null. */
export function columnOf(role: ColumnRole, headings: readonly string[]): number | null {
  return columnsOf(role, headings)[0] ?? null;
}
