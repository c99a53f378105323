import { NOTHING_PERSONAL, type PersonalData } from "../../kernel/contract/personal-data.js";
import { newId } from "../../kernel/db/ids.js";
import type { User } from "./user.entity.js";

export interface NewAccount
  extends
    Pick<User, "name" | "email" | "passwordHash" | "role">,
    Partial<PersonalData>,
    Partial<Pick<User, "language">> {}

/**
 * Returns the row of a new account. Missing values are those of a user who has just signed up with an empty profile.
 * Sign-up, seeds and tests share this function, so a new column's initial value is set only here.
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
