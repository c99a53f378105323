import { decodeStatement, kindOf, NotText } from "./decode-statement";
import { pageAsCsv } from "./read-page";

/** What a statement of 20,000 lines may weigh as a web page; more than that is something else. */
const MOST_BYTES = 20_000_000;

const NO_TABLE = "There is no table of transfers in it. Choose the file that the bank calls a statement.";
const TOO_LARGE = "This file is too large for a statement. Export a shorter period, then the next one.";
const BROKEN = "This Excel file cannot be read. Open it in a spreadsheet and save it again, as .xlsx or CSV.";

/**
 * The text of a statement's file: CSV as it is, the table of an .xlsx file or of a web page as CSV.
 * @throws NotText with what to do instead.
 */
export async function readStatementFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new NotText(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === "text") return decodeStatement(bytes);
  const csv = kind === "page" ? pageAsCsv(decodeStatement(bytes)) : await spreadsheetText(bytes);
  if (csv === null) throw new NotText(NO_TABLE);
  return csv;
}

async function spreadsheetText(bytes: Uint8Array): Promise<string | null> {
  const { askWorker } = await import("./ask-worker");
  const reply = await askWorker(bytes);
  if ("csv" in reply) return reply.csv;
  throw new NotText(reply.problem === "tooMuch" ? TOO_LARGE : BROKEN);
}
