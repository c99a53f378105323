import { useEffect, useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { Button } from "./button";
import { Spinner } from "./spinner";

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

interface LatePartProps {
  readonly onCancel?: () => void;
}

/** Takes the place of a part of a page whose script is still loading. */
export function LatePart({ onCancel }: LatePartProps) {
  const text = useLateText();
  return (
    <div className="grid justify-items-start gap-3">
      <Spinner label="Loading..." />
      <p role="status" className="empty:hidden">
        {text}
      </p>
      {onCancel === undefined ? null : (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
