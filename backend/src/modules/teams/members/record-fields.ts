import { RULES } from "../../../kernel/contract/catalogue.js";
import { changesSince } from "../../../kernel/contract/changed-fields.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { normalisePhone } from "../../../kernel/contract/phone.js";
import { oneSpaced } from "../../../kernel/contract/plain-text.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { UpdateMemberRecordInput } from "../contract/member-record.input.js";
import type { RecordField, RecordFields, StoredRecord } from "./member-record.repository.js";

/** The typed-in fields in the spelling in which they are stored; those left empty are absent. The handle is apart. */
export type TypedRecord = Omit<RecordFields, "codeforcesHandle">;

/** Reads what was typed into a form; blank fields do not count. */
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

/** Those of the typed fields that differ from what is stored. */
export function changesOf(stored: StoredRecord, typed: TypedRecord): TypedRecord {
  return changesSince<RecordFields, TypedRecord>(stored, typed);
}

/** @throws DomainError BAD_INPUT, naming each field that is filled in already and so may not change. */
export function refuseFilled(stored: StoredRecord, changes: TypedRecord): void {
  const filled = Object.keys(changes).filter((field) => stored[field as RecordField] !== null);
  if (filled.length === 0) return;
  throw new DomainError("BAD_INPUT", {
    message: RULES.filled,
    fields: Object.fromEntries(filled.map((field) => [field, RULES.filled])),
  });
}
