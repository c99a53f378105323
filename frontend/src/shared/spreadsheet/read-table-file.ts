import { t } from "@contract/kernel/contract/t";
import { decodeFile, kindOf, NotText } from "./decode-file";

/** Maximum bytes of a file. A web page with 20,000 lines is smaller. */
const MOST_BYTES = 20_000_000;

const BROKEN = t(
  "This Excel file cannot be read. Open it in a spreadsheet and save it again, as .xlsx or CSV.",
);

export interface WantedTable {
  /** Minimum number of filled cells in a row of the list. */
  readonly fewest: number;
  /** The error text for a file without a suitable table. The text says what to do next. */
  readonly noTable: string;
  readonly tooLarge: string;
}

/**
 * Returns the list in a file: CSV unchanged, and the table of an .xlsx file or a web page as CSV.
 * @throws NotText with a text that says what to do next.
 */
export async function readTableFile(file: File, { fewest, noTable, tooLarge }: WantedTable): Promise<string> {
  if (file.size > MOST_BYTES) throw new NotText(tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === "text") return decodeFile(bytes);
  const { askWorker } = await import("./ask-worker");
  const reply = await askWorker(
    kind === "page" ? { page: decodeFile(bytes), fewest } : { spreadsheet: bytes, fewest },
  );
  if ("problem" in reply) throw new NotText(reply.problem === "tooMuch" ? tooLarge : BROKEN);
  if (reply.csv === null) throw new NotText(noTable);
  return reply.csv;
}
