import { controlProps, FieldFrame, type FieldProps } from "./field-frame";

interface SelectFieldProps extends Omit<FieldProps, "optional"> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A labelled field for choosing one option, as a native list, which every phone displays well. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {/*
       * `optional: true` leaves out the `required` attribute, because a select always has a value. The frame does not
       * get `optional`, so the label does not say that the field is optional.
       */}
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
