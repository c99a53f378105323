import { useState } from "react";
import { Button } from "./button";
import { controlClass, controlProps, FieldFrame, type FieldProps } from "./field-frame";
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

interface PasswordFieldProps extends FieldProps {
  /** `new-password` if the user chooses a password, `current-password` if the user enters an existing one. */
  readonly autoComplete: "new-password" | "current-password";
  /** Returns a password to suggest. The button for a suggestion is shown while the field is empty. */
  readonly suggest?: () => string;
  /** The id of the field that gets the focus after a suggestion, by default this field. */
  readonly afterSuggestion?: string | undefined;
}

/** A password field with a show/hide button. The text starts hidden, except for a suggested password. */
export function PasswordField({ autoComplete, suggest, afterSuggestion, ...field }: PasswordFieldProps) {
  const { id = field.name, error, value, onChange } = field;
  const [shown, setShown] = useState(false);
  const [suggested, setSuggested] = useState("");
  const fillIn = (password: string) => {
    onChange?.(password);
    setSuggested(password);
    // Shows the suggested password, because the user has never seen it.
    setShown(true);
    document.getElementById(afterSuggestion ?? id)?.focus({ preventScroll: afterSuggestion === undefined });
  };
  const ToggleIcon = shown ? EyeOffIcon : EyeIcon;
  return (
    <FieldFrame {...field}>
      <div className="relative">
        <input
          {...controlProps(field)}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
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
      {suggest === undefined ? null : (
        <div className="outdent flex min-h-11 items-center">
          {value === "" ? (
            <Button variant="quiet" onClick={() => fillIn(suggest())}>
              Suggest a password
            </Button>
          ) : null}
          <p role="status" className="pt-2 pl-3.5 text-sm text-soft empty:hidden">
            {value !== "" && value === suggested
              ? "Save the password in your browser, or write it down. You can always set a new password by e-mail."
              : null}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}
