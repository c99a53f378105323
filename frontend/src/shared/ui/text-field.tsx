import type { ComponentProps, ReactNode } from "react";
import { controlClass, controlProps, FieldFrame, type FieldProps } from "./field-frame";

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
  | "onKeyDown"
  | "enterKeyHint"
  | "autoCapitalize"
  | "spellCheck"
>;

export interface TextFieldProps extends FieldProps, Native {
  readonly type?: "text" | "email" | "tel" | "search" | "url" | "password" | "date" | "datetime-local";
  /** Whether the text is in a monospaced font, as codes, handles and numbers are. */
  readonly mono?: boolean;
  /** An element at the end of the field's line: a button such as Verify Email. */
  readonly action?: ReactNode;
}

/** A labelled one-line field with hint and error. */
export function TextField({ type = "text", mono = false, action, ...props }: TextFieldProps) {
  const { label, name, value, onChange, id = name, hint, error, optional = false, ...native } = props;
  const field = { label, name, value, id, hint, error, ...(onChange ? { onChange } : {}) };
  return (
    // A search is never required, so its label need not say "optional".
    <FieldFrame {...field} optional={optional && type !== "search"}>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-48 flex-1">
          <input
            {...native}
            {...controlProps({ ...field, optional })}
            type={type}
            className={controlClass(error !== undefined, mono)}
          />
        </div>
        {action}
      </div>
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
  readonly maxLength?: number;
}

/** A labelled field for several lines of text. */
export function TextAreaField({ rows = 3, maxLength, ...field }: TextAreaFieldProps) {
  return (
    <FieldFrame {...field}>
      <textarea {...controlProps(field)} rows={rows} maxLength={maxLength} />
    </FieldFrame>
  );
}
