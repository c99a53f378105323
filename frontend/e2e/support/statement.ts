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

/** Returns a line of money in, or of money out for a negative amount. */
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

/** Returns a table as a bank writes it, with lines of text above it. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: string): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [...FRONT, ...rows.map((cells) => cells.map(cell).join(delimiter))].join("\r\n");
}
