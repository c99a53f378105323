import { oneSpaced } from "../../kernel/contract/plain-text.js";
import { type AccountChanges, personalChanges } from "../accounts/contract/account.js";
import type { UpdateUserInput } from "./contract/update-user.input.js";

/** The given fields as they are stored. Name and address cannot be cleared. */
export function accountChanges(input: UpdateUserInput): AccountChanges {
  return {
    ...(input.name ? { name: oneSpaced(input.name) } : {}),
    ...(input.email ? { email: input.email } : {}),
    ...personalChanges(input),
  };
}
