import { useState } from "react";
import { Button } from "../../../../shared/ui/button";
import { useFocusOnChange } from "../../../../shared/hooks/use-focus-on-change";
import { useSecondStep } from "../hooks/use-second-step";
import type { LogInMethod, SecondStepNeeded } from "../../hooks/use-log-in";
import { AppCodeForm, PasskeyPrompt, RecoveryCodeForm } from "./second-step-ways";
import { t } from "@contract/kernel/contract/t";

interface SecondStepProps {
  readonly email: string;
  readonly needed: SecondStepNeeded;
  /** Returns to the password form. The text, if any, gives the reason. */
  readonly onBack: (text?: string) => void;
}

const OTHER_WAYS: Readonly<Record<LogInMethod, string>> = {
  TOTP: t("Use your authenticator app"),
  PASSKEY: t("Use a passkey"),
  RECOVERY_CODE: t("Use a recovery code"),
};

/** Shows the second step of a login in place of the password form: one method, with links to the other methods. */
export function SecondStep({ email, needed, onBack }: SecondStepProps) {
  const { ticket, methods } = needed;
  const [way, setWay] = useState<LogInMethod>(methods[0] ?? "TOTP");
  const { complete, passkey } = useSecondStep(ticket, onBack);
  const containerRef = useFocusOnChange(way);
  const choose = (next: LogInMethod) => {
    passkey.forget();
    setWay(next);
    // A click on the link asks for the passkey, so that no second click is needed.
    if (next === "PASSKEY") passkey.ask();
  };
  return (
    <div ref={containerRef} className="grid gap-5">
      <p>
        Your password is correct. There is one more step for{" "}
        <span className="font-mono font-semibold wrap-anywhere">{email}</span>.
      </p>
      {way === "TOTP" ? <AppCodeForm {...{ ticket, complete }} onExpired={onBack} /> : null}
      {way === "RECOVERY_CODE" ? <RecoveryCodeForm {...{ ticket, complete }} onExpired={onBack} /> : null}
      {way === "PASSKEY" ? <PasskeyPrompt {...passkey} /> : null}
      <div className="flex flex-col items-start border-t border-rule pt-3">
        {methods
          .filter((method) => method !== way)
          .map((method) => (
            <div key={method} className="-mx-3">
              <Button variant="quiet" onClick={() => choose(method)}>
                {OTHER_WAYS[method]}
              </Button>
            </div>
          ))}
        <div className="-mx-3">
          <Button variant="quiet" onClick={() => onBack()}>
            Log in with another account
          </Button>
        </div>
      </div>
    </div>
  );
}
