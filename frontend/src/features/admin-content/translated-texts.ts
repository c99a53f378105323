import type { TranslatedTexts } from "@contract/modules/content/contract/translations";
import { t } from "@contract/kernel/contract/t";
import type { EnglishText, FieldSpec } from "./field-spec";

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

function isTranslation(value: unknown): value is TranslatedTexts[string] {
  const { english, text } = (value ?? {}) as Partial<Record<keyof TranslatedTexts[string], unknown>>;
  return typeof english === "string" && typeof text === "string";
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
