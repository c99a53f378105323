import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from "./icons";

interface BannerProps {
  readonly tone: "success" | "error" | "info";
  readonly children: ReactNode;
  /** Called by the Dismiss button. Without this function, the button is not shown. */
  readonly onDismiss?: () => void;
  /**
   * Whether the message interrupts a screen reader. By default, only errors do. `true` is for a success that the
   * specification calls an alert, `false` for a warning that is part of the shown data.
   */
  readonly urgent?: boolean;
}

const TONES = {
  success: { look: "border-good bg-good-wash text-good", Icon: CheckIcon, word: "Success" },
  error: { look: "border-bad bg-bad-wash text-bad", Icon: AlertIcon, word: "Error" },
  info: { look: "border-accent bg-accent-wash text-accent-strong", Icon: InfoIcon, word: "Note" },
} as const;

/**
 * A message about the latest action or the page's data. By default, errors interrupt a screen reader (`alert`), and
 * other messages wait (`status`).
 */
export function Banner({ tone, children, onDismiss, urgent = tone === "error" }: BannerProps) {
  const { look, Icon, word } = TONES[tone];
  return (
    <div role={urgent ? "alert" : "status"} className={`flex items-start gap-3 border-l-8 px-4 py-3 ${look}`}>
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 font-semibold">
        <span className="sr-only">{word}: </span>
        {/* A separate element, so that tests can find the exact text. */}
        <span>{children}</span>
      </div>
      {onDismiss === undefined ? null : (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-2.5 -mr-2 flex size-11 items-center justify-center"
        >
          <CrossIcon className="size-4" />
        </button>
      )}
    </div>
  );
}
