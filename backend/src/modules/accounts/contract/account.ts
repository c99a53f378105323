import { PERSONAL_FIELDS, type PersonalData } from "../../../kernel/contract/personal-data.js";
import type { Role } from "../../../kernel/contract/roles.js";

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
