import { AUDIT_LABELS } from "@contract/kernel/contract/audit-labels";
import { GRANT_LABELS } from "@contract/kernel/contract/grant-labels";
import { isGrant } from "@contract/kernel/contract/grants";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { t } from "@contract/kernel/contract/t";
import { LOCALE } from "../../shared/language";
import { parsedJson } from "../../shared/stored";
import { detailName, detailValue } from "./detail-labels";

const LABELS: Readonly<Record<string, string>> = AUDIT_LABELS;

/**
 * Returns an action's label. If this version of the site does not know the action, returns the stored text with spaces.
 */
export function actionLabel(action: string): string {
  return LABELS[action] ?? action.replace(/[.-]/g, " ");
}

/** Maximum number of items on one line. Longer lists are folded. */
const IN_LINE = 5;

/** A list in an entry's details, with the detail's label. */
export interface DetailList {
  readonly name: string;
  readonly items: readonly string[];
}

/** Returns the lists in an entry's details that do not fit on one line: long lists, and lists that contain lists. */
export function detailLists(details: string): readonly DetailList[] {
  return Object.entries(parse(details) ?? {}).flatMap(([name, value]) =>
    isList(value) ? [{ name: nameWords(name), items: value.map((item) => itemLabel(name, item)) }] : [],
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && (value.length > IN_LINE || value.some((item) => Array.isArray(item)));
}

/**
 * Returns an item's label: a payment as "Team · UTR · ₹360", a rank as "Team: 3 → 1", a deleted team as "Team: its
 * people", and a changed item as "Item: its fields".
 */
function itemLabel(name: string, item: unknown): string {
  if (!Array.isArray(item)) return valueLabel(name, item);
  if (name === "deleted" || name === "changed") {
    const [called, , ...rest] = item.map(String);
    return [called, ...(rest.length > 0 ? [rest.join(", ")] : [])].join(": ");
  }
  const [first, second, third] = item as readonly unknown[];
  return name === "payments" && typeof third === "number"
    ? `${String(first)} · ${String(second)} · ${formatPaise(third)}`
    : `${String(first)}: ${placeLabel(second)} → ${placeLabel(third)}`;
}

function placeLabel(place: unknown): string {
  return place === null || place === undefined ? t("unranked") : valueLabel("place", place);
}

/**
 * Returns an entry's details as names and values to show, without empty values and without the lists of `detailLists`.
 * Text that is not a JSON object is shown unchanged.
 */
export function detailPairs(details: string): readonly (readonly [name: string, value: string])[] {
  const parsed = parse(details);
  if (parsed === null) return details === "" ? [] : [["details", details]];
  return Object.entries(parsed).flatMap(([name, value]) =>
    value === null || value === "" || isList(value) || isNothing(value)
      ? []
      : [[nameWords(name), valueLabel(name, value)] as const],
  );
}

function isNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function parse(details: string): Record<string, unknown> | null {
  const value = parsedJson(details);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

/**
 * Returns a detail's label in the reader's language: `transactionId` becomes "transaction ID", and `amountPaise`
 * becomes "amount".
 */
function nameWords(name: string): string {
  const spaced = name
    .replace(/Paise$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return detailName(spaced);
}

function valueLabel(name: string, value: unknown): string {
  if (name.endsWith("Paise") && typeof value === "number") return formatPaise(value);
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  // Of the people and teams that were selected, shows only the number. Their ids mean nothing to a reader.
  if (Array.isArray(value) && name.endsWith("Ids")) return value.length.toLocaleString(LOCALE);
  if (Array.isArray(value)) return value.map((each) => valueLabel(name, each)).join(", ");
  if (typeof value === "object" && value !== null) return objectLabel(value);
  if ((name === "given" || name === "taken") && isGrant(value)) return GRANT_LABELS[value].label;
  // The value is the name of a changed field.
  if (name === "fields" && typeof value === "string") return nameWords(value);
  return typeof value === "string" ? detailValue(name, value) : JSON.stringify(value);
}

function objectLabel(value: object): string {
  const set = Object.entries(value).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return set.map(([name, each]) => `${nameWords(name)} ${valueLabel(name, each)}`).join(", ");
}
