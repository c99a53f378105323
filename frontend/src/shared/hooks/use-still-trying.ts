import { useEffect, useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { STILL_TRYING_MS } from "../answer-deadline";

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
