import type { ComponentProps, ReactNode } from "react";
import { controlClass } from "./control-style";
import { describedBy, FieldFrame } from "./field-frame";

type Native = Pick<
  ComponentProps<"input">,
  | "autoComplete"
  | "inputMode"
  | "maxLength"
  | "placeholder"
  | "readOnly"
  | "disabled"
  | "onBlur"
  | "onFocus"
  | "autoCapitalize"
  | "spellCheck"
>;

export interface TextFieldProps extends Native {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Defaults to the name; must be unique on the page, an error summary links to it. */
  readonly id?: string;
  readonly type?: "text" | "email" | "tel" | "search" | "url" | "password" | "date" | "datetime-local";
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Fields are required unless marked; the label then says so. */
  readonly optional?: boolean;
  /** Monospaced, for codes, handles and numbers. */
  readonly mono?: boolean;
  /** Sits at the end of the field's line: a button such as Verify Email. */
  readonly action?: ReactNode;
}

/** A labelled one-line field with hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    id = name,
    type = "text",
    hint,
    error,
    optional = false,
    mono = false,
    action,
    ...native
  } = props;
  return (
    // A search is never required, and nobody has to be told.
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional && type !== "search"}>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-48 flex-1">
          <input
            {...native}
            id={id}
            name={name}
            type={type}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            required={!optional}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, hint, error)}
            className={controlClass(error !== undefined, mono)}
          />
        </div>
        {action}
      </div>
    </FieldFrame>
  );
}
