import type { ColumnRole } from "../contract/column-role.js";

/** Normalises a heading for comparisons: lower case, letters and digits with single spaces. */
export function headingKey(heading: string): string {
  const words = heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.slice(0, 60);
}

/**
 * Normalises a heading like `headingKey`, but keeps the vowel signs of Indian scripts. `headingKey` cannot keep them,
 * because the mappings that are already stored are found by keys without vowel signs.
 */
function headingText(heading: string): string {
  return heading
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60);
}

const CURRENCY = "(?: ?(?:in )?(?:inr|rs|rupees))?";
/** Words that only say that a column has amounts. */
const FILLER = "(?:total|net|transaction|txn|tran|amount|amt|value|inr|rs|rupees|in (?:inr|rs|rupees)|of)";

/**
 * Returns a pattern for the headings of the debit or credit column, with or without words for amount and currency: `Dr
 * amt`, `Debits (INR)`.
 */
function side(words: string): RegExp {
  return new RegExp(`^(?:${FILLER} )*(?:${words})(?: (?:${FILLER}|${words}))*$`);
}

const FLAG = "(?: (?:indicator|ind|flag|sign|mark|type))?";
/** Matches headings that can only mean the direction of money. */
const DR_CR = new RegExp(
  `^(?:(?:dr|debit|d) ?(?:or )?(?:cr|credit|c)|(?:cr|credit|c) ?(?:or )?(?:dr|debit|d))${FLAG}$`,
);
/** Matches misspellings too (`withdrawl`, `withdraws`, `widrawal`), because no other word is misspelt as often. */
const WITHDRAWAL = "wi[td]h?d?h?r\\w*|with?dr?\\w*|wdl";

/**
 * Patterns of headings, likeliest first. If several columns match a role, the column that matches the earliest pattern
 * wins, not the leftmost column.
 */
const ROLE_HEADINGS: Readonly<Record<ColumnRole, readonly RegExp[]>> = {
  date: [
    /^(?:txn|tran|trans|transaction|posting|post|entry)? ?(?:date|dt)(?: (?:and )?time)?$/,
    /^value (?:date|dt)$|^(?:completed|created|settled) (?:on|at|date)$/,
    /^(?:दिनांक|तिथि|तारीख|তারিখ)$/,
  ],
  description: [
    /^(?:transaction |txn |tran )?(?:narration|description|particulars?|remarks?|narrative)$/,
    /^(?:transaction |txn |payment )?(?:details?|notes?|message)$/,
    /^(?:payment|txn|bank) narration$/,
    /^(?:from|name|(?:payer|sender|customer)(?: name| details)?|received from|from account)$/,
    /^(?:विवरण|বিবরণ)$/,
  ],
  reference: [
    /\b(?:utr|rrn)\b/,
    /\bref(?:erence)?\b/,
    /^(?:(?:upi|bank) )?(?:txn|tran|transaction)(?: id| no| number)$/,
    /^(?:payment|order|entity) id$/,
    /\b(?:chq|chqno|cheque|instrument)\b/,
    /^(?:यूटीआर|संदर्भ|ইউটিআর|রেফারেন্স)/,
  ],
  amount: [new RegExp(`^(?:transaction |txn |tran )?(?:amount|amt)${CURRENCY}$`), /^(?:राशि|रकम|পরিমাণ|টাকা)$/],
  direction: [DR_CR, /^(?:transaction |txn |tran |credit debit )?type$/, /^type (?:cr|dr|credit|debit)/],
  debit: [
    side(`debit(?:s|ed)?|${WITHDRAWAL}|dr|(?:paid|money) out|out ?flows?|out ?going|spent|sent`),
    /^(?:amount )?out$/,
    /^(?:नामे|निकासी|आहरण|খরচ|উত্তোলন|ডেবিট|डेबिट)(?: (?:राशि|টাকা))?$/,
  ],
  credit: [
    side(`credit(?:s|ed)?|dep(?:os\\w*)?|cr|(?:paid|money) in|in ?flows?|in ?coming|received|receipts?`),
    /^in$/,
    /^(?:जमा|জমা|ক্রেডিট|क्रेडिट)(?: (?:राशि|টাকা))?$/,
  ],
  status: [
    /^(?:(?:transaction|txn|tran|payment|upi|transfer|order|current|final|bank) )*(?:status|state|result|outcome)$/,
    /^(?:स्थिति|स्टेटस|অবস্থা|স্ট্যাটাস)$/,
  ],
};

