import { TextField, type TextFieldProps } from "../../../shared/ui/text-field";
import { PhoneField, RollNoField } from "../../../shared/ui/field-kinds";

type Name = "phone" | "college" | "universityRollNo";
type FieldState = Pick<TextFieldProps, "id" | "name" | "value" | "error" | "onChange">;

/** What one may tell about oneself beyond name and address, in a form that gives the fields their values. */
export function OwnDataFields({ field }: { readonly field: (name: Name) => FieldState }) {
  return (
    <>
      <PhoneField {...field("phone")} autoComplete="tel-national" />
      <TextField {...field("college")} label="College" autoComplete="organization" optional />
      <RollNoField {...field("universityRollNo")} />
    </>
  );
}
