import { ERRORS } from "../../kernel/contract/catalogue.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { MEMBER_EMAIL, MEMBER_IDENTITY } from "./team-member.entity.js";

/**
 * Runs a write of a person's own data into a team.
 * @throws DomainError EMAIL_IN_TEAM, IDENTITY_TAKEN when another person of the event has that e-mail or identity.
 */
export async function refuseDoubles<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, MEMBER_EMAIL)) throw refusal("EMAIL_IN_TEAM", "newEmail", error);
    if (violates(error, MEMBER_IDENTITY)) throw refusal("IDENTITY_TAKEN", "universityRollNo", error);
    throw error;
  }
}

function refusal(code: "EMAIL_IN_TEAM" | "IDENTITY_TAKEN", field: string, cause: unknown): DomainError {
  return new DomainError(code, { fields: { [field]: ERRORS[code].message }, cause });
}
