import { RULES } from "../../../kernel/contract/catalogue.js";
import { changesSince } from "../../../kernel/contract/changed-fields.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { normalisePhone } from "../../../kernel/contract/phone.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { UpdateMemberRecordInput } from "../contract/member-record.input.js";
import type { RecordField, RecordFields, StoredRecord } from "./member-record.repository.js";

/** Typed fields as they are stored, without the handle. Empty fields are absent. */
export type TypedRecord = Omit<RecordFields, "codeforcesHandle">;

/** Reads a form's fields. Blank fields are left out. */
export function typedRecord(
  input: Pick<UpdateMemberRecordInput, "name" | "email" | "phone" | "college" | "universityRollNo">,
): TypedRecord {
  const fields = {
    name: oneSpaced(input.name ?? ""),
    email: normaliseEmail(input.email ?? ""),
    phone: normalisePhone(input.phone ?? ""),
    college: oneSpaced(input.college ?? ""),
    universityRollNo: oneSpaced(input.universityRollNo ?? ""),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
}

export function changesOf(stored: StoredRecord, typed: TypedRecord): TypedRecord {
  return changesSince<RecordFields, TypedRecord>(stored, typed);
}

/**
 * Checks that the changes only fill in empty fields.
 * @throws DomainError BAD_INPUT, naming each field that is already filled in.
 */
export function refuseFilled(stored: StoredRecord, changes: TypedRecord): void {
  const filled = Object.keys(changes).filter((field) => stored[field as RecordField] !== null);
  if (filled.length === 0) return;
  throw new DomainError("BAD_INPUT", {
    message: RULES.filled,
    fields: Object.fromEntries(filled.map((field) => [field, RULES.filled])),
  });
}
