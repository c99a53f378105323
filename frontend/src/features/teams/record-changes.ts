import { normalisePhone } from "@contract/kernel/contract/phone";
import { isFixed, type PersonRecord, type RecordField } from "./record-values";

/** Returns values as the server stores them: without surrounding spaces, and the phone number as ten digits. */
export function typedRecord<V extends Partial<Record<RecordField, string>>>(values: V): V {
  const clean = ([field, text]: readonly [string, string]) => [
    field,
    field === "phone" ? normalisePhone(text) : text.trim(),
  ];
  return Object.fromEntries(Object.entries(values).map(clean)) as V;
}

/**
 * Returns the changes of an edit: newly filled-in fields and a changed handle. Empty if there is nothing to save.
 * @param began the values that the form began with. They are compared instead of the person's current data, because
 * another person may have filled in a field since then. An untouched empty field would then count as a change, and
 * saving it would erase the new data.
 */
export function changesTo(began: PersonRecord, values: PersonRecord): Partial<PersonRecord> {
  const changed = Object.entries(typedRecord(values)).filter(([name, text]) => {
    const field = name as RecordField;
    return !isFixed(began, field) && text !== began[field];
  });
  return Object.fromEntries(changed);
}
