import { Button } from "../../../shared/ui/button";
import { CheckIcon } from "../../../shared/ui/icons";
import type { TextFieldProps } from "../../../shared/ui/text-field";
import { EmailField } from "../../../shared/ui/field-kinds";

interface EmailVerifyFieldProps extends Pick<TextFieldProps, "id" | "name" | "value" | "onChange" | "error"> {
  readonly verified: boolean;
  readonly sending: boolean;
  readonly onVerify: () => void;
}

/** The e-mail with its Verify Email button; once verified the button gives way to the word. */
export function EmailVerifyField({ verified, sending, onVerify, ...field }: EmailVerifyFieldProps) {
  return (
    <div>
      <EmailField
        {...field}
        autoComplete="email"
        hint="We send a 6-digit code to it, to make sure that it is yours."
        action={
          verified ? (
            <span className="inline-flex min-h-11 w-full items-center gap-2 rounded-xs border-2 border-good bg-good-wash px-4 font-semibold text-good sm:w-auto">
              <CheckIcon className="size-4" />
              Verified
            </span>
          ) : (
            <Button variant="secondary" busy={sending} busyLabel="Sending..." onClick={onVerify}>
              Verify Email
            </Button>
          )
        }
      />
      <p role="status" className="sr-only">
        {verified ? "Email verified." : ""}
      </p>
    </div>
  );
}
