import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";
import type { Language } from "./language.js";

/** A message of the site and its translation, both in ICU MessageFormat. */
export interface CatalogueEntry {
  /** The name of the entry's file, without `.json`. `mails` has the messages that only the server writes (`msg`). */
  readonly part: string;
  readonly message: string;
  readonly text: string;
}

const read = new Map<Language, ReadonlyMap<string, CatalogueEntry>>();

/**
 * Returns the entries of backend/languages for a language, by English message. The files are read at the first call.
 * English has no entries.
 */
export function catalogueOf(language: Language): ReadonlyMap<string, CatalogueEntry> {
  const known = read.get(language);
  if (known) return known;
  const entries = new Map((language === "en" ? [] : readEntries(language)).map((one) => [one.message, one]));
  read.set(language, entries);
  return entries;
}

function readEntries(language: Language): CatalogueEntry[] {
  const folder = join(PROJECT_ROOT, "backend/languages", language);
  return readdirSync(folder).flatMap((file) => {
    const messages = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, string>;
    const part = file.replace(/\.json$/, "");
    return Object.entries(messages).map(([message, text]) => ({ part, message, text }));
  });
}
