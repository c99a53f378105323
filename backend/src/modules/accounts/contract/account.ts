import { normaliseHandle } from "../../../kernel/contract/handle.js";
import { PERSONAL_FIELDS, type PersonalData } from "../../../kernel/contract/personal-data.js";
import { normalisePhone } from "../../../kernel/contract/phone.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { Role } from "../../../kernel/contract/roles.js";

/** An account as other modules see it. */
export interface Account extends PersonalData {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export const ACCOUNT_FIELDS = [
  "id",
  "name",
  "email",
  "role",
  ...PERSONAL_FIELDS,
] as const satisfies (keyof Account)[];

export type AccountChanges = Partial<Omit<Account, "id" | "role">>;

/** `Input` itself, if it declares every field of `Fields`, even the optional ones. Otherwise `never`. */
type WithAll<Fields, Input> = [Exclude<keyof Fields, keyof Input>] extends [never] ? Input : never;

/** Returns the given fields in their stored form. A blank field becomes null, and an absent field stays absent. */
function personalChanges<Input extends Partial<PersonalData>>(
  input: WithAll<PersonalData, Input>,
): Partial<PersonalData> {
  const sentFields = PERSONAL_FIELDS.filter((field) => input[field] !== undefined);
  const stored = (field: keyof PersonalData): string | null => {
    if (field === "codeforcesHandle") return normaliseHandle(input[field]);
    return (field === "phone" ? normalisePhone : oneSpaced)(input[field] ?? "") || null;
  };
  return Object.fromEntries(sentFields.map((field) => [field, stored(field)]));
}

type Named<Input> = Input & { readonly name?: string | null; readonly email?: string | null };

/** Returns the fields to change, as they are stored. The name and e-mail address cannot be cleared. */
export function accountChanges<Input extends Partial<PersonalData>>(
  input: Named<WithAll<PersonalData, Input>>,
): AccountChanges {
  return {
    ...(input.name ? { name: oneSpaced(input.name) } : {}),
    ...(input.email ? { email: input.email } : {}),
    ...personalChanges<Input>(input),
  };
}
