import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project-root.js";
import type { Language } from "./language.js";

/** A message of the site with its translation, both as ICU MessageFormat. */
export interface CatalogueEntry {
  /** The file that it is in: `mails` for what only mails and notifications say. */
  readonly part: string;
  readonly message: string;
  readonly text: string;
}

const read = new Map<Language, ReadonlyMap<string, CatalogueEntry>>();

/** What backend/languages has, by the English message; read when the first text is asked for. Nothing for English. */
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
