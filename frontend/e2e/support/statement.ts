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

/** A table as a bank writes it, with prose in front. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: string): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [...FRONT, ...rows.map((cells) => cells.map(cell).join(delimiter))].join("\r\n");
}
