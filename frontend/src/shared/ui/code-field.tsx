import { useEffect, useRef, useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { browser } from "../browser";
import { Button } from "./button";
import { controlProps, FieldFrame, type FieldProps } from "./field-frame";

/** Returns the first six digits of a typed or pasted text, such as "123456" for "Your code: 123 456". */
function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, "").slice(0, LIMITS.otpDigits);
}

/** Returns the code in a copied text, or null if the text contains no code or several different ones. */
function onlyCodeIn(text: string): string | null {
  const codes = new Set(
    Array.from(text.matchAll(/(?<![0-9])[0-9]{3}[ -]?[0-9]{3}(?![0-9])/g), ([code]) => digitsOf(code)),
  );
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

interface CodeFieldProps extends FieldProps {
  /** The id of the field's form, if the field is inside another form. */
  readonly form?: string;
}

/**
 * The field for a six-digit code from a mail or an authenticator app. It looks like six cells but is one real input, so
 * that pasting, the phone's code suggestion, the caret and screen readers work as in any other field.
 */
export function CodeField({ form, ...field }: CodeFieldProps) {
  const { error, value, onChange } = field;
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
      <PasteButton
        shown={value === "" || error !== undefined}
        onPaste={(text) => {
          const code = onlyCodeIn(text);
          if (code === null) return false;
          input.current?.focus();
          onChange?.(code);
          return true;
        }}
      />
    </FieldFrame>
  );
}

interface PasteButtonProps {
  readonly shown: boolean;
  /** Takes the code from the text. Returns false if there is none. */
  readonly onPaste: (text: string) => boolean;
}

/**
 * A button that pastes a code copied in another app, so that the user need not type six digits. Renders nothing if
 * pages cannot read the clipboard in this browser.
 */
function PasteButton({ shown, onPaste }: PasteButtonProps) {
  const clipboard = browser().clipboard as Partial<Clipboard> | undefined;
  const [problem, setProblem] = useState<"empty" | "refused" | null>(null);
  if (clipboard?.readText === undefined) return null;
  const paste = async () => {
    const text = await clipboard.readText?.().catch(() => null);
    if (typeof text !== "string") setProblem("refused");
    else setProblem(onPaste(text) ? null : "empty");
  };
  return (
    <div className="outdent flex min-h-11 flex-wrap items-center">
      {shown ? (
        <Button variant="quiet" onClick={() => void paste()}>
          Paste code
        </Button>
      ) : null}
      <p role="status" className="pl-3.5 text-sm text-soft empty:hidden">
        {shown && problem === "empty" ? "Copy the 6-digit code first, then press Paste code." : null}
        {shown && problem === "refused" ? "Your browser does not let this page paste. Type the code." : null}
      </p>
    </div>
  );
}
