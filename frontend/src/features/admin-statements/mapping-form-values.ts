import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { COLUMN_ROLES, type ColumnRole } from "@contract/modules/statements/contract/column-role";
import type { StatementMappingInput } from "../../graphql/schema-types";
import { t } from "@contract/kernel/contract/t";

/** How a statement distinguishes money in from money out. */
export type MoneyStyle = "signed" | "direction" | "split";

export const MONEY_STYLES: readonly { readonly value: MoneyStyle; readonly label: string }[] = [
  { value: "split", label: "Two columns: money out, money in" },
  { value: "direction", label: "One column, with Cr or Dr next to the amount" },
  { value: "signed", label: "One column, with money out as a negative amount" },
];

export function forEachRole<T>(valueOf: (role: ColumnRole) => T): Record<ColumnRole, T> {
  return Object.fromEntries(COLUMN_ROLES.map((role) => [role, valueOf(role)])) as Record<ColumnRole, T>;
}
/**
 * The name of a form field in which an admin marks a column as unused. There is such a field for each column that looks
 * like amounts or statuses but has no role.
 */
type UnusedField = `unused-${number}`;
export type MappingValues = Record<ColumnRole | "style" | UnusedField, string>;

/** The value of an `UnusedField` if the column is left out. */
export const UNUSED = "unused";

/** Returns the form's values for a guessed or chosen mapping. The value "" means that no column has the role. */
export function valuesOf(mapping: StatementMappingInput, unnamed: readonly number[]): MappingValues {
  const style =
    (mapping.amount ?? null) === null
      ? "split"
      : (mapping.direction ?? null) === null
        ? "signed"
        : "direction";
  const unused = mapping.unused ?? [];
  return {
    ...forEachRole((role) => String(mapping[role] ?? "")),
    style,
    ...Object.fromEntries(unnamed.map((column) => [fieldOf(column), ""])),
    ...Object.fromEntries(unused.map((column) => [fieldOf(column), UNUSED])),
  };
}

/** The columns' roles for each style of money, in the order of the form. */
export const MONEY_ROLES: Readonly<Record<MoneyStyle, readonly ColumnRole[]>> = {
  split: ["debit", "credit"],
  direction: ["amount", "direction"],
  signed: ["amount"],
};

/** Returns the chosen mapping. Omits columns of other money styles. */
export function mappingOf(values: MappingValues): StatementMappingInput {
  const ofMoney = Object.values(MONEY_ROLES).flat();
  const styleRoles = MONEY_ROLES[values.style as MoneyStyle];
  const roles = forEachRole((role) =>
    values[role] === "" || (ofMoney.includes(role) && !styleRoles.includes(role))
      ? null
      : Number(values[role]),
  );
  const used: (number | null)[] = Object.values(roles);
  const unused = Object.keys(values)
    .flatMap((name) => (values[name as UnusedField] === UNUSED ? columnOf(name) : []))
    .filter((column) => !used.includes(column));
  return { ...roles, unused: unused.length === 0 ? null : unused };
}

/**
 * Returns the columns that look like amounts or statuses but currently have no role. The form asks about these columns.
 */
export function unassignedOf(values: MappingValues): number[] {
  const { unused: _unused, ...roles } = mappingOf(values);
  const used: (number | null | undefined)[] = Object.values(roles);
  return Object.keys(values)
    .flatMap(columnOf)
    .filter((column) => !used.includes(column));
}

export function fieldOf(column: number): UnusedField {
  return `unused-${column}`;
}

/** Returns the column of an `UnusedField`, or [] for any other field. */
function columnOf(name: string): number[] {
  return name.startsWith("unused-") ? [Number(name.slice("unused-".length))] : [];
}

/** Returns the error texts of incomplete fields, by field. */
export function validateMapping(values: MappingValues): Partial<MappingValues> {
  const needed = MONEY_ROLES[values.style as MoneyStyle].filter((role) => role !== "debit");
  const known = values.description !== "" || values.reference !== "";
  return {
    ...Object.fromEntries(
      needed.filter((role) => values[role] === "").map((role) => [role, t("Choose the column")]),
    ),
    ...(known ? {} : { description: ADMIN_RULES.statementMapping }),
    ...Object.fromEntries(
      unassignedOf(values)
        .filter((column) => values[fieldOf(column)] === "")
        .map((column) => [fieldOf(column), t("Choose this column above, or leave it out")]),
    ),
  };
}
