import { Link, useLocation } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { Button } from "../../../../shared/ui/button";
import { EmailField } from "../../../../shared/ui/field-kinds";
import { CheckIcon } from "../../../../shared/ui/icons";
import type { TextFieldProps } from "../../../../shared/ui/text-field";

interface EmailVerifyFieldProps extends Pick<TextFieldProps, "id" | "name" | "value" | "onChange" | "error"> {
  readonly verified: boolean;
  readonly hasAccount: boolean;
  readonly sending: boolean;
  /** Whether the field for the code is shown below. */
  readonly asksCode: boolean;
  readonly onVerify: () => void;
}

/**
 * The e-mail field with its Verify Email button. "Verified" replaces the button once the address is verified. If the
 * address has an account, links replace the button.
 */
export function EmailVerifyField({
  verified,
  hasAccount,
  sending,
  asksCode,
  onVerify,
  ...field
}: EmailVerifyFieldProps) {
  return (
    <div>
      <EmailField
        {...field}
        autoComplete="email"
        {...(verified || hasAccount || asksCode
          ? {}
          : {
              enterKeyHint: "send",
              onKeyDown: (event) => {
                // Enter verifies the address, because the form cannot be sent with an unverified address. While an
                // input method is composing, Enter belongs to the input method.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!sending) onVerify();
              },
            })}
        hint="We will send a 6-digit code to this address to check that it is yours."
        action={
          hasAccount || asksCode ? null : verified ? (
            <span className="inline-flex min-h-11 w-full items-center gap-2 rounded-xs border-2 border-good bg-good-wash px-4 font-semibold text-good sm:w-auto">
              <CheckIcon className="size-4" />
              Verified
            </span>
          ) : (
            <>
              <MailboxButton {...field} />
              <Button variant="secondary" busy={sending} busyLabel="Sending..." onClick={onVerify}>
                Verify Email
              </Button>
            </>
          )
        }
      />
      {hasAccount ? <HasAccount email={field.value.trim()} /> : null}
      <p role="status" className="sr-only">
        {verified && !hasAccount ? "Email verified." : ""}
      </p>
    </div>
  );
}

/** The id of the login link that is shown if the address has an account. */
export const HAS_ACCOUNT_ID = "log-in-instead";

function HasAccount({ email }: { readonly email: string }) {
  const { search } = useLocation();
  const look = "link inline-flex min-h-11 items-center font-semibold";
  return (
    <p className="flex flex-wrap gap-x-6 pl-4">
      <Link id={HAS_ACCOUNT_ID} to={paths.logIn + search} state={{ email }} className={look}>
        Log in
      </Link>
      <Link to={paths.forgotPassword + search} state={{ email }} className={look}>
        Forgot password
      </Link>
    </p>
  );
}

/** The mail domain of most students. A button appends the domain, because typing it on a phone is slow. */
const MAILBOX = "@gmail.com";

/** The button, shown while the field has a name, with or without the beginning of the domain. */
function MailboxButton({ id, value, onChange }: Pick<TextFieldProps, "id" | "value" | "onChange">) {
  const typed = value.trim();
  const [name = ""] = typed.split("@");
  const isName =
    /^[^\s@]{2,}$/.test(name) && (typed === name || MAILBOX.startsWith(typed.slice(name.length)));
  if (!isName || typed.endsWith(MAILBOX)) return null;
  const complete = () => {
    onChange?.(name + MAILBOX);
    if (id !== undefined) document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    // On a narrow screen this button is below Verify Email, so that Verify Email is the button nearest to the field.
    <span className="grid max-sm:order-last">
      <Button variant="secondary" onClick={complete}>
        <span className="sr-only">Complete the address with </span>
        {MAILBOX}
      </Button>
    </span>
  );
}
