import { t } from "@contract/kernel/contract/t";
import { type ComponentProps, useEffect, useState } from "react";
import { STILL_TRYING_MS } from "../answer-deadline";
import { Button } from "../ui/button";

/**
 * Returns a busy button's label, which becomes "Still trying..." after 5 s. On a bad network, a user who sees the same
 * label for a long time clicks elsewhere. The hook is not in ui/button.tsx, because the first visit to a public page
 * loads that file, but does not need the hook.
 */
export function useStillTrying(busy: boolean, label: string): string {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(setSlow, STILL_TRYING_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return isSlow ? t("Still trying...") : label;
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "busy" | "form"> {
  readonly form: { readonly busy: boolean };
  readonly busyLabel: string;
}

export function SubmitButton({ form, busyLabel, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" busy={form.busy} busyLabel={useStillTrying(form.busy, busyLabel)} />;
}
