import { useEffect, useRef } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { controlProps, FieldFrame, type FieldProps } from "./field-frame";

/** Returns the digits of a typed or pasted text, such as "123456" for "Your code: 123 456". */
function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, "").slice(0, LIMITS.otpDigits);
}

interface CodeFieldProps extends FieldProps {
  /** The id of the field's form, if the field is inside another form. */
  readonly form?: string;
}

/**
 * The field for a mailed code, drawn as six cells but one real input. So pasting, the phone's code suggestion, the
 * caret and screen readers work as in any other field.
 */
export function CodeField({ form, ...field }: CodeFieldProps) {
  const { error, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Selects a refused code, so that the next digit replaces it.
    if (error !== undefined) input.current?.select();
  }, [error]);
  return (
    <FieldFrame {...field}>
      <div
        className={`code-cells relative overflow-clip rounded-xs border-2 bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent ${
          error === undefined ? "border-outline" : "border-bad"
        }`}
      >
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 flex">
          {Array.from({ length: LIMITS.otpDigits }, (_, cell) => (
            <span key={cell} className="code-cell border-rule not-last:border-r" />
          ))}
        </div>
        <input
          {...controlProps({ ...field, onChange: (text) => onChange?.(digitsOf(text)) })}
          ref={input}
          form={form}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="code-input relative h-13 bg-transparent font-mono text-2xl font-semibold outline-none"
        />
      </div>
    </FieldFrame>
  );
}
