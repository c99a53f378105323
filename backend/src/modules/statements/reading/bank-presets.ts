/** The layout of a common export, recognised by its headings. */
interface Preset {
  readonly name: string;
  /** Patterns that must each match a heading, to distinguish banks whose other headings are similar. */
  readonly marks: readonly RegExp[];
  /** A pattern for headings of amounts or states that are not needed. */
  readonly unused?: RegExp;
}

/** Matches headings that apps use for a transaction ID. */
const APP_ID = /\b(?:utr|rrn|upi ref)\b|^upi transaction id$|^(?:transaction|txn) id$/;

/**
 * Common layouts of Indian banks and payment apps. The patterns are loose, because they were not made from files of
 * these banks. A file gets the name of the first layout that fits.
 */
export const PRESETS: readonly Preset[] = [
  { name: "HDFC Bank", marks: [/^narration$/, /^(?:chq|cheque) ref no/, /^withdrawal am/, /^deposit am/] },
  { name: "ICICI Bank", marks: [/^transaction remarks$/, /^withdrawal amount/, /^deposit amount/] },
  { name: "Axis Bank", marks: [/^tran date$/, /^particulars$/, /^(?:dr|debit)$/, /^(?:cr|credit)$/] },
  { name: "Kotak Mahindra Bank", marks: [/^description$/, /^chq ref no/, /^amount$/, /^dr cr$/] },
  { name: "Kotak Mahindra Bank", marks: [/^narration$/, /^chq ref no/, /^withdrawal dr$/, /^deposit cr$/] },
  { name: "State Bank of India", marks: [/^description$/, /^ref no cheque no$/, /^debit$/, /^credit$/] },
  { name: "State Bank of India", marks: [/^details$/, /^ref no cheque no$/, /^debit$/, /^credit$/] },
  { name: "Bank of Baroda", marks: [/^narration$/, /^chq no$/, /^withdrawal dr/, /^deposit cr/] },
  { name: "Punjab National Bank", marks: [/^txn no$/, /^description$/, /^dr amount$/, /^cr amount$/] },
  { name: "Punjab National Bank", marks: [/^instrument id/, /^withdrawal/, /^deposit/, /^narration$/] },
  { name: "Canara Bank", marks: [/^branch code$/, /^description$/, /^cheque no$/, /^debit$/, /^credit$/] },
  { name: "Union Bank of India", marks: [/^(?:transaction|tran) id$/, /^remarks$/, /^amount/, /^balance/] },
  {
    name: "IDFC FIRST Bank",
    marks: [/^transaction date$/, /^particulars$/, /^cheque no$/, /^debit$/, /^credit$/],
  },
  { name: "YES Bank", marks: [/^cheque no reference no$/, /^description$/, /^withdrawals?$/, /^deposits?$/] },
  { name: "IndusInd Bank", marks: [/^bank reference/, /^payment narration$/, /^amount/] },
  {
    name: "Razorpay",
    marks: [/^entity id$/, /^settlement id$/, /^debit$/, /^credit$/],
    unused: /^amount$/, // the amount paid; `credit` is that amount minus the fee
  },
  { name: "PhonePe Business", marks: [/^phonepe reference id$|^phonepe transaction id$/, /amount/] },
  {
    name: "Paytm for Business",
    marks: [/^(?:transaction|txn) id$/, /^order id$/, /amount/, /^settled (?:date|on)$/],
  },
  { name: "BharatPe", marks: [/bharatpe/, APP_ID, /amount/] },
  { name: "Google Pay for Business", marks: [/^upi transaction id$/, /^paid (?:via|by)$|^payer/, /^amount/] },
  { name: "UPI app", marks: [APP_ID, /^amount/] },
];

/** Returns whether each pattern in a layout's `marks` matches one of a file's headings. */
export function fits({ marks }: Preset, keys: readonly string[]): boolean {
  return marks.every((mark) => keys.some((key) => mark.test(key)));
}

/** Returns whether a column belongs to a common layout and has amounts or states that are not needed. */
export function isUnused(keys: readonly string[], at: number): boolean {
  return PRESETS.some((preset) => preset.unused?.test(keys[at] ?? "") === true && fits(preset, keys));
}
