import { useEffect, useState } from "react";
import { t } from "@contract/kernel/contract/t";

/** Milliseconds after which a script that is still loading needs an explanation. */
const LATE_MS = 8_000;

/**
 * Returns null at first. If the script of a part has not loaded after 8 s, returns a text that says what to do.
 * The script may never load, for example because a new version of the site no longer has it.
 */
export function useLateText(): string | null {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? t("This has not loaded yet. Check your connection, or reload the page.") : null;
}
