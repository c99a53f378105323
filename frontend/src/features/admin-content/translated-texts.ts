import {
  currentTranslation,
  fieldOfKey,
  type Translation,
} from "@contract/modules/content/contract/translations";
import { t } from "@contract/kernel/contract/t";
import type { EnglishText, FieldSpec } from "./field-spec";

/** Translations by the keys of their English texts. */
export type TranslatedTexts = Readonly<Record<string, Translation>>;

/** Texts that are shown together: the texts of one entry of a list, or the texts outside lists. */
export interface TextGroup {
  /** The entry's path, such as `cards[aim]`; "" for texts outside lists. */
  readonly entry: string;
  readonly title: string;
  readonly texts: readonly EnglishText[];
}

export function translatedTexts(value: unknown): TranslatedTexts {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, entry]) => isTranslation(entry)));
}

function isTranslation(value: unknown): value is Translation {
  const { english, text } = (value ?? {}) as Partial<Record<keyof Translation, unknown>>;
  return typeof english === "string" && typeof text === "string";
}

/**
 * Returns the translations, each under the current key of its English text. The key changes when an entry without an id
 * moves. If the English text was changed or removed, the translation keeps the old key, unless another translation now
 * has this key.
 */
export function inPlace(texts: TranslatedTexts, english: readonly EnglishText[]): TranslatedTexts {
  const entries = new Map(Object.entries(texts));
  const next: Record<string, Translation> = {};
  const placed = new Set<string>();
  const nameOf = (key: string, englishText: string): string => `${fieldOfKey(key)} ${englishText}`;
  for (const { key, english: englishText } of english) {
    const text = currentTranslation(entries, key, englishText);
    if (text === undefined) continue;
    next[key] = { english: englishText, text };
    placed.add(nameOf(key, englishText));
  }
  for (const [key, entry] of entries)
    if (!(key in next) && !placed.has(nameOf(key, entry.english))) next[key] = entry;
  return next;
}

/** Returns the translations to send, trimmed and without blank ones. */
export function tidiedTexts(texts: TranslatedTexts): TranslatedTexts {
  const entries = Object.entries(texts).map(
    ([key, entry]) => [key, { ...entry, text: entry.text.trim() }] as const,
  );
  return Object.fromEntries(entries.filter(([, { text }]) => text !== ""));
}

/** Counts the texts that visitors see translated, because their translation is neither outdated nor empty. */
export function translatedCount(texts: TranslatedTexts, english: readonly EnglishText[]): number {
  return english.filter(
    ({ key, english: englishText }) => texts[key]?.english === englishText && texts[key].text.trim() !== "",
  ).length;
}

const ENTRY = /^([\w-]+\[[^\]]*\])\.(.+)$/;

/** Groups the texts by the list entries to which they belong, keeping their order. */
export function groupsOf(english: readonly EnglishText[], fields: readonly FieldSpec[]): TextGroup[] {
  const groups = new Map<string, EnglishText[]>();
  for (const one of english) {
    const entry = ENTRY.exec(one.key)?.[1] ?? "";
    groups.set(entry, [...(groups.get(entry) ?? []), one]);
  }
  return [...groups].map(([entry, texts], at) => ({
    entry,
    texts,
    title: titleOf(entry, texts, fields, at),
  }));
}

function titleOf(
  entry: string,
  texts: readonly EnglishText[],
  fields: readonly FieldSpec[],
  at: number,
): string {
  const list = fields.find(({ name }) => name === entry.replace(/\[.*/s, ""));
  if (list?.kind !== "list") return "";
  const named = texts.find(({ key }) => key === `${entry}.${list.named}`);
  return named?.english ?? `${list.label} ${String(at + 1)}`;
}

/** Returns the label of a text in its form: `cards[aim].title` is "Title", `lines[1]` is "Address, line 2". */
export function textLabel(key: string, fields: readonly FieldSpec[]): string {
  const [, name = "", index, rest] = /^([\w-]+)(?:\[([^\]]*)\])?(?:\.(.+))?$/s.exec(key) ?? [];
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return key;
  if (rest === undefined)
    return index === undefined
      ? field.label
      : t("{field}, line {number}", { field: field.label, number: String(Number(index) + 1) });
  if (field.kind === "list") return textLabel(rest, field.fields);
  return field.kind === "record" ? `${field.label}, ${textLabel(rest, field.fields)}` : key;
}

/** Returns the label of a text with its entry's title before it. */
export function textPlace(
  key: string,
  english: readonly EnglishText[],
  fields: readonly FieldSpec[],
): string {
  const group = groupsOf(english, fields).find(({ texts }) => texts.some((one) => one.key === key));
  const label = textLabel(key, fields);
  return group === undefined || group.entry === "" ? label : `${group.title}: ${label}`;
}
