import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import type { StatementMappingInput } from "../../graphql/generated";

/** How a statement writes its money. */
export type MoneyStyle = "signed" | "direction" | "split";

export const MONEY_STYLES: readonly { readonly value: MoneyStyle; readonly label: string }[] = [
  { value: "split", label: "Two columns: money out, money in" },
  { value: "direction", label: "One column, with Cr or Dr beside it" },
  { value: "signed", label: "One column; money out is negative" },
];

export type Role =
  "date" | "description" | "reference" | "amount" | "direction" | "debit" | "credit" | "status";
export type MappingValues = Record<Role | "style", string>;

/** What a person chose, of what was guessed or chosen before. "" is no column. */
export function valuesOf(mapping: StatementMappingInput): MappingValues {
  const text = (column: number | null | undefined) => String(column ?? "");
  const { date, description, reference, amount, direction, debit, credit, status } = mapping;
  const one = (direction ?? null) === null ? "signed" : "direction";
  return {
    date: text(date),
    description: text(description),
    reference: text(reference),
    style: (amount ?? null) === null ? "split" : one,
    amount: text(amount),
    direction: text(direction),
    debit: text(debit),
    credit: text(credit),
    status: text(status),
  };
}

/** The columns that a style of money has, in the order in which they are asked for. */
export const MONEY_ROLES: Readonly<Record<MoneyStyle, readonly Role[]>> = {
  split: ["debit", "credit"],
  direction: ["amount", "direction"],
  signed: ["amount"],
};

/** The mapping that a person chose; columns of another style of money are left out. */
export function mappingOf(values: MappingValues): StatementMappingInput {
  const roles = MONEY_ROLES[values.style as MoneyStyle];
  const column = (role: Role) => (values[role] === "" ? null : Number(values[role]));
  const money = (role: Role) => (roles.includes(role) ? column(role) : null);
  return {
    date: column("date"),
    description: column("description"),
    reference: column("reference"),
    amount: money("amount"),
    direction: money("direction"),
    debit: money("debit"),
    credit: money("credit"),
    status: column("status"),
  };
}

/** What is missing, by field. */
export function missing(values: MappingValues): Partial<Record<Role, string>> {
  const needed = MONEY_ROLES[values.style as MoneyStyle].filter((role) => role !== "debit");
  const known = values.description !== "" || values.reference !== "";
  return {
    ...Object.fromEntries(
      needed.filter((role) => values[role] === "").map((role) => [role, "Choose the column"]),
    ),
    ...(known ? {} : { description: ADMIN_RULES.statementMapping }),
  };
}
