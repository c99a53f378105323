import { t } from "@contract/kernel/contract/t";
import { decodeFile, kindOf, NotText } from "./decode-file";

/** What 20,000 lines may weigh as a web page; more than that is something else. */
const MOST_BYTES = 20_000_000;

const BROKEN = t(
  "This Excel file cannot be read. Open it in a spreadsheet and save it again, as .xlsx or CSV.",
);

export interface WantedTable {
  /** As many cells as a row has at least. */
  readonly fewest: number;
  /** What to do where there is no such table. */
  readonly noTable: string;
  readonly tooLarge: string;
}

/**
 * The text of a file with a list: CSV unchanged, the table of an .xlsx file or of a web page as CSV.
 * @throws NotText with what to do instead.
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
