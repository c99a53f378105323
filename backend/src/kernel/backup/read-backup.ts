import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { FORMAT, FORMAT_VERSION, type Header, type Seal, type TablePart } from "./backup-file.js";
import type { Value } from "./table-rows.js";

const PAGE_ROWS = 500;

export interface Reading {
  readonly header: Header;
  /**
   * The parts of the backup. The last line proves that nothing is missing or changed, so the data is valid only once
   * all parts have been read.
   */
  readonly parts: AsyncIterable<TablePart>;
}

/**
 * Opens a backup.
 * @throws Error with one line that says what is wrong with the file, both here and while the parts are read
 */
export async function readBackup(file: string): Promise<Reading> {
  const lines = linesOf(file);
  const first = await lines.next();
  if (first.done) throw damaged(file, "it is empty");
  return { header: headerOf(file, parse(file, first.value)), parts: partsIn(file, first.value, lines) };
}

async function* partsIn(
  file: string,
  first: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<TablePart> {
  const whole = createHash("sha256").update(`${first}\n`);
  let rows: Value[][] = [];
  let isSealed = false;
  for await (const text of lines) {
    if (isSealed) throw damaged(file, "something follows its last line");
    const value = parse(file, text);
    if ("sha256" in value && !("end" in value)) {
      if ((value as Seal).sha256 !== whole.digest("hex")) throw damaged(file, "its checksum is different");
      isSealed = true;
      continue;
    }
    whole.update(`${text}\n`);
    const isRow = Array.isArray(value);
    if (isRow) rows.push(value as Value[]);
    if (rows.length === PAGE_ROWS || (!isRow && rows.length > 0)) {
      yield { kind: "rows", rows };
      rows = [];
    }
    if (!isRow) yield { kind: "table" in value ? "start" : "end", ...value } as TablePart;
  }
  if (!isSealed) throw damaged(file, "its end is missing");
}

function headerOf(file: string, value: object): Header {
  const header = value as Partial<Header>;
  if (header.format !== FORMAT) throw new Error(`${file} is not a backup of this site.`);
  if (header.version !== FORMAT_VERSION)
    throw new Error(
      `${file} was made by a newer version of this site: restore it with that one or a later one.`,
    );
  return value as Header;
}

function parse(file: string, text: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // The check below reports a line that is not JSON.
  }
  if (typeof value !== "object" || value === null) throw damaged(file, "a line cannot be read");
  return value;
}

/** Yields the lines of the unpacked file. Only \n ends a line, because a text may contain any other line separator. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  packed.once("error", (error) => unpacked.destroy(error));
  const decoder = new StringDecoder("utf8");
  let rest = "";
  try {
    for await (const chunk of packed.pipe(unpacked)) {
      const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Error(`There is no file ${file}.`, { cause: error });
    if (code.startsWith("Z_")) throw damaged(file, "it cannot be unpacked");
    throw error;
  }
  if (rest !== "") throw damaged(file, "its end is missing");
}

function damaged(file: string, what: string): Error {
  return new Error(`${file} is damaged: ${what}. Restore another backup.`);
}
