import {
  alumniLabel,
  BatchKind,
  hasGraduated,
} from "@contract/modules/content/contract/member-batch.content";
import type { FieldSpec } from "./field-spec";
import { t } from "@contract/kernel/contract/t";
import { randomId } from "../../shared/random-id";
import { textPlace, tidiedTexts, translatedTexts } from "./translated-texts";

/** A topic, or a record in it, as parsed JSON while it is edited. */
export type RecordValue = Readonly<Record<string, unknown>>;

/** Returns a text or number as text, and "" for any other value. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

export function recordOf(value: unknown): RecordValue {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as RecordValue) : {};
}

export function listOf(value: unknown): readonly RecordValue[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

/** Returns the topic as JSON to send. Trims texts, and leaves out empty texts of optional fields. */
export function bodyOf(value: RecordValue, fields: readonly FieldSpec[]): string {
  return JSON.stringify(tidied(value, fields));
}

/**
 * Merges two edits of the same record. `mine` wins, but fields that only `theirs` changed are taken from `theirs`. A
 * list counts as one field, but translations are merged text by text.
 */
export function mergedRecord(
  before: RecordValue,
  mine: RecordValue,
  theirs: RecordValue,
  fields: readonly FieldSpec[],
): RecordValue {
  const [old, own, other] = [before, mine, theirs].map((value) => tidied(value, fields)) as [
    RecordValue,
    RecordValue,
    RecordValue,
  ];
  const merged = mergedEntries(old, own, other);
  const texts = fields
    .filter(({ kind }) => kind === "translations")
    .map(({ name }): [string, RecordValue] => [
      name,
      mergedEntries(recordOf(old[name]), recordOf(own[name]), recordOf(other[name])),
    ]);
  return { ...merged, ...Object.fromEntries(texts) };
}

/** Merges two edits of `old`. Takes the entries that `own` changed from `own`, and all other entries from `other`. */
function mergedEntries(old: RecordValue, own: RecordValue, other: RecordValue): RecordValue {
  const isMine = (name: string): boolean => JSON.stringify(own[name]) !== JSON.stringify(old[name]);
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  const entries = [...names].map((name) => [name, isMine(name) ? own[name] : other[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function tidied(value: RecordValue, fields: readonly FieldSpec[]): RecordValue {
  const next: Record<string, unknown> = { ...value };
  for (const field of fields) {
    const fieldValue = value[field.name];
    if (field.kind === "record") {
      const record = tidied(recordOf(fieldValue), field.fields);
      const isEmpty = Object.values(record).every((inner) => inner === "");
      if (isEmpty && field.optional === true) Reflect.deleteProperty(next, field.name);
      else next[field.name] = record;
    } else if (field.kind === "translations") next[field.name] = tidiedTexts(translatedTexts(fieldValue));
    else if (field.kind === "list")
      next[field.name] = listOf(fieldValue).map((entry) => tidied(entry, field.fields));
    else if (field.kind === "lines")
      next[field.name] = (Array.isArray(fieldValue) ? fieldValue : [])
        .map((line) => textOf(line).trim())
        .filter((line) => line !== "");
    else if (field.kind === "number") {
      const text = textOf(fieldValue).trim();
      next[field.name] = /^\d+$/.test(text) ? Number(text) : text;
    } else if (field.kind === "text" || field.kind === "picture") {
      const text = textOf(fieldValue).trim();
      if (text === "" && field.optional === true) Reflect.deleteProperty(next, field.name);
      else next[field.name] = text;
    }
  }
  return next;
}

/**
 * Returns the id of a new list entry. The id is unique, even among the people of all batches, and does not change with
 * the entry's name. Users never see it.
 */
export function newEntryId(entry: string): string {
  return `${entry}-${randomId().slice(0, 13)}`;
}

/** Returns the label of a path: `testimonials[3].feedback` is "Testimonials 4, Quote". */
export function placeLabel(place: string, fields: readonly FieldSpec[]): string {
  const [, name = "", number, rest = ""] = /^([\w-]+)(?:\[(\d+)\])?\.?(.*)$/s.exec(place) ?? [];
  const field = fields.find((one) => one.name === name);
  if (!field) return place === "" ? t("This part") : place;
  if (field.kind === "translations") return textPlace(rest, field.english, field.fields);
  const label = number === undefined ? field.label : `${field.label} ${String(Number(number) + 1)}`;
  const inner = field.kind === "list" || field.kind === "record" ? field.fields : [];
  return rest === "" ? label : `${label}, ${placeLabel(rest, inner)}`;
}

/**
 * Returns the batch of a topic such as `members/2022-26` if the batch's students have taken their last exams, or null
 * otherwise.
 */
export function graduatedBatch(topic: string, { kind }: RecordValue, day: string): string | null {
  const [, key = ""] = /^members\/(.*)$/.exec(topic) ?? [];
  return hasGraduated({ key, kind: textOf(kind) }, day) ? key : null;
}

/**
 * Converts a batch of members into a batch of alumni with the same people. Admins check the draft before it is
 * published.
 */
export function asAlumni(value: RecordValue, key: string): RecordValue {
  return { ...value, kind: BatchKind.alumni, label: alumniLabel(key) };
}

/** Adds people to a batch's members, except for people whose e-mail address is already in the batch. */
export function addPeople(members: readonly RecordValue[], people: readonly RecordValue[]) {
  const addressOf = ({ email }: RecordValue): string => textOf(email).trim().toLowerCase();
  const addresses = new Set(members.map(addressOf));
  const fresh = people.filter((person) => {
    const address = addressOf(person);
    if (address !== "" && addresses.has(address)) return false;
    addresses.add(address);
    return true;
  });
  const added: RecordValue[] = fresh.map((person) => ({ id: newEntryId("person"), ...person }));
  return { members: [...members, ...added], added: added.length, known: people.length - added.length };
}

/** A field that differs between two versions, with both texts. A missing text is null. */
export interface Difference {
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Lists the changes between two versions, field by field. Entries of lists are identified by their names, not their
 * positions.
 */
export function differences(
  before: string | null,
  after: string | null,
  fields: readonly FieldSpec[],
): Difference[] {
  const [old, fresh] = [leavesOf(before, fields), leavesOf(after, fields)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((place) => ({ place, before: old.get(place) ?? null, after: fresh.get(place) ?? null }))
    .filter((one) => one.before !== one.after);
}

/**
 * Returns the text of each field by its label. Leaves out data without a field in the form, such as ids and sizes of
 * animations.
 */
function leavesOf(body: string | null, fields: readonly FieldSpec[]): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (record: RecordValue, specs: readonly FieldSpec[], before: string): void => {
    for (const field of specs) {
      const value = record[field.name];
      const place = before + field.label;
      if (field.kind === "record") walk(recordOf(value), field.fields, `${place}, `);
      else if (field.kind === "list")
        for (const entry of listOf(value)) walk(entry, field.fields, `${textOf(entry[field.named])}: `);
      else if (field.kind === "translations")
        for (const [key, { text }] of Object.entries(translatedTexts(value)))
          leaves.set(textPlace(key, field.english, field.fields), text);
      else if (Array.isArray(value)) leaves.set(place, value.map(textOf).join("\n"));
      else if (textOf(value) !== "") leaves.set(place, textOf(value));
    }
  };
  if (body === null) return leaves;
  const record = recordOf(JSON.parse(body));
  if (record["sample"] === true) leaves.set(t("Still a sample"), t("Yes"));
  walk(record, fields, "");
  return leaves;
}
