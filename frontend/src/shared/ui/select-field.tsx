import { controlProps, FieldFrame, type FieldProps } from "./field-frame";

interface SelectFieldProps extends Omit<FieldProps, "optional"> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A labelled choice of one: a native list, which every phone shows well. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {/* Always has a value, so it is not marked as required or optional. */}
      <select {...controlProps({ ...field, optional: true })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
