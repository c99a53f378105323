import type { ReactNode } from "react";
import { controlClass } from "./control-style";
import { describedBy, FieldFrame } from "./field-frame";

interface TextAreaFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
}

/** A labelled field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    id = name,
    hint,
    error,
    optional = false,
    rows = 3,
    maxLength,
  } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        name={name}
        value={value}
        rows={rows}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        required={!optional}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={controlClass(error !== undefined)}
      />
    </FieldFrame>
  );
}
