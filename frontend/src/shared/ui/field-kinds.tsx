import { TextField, type TextFieldProps } from "./text-field";

type KindProps = Omit<TextFieldProps, "label"> & { readonly label?: string };

export function EmailField(props: KindProps) {
  return <TextField label="Email" type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}

/** A field for an Indian phone number, with or without a prefix such as +91 or 0. */
export function PhoneField(props: KindProps) {
  const look = { type: "tel", inputMode: "numeric", mono: true } as const;
  return <TextField label="Phone" hint="10 digits." {...look} optional {...props} />;
}

export function RollNoField(props: KindProps) {
  return <TextField label="University Roll Number" autoComplete="off" mono optional {...props} />;
}

export function HandleField(props: KindProps) {
  const asTyped = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
  return <TextField label="Codeforces handle" {...asTyped} mono optional {...props} />;
}

/** A field for a whole number. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" mono {...props} />;
}

export function SearchField(props: Omit<KindProps, "name"> & { readonly name?: string }) {
  return <TextField label="Search" name="search" type="search" autoComplete="off" optional {...props} />;
}
