export const HEADINGS = [
  "Date",
  "Narration",
  "Chq./Ref.No.",
  "Value Dt",
  "Withdrawal Amt.",
  "Deposit Amt.",
  "Closing Balance",
];
const FRONT = ["Coding Club", "Account No: 001234567890", ""];

/** Returns a statement line for incoming money, or for outgoing money if the amount is negative. */
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

/** Returns a table as banks write it, with lines of text above the headings. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: string): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [...FRONT, ...rows.map((cells) => cells.map(cell).join(delimiter))].join("\r\n");
}
