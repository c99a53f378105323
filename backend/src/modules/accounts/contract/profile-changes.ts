import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import type { Account } from "./account.js";

/** What may change of an account. */
export type AccountChanges = Partial<Omit<Account, "id" | "role">>;

/** What people fill in about themselves and may leave empty. */
interface PersonalFields {
  readonly phone?: string | null;
  readonly college?: string | null;
  readonly universityRollNo?: string | null;
  readonly codeforcesHandle?: string | null;
}

/** The given fields as they are stored: blank ones null, absent ones left out. */
export function personalChanges(input: PersonalFields): AccountChanges {
  const { phone, college, universityRollNo, codeforcesHandle } = input;
  const given = Object.entries({ phone, college, universityRollNo, codeforcesHandle }).filter(
    ([, text]) => text !== undefined,
  );
  return Object.fromEntries(given.map(([field, text]) => [field, oneSpaced(text ?? "") || null]));
}
