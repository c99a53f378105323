import { useState, type ReactNode } from "react";
import { controlClass } from "./control-style";
import { describedBy, FieldFrame } from "./field-frame";
import { icon } from "./icons";

const EyeIcon = icon(
  <>
    <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
const EyeOffIcon = icon(
  <>
    <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Z" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="M4 20 20 4" />
  </>,
);

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `new-password` where one is chosen, `current-password` where one is asked for. */
  readonly autoComplete: "new-password" | "current-password";
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly onFocus?: () => void;
}

/** A password with a show/hide button; the text starts hidden. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    name,
    value,
    onChange,
    autoComplete,
    id = name,
    hint,
    error,
    optional = false,
    onFocus,
  } = props;
  const [shown, setShown] = useState(false);
  const ToggleIcon = shown ? EyeOffIcon : EyeIcon;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={shown ? "text" : "password"}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={!optional}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={`${controlClass(error !== undefined)} pr-12`}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-soft hover:text-ink"
        >
          <ToggleIcon />
        </button>
      </div>
    </FieldFrame>
  );
}
