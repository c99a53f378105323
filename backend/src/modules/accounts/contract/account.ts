import type { Role } from "../../../kernel/contract/roles.js";

/**
 * What people fill in about themselves and may leave empty: the one list of it. What is read, changed and exported of an
 * account is made of it; a column, an input or an answer that lacks one of them does not compile.
 */
export const PERSONAL_FIELDS = ["phone", "college", "universityRollNo", "codeforcesHandle"] as const;

/** What somebody has filled in about themselves; null for what they left empty. */
export type PersonalData = Readonly<Record<(typeof PERSONAL_FIELDS)[number], string | null>>;

/** An account as other modules see it. */
export interface Account extends PersonalData {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Every field of an account. */
export const ACCOUNT_FIELDS = [
  "id",
  "name",
  "email",
  "role",
  ...PERSONAL_FIELDS,
] as const satisfies (keyof Account)[];

/** Of somebody who has filled in nothing yet. */
export const NOTHING_PERSONAL = Object.fromEntries(
  PERSONAL_FIELDS.map((field) => [field, null]),
) as unknown as PersonalData;
