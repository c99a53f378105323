import { TextField, type TextFieldProps } from "../../../shared/ui/text-field";

type Name = "phone" | "college" | "universityRollNo";
type FieldState = Pick<TextFieldProps, "id" | "name" | "value" | "error" | "onChange">;

/** What one may tell about oneself beyond name and address, in a form that gives the fields their values. */
export function OwnDataFields({ field }: { readonly field: (name: Name) => FieldState }) {
  return (
    <>
      <TextField
        {...field("phone")}
        label="Phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 digits, without +91."
        mono
        optional
      />
      <TextField {...field("college")} label="College" autoComplete="organization" optional />
      <TextField
        {...field("universityRollNo")}
        label="University Roll Number"
        autoComplete="off"
        mono
        optional
      />
    </>
  );
}
