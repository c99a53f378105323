import { NOTHING_PERSONAL, type PersonalData } from "../../kernel/contract/personal-data.js";
import { newId } from "../../kernel/db/ids.js";
import type { User } from "./user.entity.js";

/** What a new account is made of. */
export interface NewAccount
  extends
    Pick<User, "name" | "email" | "passwordHash" | "role">,
    Partial<PersonalData>,
    Partial<Pick<User, "language">> {}

/**
 * Returns the row of a new account. Missing values are those of a user who has just signed up and filled in nothing.
 * Sign-up, seeds and tests share it, so that a new column gets its first value here.
 */
export function newUser(account: NewAccount & Partial<Pick<User, "id" | "createdAt">>): User {
  const createdAt = account.createdAt ?? new Date();
  return {
    ...NOTHING_PERSONAL,
    id: newId(),
    epoch: 0,
    grants: "",
    language: "en",
    ...account,
    createdAt,
    updatedAt: createdAt,
  };
}
