import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentClass } from "./contract/nested.js";
import { parseJson } from "./parse-json.js";
import { readRecord } from "./read-record.js";

/** Where content is, from the repository's folder on. */
const FOLDER = "frontend/content";

/** The content folder while it is read: gathers every mistake instead of stopping at the first. */
export class ContentFiles {
  /** One line each: file, field, what is wrong. */
  readonly mistakes: string[] = [];
  /** Files still marked as the sample that the product ships. */
  readonly samples: string[] = [];

  /** @param root the repository's folder */
  constructor(private readonly root: string) {}

  /** The names of the JSON files of a folder below `frontend/content`, sorted. */
  list(folder = "."): string[] {
    try {
      const names = readdirSync(join(this.root, FOLDER, folder));
      return names.filter((name) => name.endsWith(".json")).sort();
    } catch {
      this.report(folder, "the folder is missing");
      return [];
    }
  }

  /** Reads one file as a record of `type`; what is wrong with it is among the mistakes then. */
  read<T extends { sample: boolean }>(file: string, type: ContentClass<T>): T {
    let value: unknown;
    try {
      value = parseJson(readText(join(this.root, FOLDER, file)));
    } catch (error) {
      this.report(file, error instanceof Error ? error.message : String(error));
      return new type();
    }
    const record = readRecord(type, value, (place, complaint) => this.report(file, `${place} ${complaint}`));
    if (record.sample) this.samples.push(`${FOLDER}/${file}`);
    return record;
  }

  report(file: string, mistake: string): void {
    this.mistakes.push(`${FOLDER}/${file}: ${mistake}`);
  }
}

/** The text of a UTF-8 file, without the mark that some editors put before it. @throws Error saying what is wrong. */
function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new Error("the file is missing or cannot be read");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("the file is not saved as UTF-8");
  }
}
