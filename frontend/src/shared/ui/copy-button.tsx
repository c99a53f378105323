import { useEffect, useState } from "react";
import { copyText } from "../copy-text";
import { TIMINGS } from "../timings";
import { buttonClass } from "./button";
import { CheckIcon, icon } from "./icons";
import { t } from "@contract/kernel/contract/t";

const CopyIcon = icon(<path d="M8 8h12v12H8zM16 8V4H4v12h4" />);

interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly text: string;
  /** The name of the text for screen readers, such as "UPI ID". */
  readonly what: string;
}

/**
 * A button that copies a text, shows "Copied" for 2 s and announces it to screen readers. If the browser refuses to
 * copy, the button says so.
 */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"idle" | "copied" | "failed">("idle");
  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), TIMINGS.copied);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await copyText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className={buttonClass("quiet", "min-w-27 shrink-0 whitespace-nowrap")}
      >
        {outcome === "copied" ? <CheckIcon className="size-4" /> : <CopyIcon className="size-4" />}
        {outcome === "idle" ? (
          <>
            <span aria-hidden="true">Copy</span>
            <span className="sr-only">{t("Copy {what}", { what })}</span>
          </>
        ) : (
          <>
            {outcome === "copied" ? "Copied" : "Not copied"}
            <span className="sr-only"> {what}</span>
          </>
        )}
      </button>
      <span role="status" className="sr-only">
        {outcome === "copied" ? `${what} copied` : ""}
        {outcome === "failed" ? `${what} could not be copied. Select the text and copy it yourself.` : ""}
      </span>
    </>
  );
}
