import { TextField, type TextFieldProps } from "../../../../shared/ui/text-field";
import { PhoneField, RollNoField } from "../../../../shared/ui/field-kinds";

/** The optional fields of the sign-up form. */
export type OwnDataName = "phone" | "college" | "universityRollNo";
export type FieldState = Pick<TextFieldProps, "id" | "name" | "value" | "error" | "onChange">;

export function OwnDataFields({ field }: { readonly field: (name: OwnDataName) => FieldState }) {
  return (
    <>
      <PhoneField {...field("phone")} autoComplete="tel-national" />
      <TextField {...field("college")} label="College" autoComplete="organization" optional />
      <RollNoField {...field("universityRollNo")} />
    </>
  );
}
