import type { ReactNode } from "react";
import { controlClass } from "./control-style";
import { describedBy, FieldFrame } from "./field-frame";

interface SelectFieldProps {
  readonly label: string;
  /** Defaults to the name; must be unique on the page. */
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled choice of one: a native list, which every phone shows well. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, id = name, value, onChange, options, hint, error } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={false}>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={controlClass(error !== undefined)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
