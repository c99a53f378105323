import type { Caller } from "../../../kernel/auth/caller.js";
import { ERRORS } from "../../../kernel/contract/catalogue.js";
import { violates } from "../../../kernel/db/unique-key.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { msg } from "../../../kernel/languages/message.js";
import { MEMBER_EMAIL, MEMBER_IDENTITY } from "../team-member.entity.js";
import { peopleOf, type PersonRecord, type TeamRecord } from "../reads/team-record.js";

/**
 * Runs `write`, which writes a person's own data into a team.
 * @throws DomainError EMAIL_IN_TEAM, IDENTITY_TAKEN when another person in the event has this e-mail or identity.
 */
export async function rejectDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, MEMBER_EMAIL)) throw refusal("EMAIL_IN_TEAM", "newEmail", error);
    if (violates(error, MEMBER_IDENTITY)) throw refusal("IDENTITY_TAKEN", "universityRollNo", error);
    throw error;
  }
}

/**
 * Rejects adding a person who is already in the team. For a person in another team, the database rejects the addition
 * (`personTaken`).
 * @throws DomainError PERSON_IS_YOU, PERSON_IN_YOUR_TEAM.
 */
export function refuseOwnPeople(
  caller: Caller,
  team: TeamRecord,
  { email, userId }: { readonly email: string | null; readonly userId: string | undefined },
): void {
  const isSame = (person: PersonRecord): boolean =>
    (userId !== undefined && person.userId === userId) || (email !== null && person.email === email);
  const person = peopleOf(team).find(isSame);
  if (!person) return;
  if (person.userId === caller.userId) throw new DomainError("PERSON_IS_YOU");
  const message = msg("{name} is already in your team.", { name: person.name });
  throw new DomainError("PERSON_IN_YOUR_TEAM", { message });
}

function refusal(code: "EMAIL_IN_TEAM" | "IDENTITY_TAKEN", field: string, cause: unknown): DomainError {
  return new DomainError(code, { fields: { [field]: ERRORS[code].message }, cause });
}