/** `BALANCE` and `CHARGE` match headings of amounts that are not transfers. */
const BALANCE = /\bbal(?:ance)?\b|^(?:शेष|शेष राशि|ব্যালেন্স|স্থিতি)$/;
const CHARGE = /\b(?:fees?|charges?|commission|tax|[cis]?gst|tds|mdr|cashback|discount)\b/;
const AMOUNT_HEADING = new RegExp(
  `\\b(?:amount|amt|debits?|credits?|dr|cr|${WITHDRAWAL}|depos\\w*|inr|rs|rupees|gross|net|paid|received|inflows?|outflows?)\\b|राशि|रकम|টাকা|পরিমাণ|জমা|जमा`,
);
const STATE_HEADING =
  /\b(?:status|state|result|outcome|response|success(?:ful)?|fail(?:ed|ure)|revers(?:ed|al)|refund(?:ed)?|cancell?ed|returned|charge ?back|approved|verified)\b|स्थिति|অবস্থা/;

/**
 * Returns the kind of contents that a heading names, for columns without a role. Returns null if the heading names
 * none.
 */
export function kindOf(heading: string): "balance" | "charge" | "amount" | "state" | null {
  const words = headingText(heading);
  if (BALANCE.test(words)) return "balance";
  if (STATE_HEADING.test(words)) return "state";
  if (CHARGE.test(words)) return "charge";
  return AMOUNT_HEADING.test(words) ? "amount" : null;
}

const CURRENCY_HEADING = /\b(?:currency|curr|ccy)\b|मुद्रा|মুদ্রা/;
const RUPEES = /^(?:inr|rs\.?|₹|rupees?|indian rupees?)$/i;

/** Returns whether a cell below a currency heading names anything but rupees. */
export function isForeign(heading: string, cell: string): boolean {
  return CURRENCY_HEADING.test(headingText(heading)) && !RUPEES.test(cell.trim());
}

/** Matches headings of whole numbers that count or identify something and are not amounts. */
const NUMBERS_OF_OTHERS =
  /\b(?:no|nos|num|number|id|code|br|branch|sol|sr|sl|s|serial|count|qty|quantity|pin|pincode|zip|year|month|day|time|date|dt|chq|chqno|cheque|instrument|ref|reference|utr|rrn|mobile|phone|account|acct|a c|ifsc|micr|card|terminal|batch|roll|rank|age|entity|merchant|settlement)\b/;

/** Returns whether a heading's numbers are not amounts, such as those of S.No. or Branch Code. */
export function namesOtherNumbers(heading: string): boolean {
  return NUMBERS_OF_OTHERS.test(headingText(heading));
}

/** Returns whether a heading gives the direction of money, such as Dr / Cr. */
export function isDirectionHeading(heading: string): boolean {
  return DR_CR.test(headingKey(heading));
}

/** Returns the columns whose headings fit a role, likeliest first. */
export function columnsOf(role: ColumnRole, headings: readonly string[]): number[] {
  const keys = headings.map(headingText);
  const columns = ROLE_HEADINGS[role].flatMap((words) =>
    keys.flatMap((key, at) => (words.test(key) ? [at] : [])),
  );
  return [...new Set(columns)];
}

/** Returns the likeliest column for a role, or null. */
export function columnOf(role: ColumnRole, headings: readonly string[]): number | null {
  return columnsOf(role, headings)[0] ?? null;
}
