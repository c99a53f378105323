import { t } from "@contract/kernel/contract/t";
import { type ComponentProps, useEffect, useState } from "react";
import { STILL_TRYING_MS } from "../answer-deadline";
import { Button } from "../ui/button";

/**
 * Returns what a button reads while it is busy: after 5 s that it still tries. On a bad network, a person who reads the same
 * words for long presses elsewhere. In the forms' file, as no public page's first visit needs it.
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
  return isSlow ? t("Still trying…") : label;
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "busy" | "form"> {
  readonly form: { readonly busy: boolean };
  readonly busyLabel: string;
}

/** Sends the form around it. */
export function SubmitButton({ form, busyLabel, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" busy={form.busy} busyLabel={useStillTrying(form.busy, busyLabel)} />;
}
