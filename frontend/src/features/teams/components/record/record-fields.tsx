import type { ReactNode } from "react";
import { LIMITS, PERSONAL_LIMITS } from "@contract/kernel/contract/limits";
import { TextField, type TextFieldProps } from "../../../../shared/ui/text-field";
import type { RecordField } from "../../record-values";

type FieldProps = Pick<
  TextFieldProps,
  "label" | "type" | "inputMode" | "maxLength" | "mono" | "optional" | "hint"
>;

/** A person's fields, the most familiar first. */
const FIELDS: Readonly<Record<RecordField, FieldProps>> = {
  name: { label: "Name", maxLength: LIMITS.nameMax },
  universityRollNo: {
    label: "University Roll Number",
    mono: true,
    maxLength: PERSONAL_LIMITS.universityRollNo,
  },
  email: { label: "Email", type: "email", optional: true, maxLength: LIMITS.emailMax },
  phone: { label: "Phone", type: "tel", optional: true, mono: true, hint: "10 digits." },
  college: { label: "College", optional: true, maxLength: PERSONAL_LIMITS.college },
  codeforcesHandle: {
    label: "Codeforces handle",
    optional: true,
    mono: true,
    maxLength: LIMITS.handleInputMax,
  },
};

type FieldState = Pick<TextFieldProps, "id" | "name" | "value" | "error" | "onChange" | "readOnly">;

interface RecordFieldsProps {
  readonly fields: readonly RecordField[];
  readonly field: (name: RecordField) => FieldState;
  readonly more?: Partial<Record<RecordField, { readonly hint?: ReactNode; readonly optional?: boolean }>>;
}

/** A person's form fields. The surrounding form provides their values. */
export function RecordFields({ fields, field, more = {} }: RecordFieldsProps) {
  return fields.map((name) => {
    const state = field(name);
    return (
      <TextField
        key={name}
        // The browser must not fill in the user's own data, because the record is usually another person's.
        autoComplete="off"
        autoCapitalize={name === "name" || name === "college" ? "words" : "none"}
        spellCheck={false}
        {...FIELDS[name]}
        {...more[name]}
        // A read-only field needs no typing hint.
        {...(state.readOnly === true ? { hint: undefined, optional: false } : {})}
        {...state}
      />
    );
  });
}

/** The names of all fields, in the order of the forms. */
export const RECORD_FIELDS = Object.keys(FIELDS) as RecordField[];
