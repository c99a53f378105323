import { decodeStatement, kindOf, NotText } from "./decode-statement";
import { t } from "@contract/kernel/contract/t";

/** What a statement of 20,000 lines may weigh as a web page; more than that is something else. */
const MOST_BYTES = 20_000_000;

const NO_TABLE = t("There is no table of transfers in it. Choose the file that the bank calls a statement.");
const TOO_LARGE = t("This file is too large for a statement. Export a shorter period, then the next one.");
const BROKEN = t(
  "This Excel file cannot be read. Open it in a spreadsheet and save it again, as .xlsx or CSV.",
);

/**
 * The text of a statement's file: CSV as it is, the table of an .xlsx file or of a web page as CSV.
 * @throws NotText with what to do instead.
 */
export async function readStatementFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new NotText(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === "text") return decodeStatement(bytes);
  const { askWorker } = await import("./ask-worker");
  const reply = await askWorker(kind === "page" ? { page: decodeStatement(bytes) } : { spreadsheet: bytes });
  if ("problem" in reply) throw new NotText(reply.problem === "tooMuch" ? TOO_LARGE : BROKEN);
  if (reply.csv === null) throw new NotText(NO_TABLE);
  return reply.csv;
}
