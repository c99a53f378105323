import { unzipSync, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";
import { largestTable, rowsAsCsv } from "./table-text";

/** Unpacked: a sheet of 20,000 lines has some ten million bytes, a zip bomb has thousands of millions. */
const UNPACKED_BYTES = 100_000_000;

/** An archive that unpacks to more than a list has. */
export class TooMuchInside extends Error {}

/**
 * The list in an .xlsx file, as CSV, with numbers and days as a person reads them; null when no sheet has one.
 * @param fewest as many cells as a row of the list has at least
 * @throws TooMuchInside, or what the libraries throw for a broken file.
 */
export async function spreadsheetAsCsv(bytes: Uint8Array, fewest: number): Promise<string | null> {
  const sheets = await readXlsxFile(plainArchive(bytes), { trim: false });
  const tables = sheets.map(({ data }) => data.map((cells) => cells.map(cellText)));
  const rows = largestTable(tables, fewest);
  return rows === null ? null : rowsAsCsv(rows);
}

/**
 * The same archive without compression. The library unpacks large files in workers made of text, which the site's security
 * policy forbids; and this is where too large ones are noticed before they are unpacked.
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

/** A cell as a person reads it: days as 2025-03-01, numbers without the noise of binary fractions. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "number")
    return Number.isInteger(cell) ? String(BigInt(cell)) : String(Number(cell.toFixed(6)));
  return typeof cell === "string" ? cell.trim() : typeof cell === "boolean" ? String(cell) : "";
}
