import { unzipSync, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";
import { largestTable, rowsAsCsv } from "./table-text";

/**
 * Maximum unpacked size of a file in bytes. A sheet of 20,000 lines has about ten million bytes, and a zip bomb has
 * billions.
 */
const UNPACKED_BYTES = 100_000_000;

/** Thrown for an archive that unpacks to more bytes than any list has. */
export class TooMuchInside extends Error {}

/**
 * Returns the list in an .xlsx file as CSV, or null if no sheet has a list. Numbers and days are written as people read
 * them.
 * @param fewest minimum number of filled cells in a row of the list
 * @throws TooMuchInside, or the libraries' error for a broken file.
 */
export async function spreadsheetAsCsv(bytes: Uint8Array, fewest: number): Promise<string | null> {
  const sheets = await readXlsxFile(plainArchive(bytes), { trim: false });
  const tables = sheets.map(({ data }) => data.map((cells) => cells.map(cellText)));
  const rows = largestTable(tables, fewest);
  return rows === null ? null : rowsAsCsv(rows);
}

/**
 * Returns the archive without compression. Otherwise, the library would unpack large files in workers created from
 * text, which the site's security policy forbids.
 * @throws TooMuchInside before more than UNPACKED_BYTES are unpacked
 */
function plainArchive(bytes: Uint8Array): ArrayBuffer {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      if (unpacked > UNPACKED_BYTES) throw new TooMuchInside();
      return true;
    },
  });
  return new Uint8Array(zipSync(files, { level: 0 })).buffer;
}

/** Returns a cell's text as people read it: days as 2025-03-01, and numbers without binary rounding errors. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number")
    return Number.isInteger(cell) ? String(BigInt(cell)) : String(Number(cell.toFixed(6)));
  return typeof cell === "string" ? cell.trim() : typeof cell === "boolean" ? String(cell) : "";
}
