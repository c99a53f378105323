import { TextField, type TextFieldProps } from "../../../../shared/ui/text-field";
import { PhoneField, RollNoField } from "../../../../shared/ui/field-kinds";

/** What signing up asks for beyond name and address. */
export type OwnDataName = "phone" | "college" | "universityRollNo";
export type FieldState = Pick<TextFieldProps, "id" | "name" | "value" | "error" | "onChange">;

/** The fields for it, in a form that gives them their values. */
export function OwnDataFields({ field }: { readonly field: (name: OwnDataName) => FieldState }) {
  return (
    <>
      <PhoneField {...field("phone")} autoComplete="tel-national" />
      <TextField {...field("college")} label="College" autoComplete="organization" optional />
      <RollNoField {...field("universityRollNo")} />
    </>
  );
}
