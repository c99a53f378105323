import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "../../../graphql/schema-types";

/** The reply to an action on this page, and the resulting status. */
interface Done {
  readonly text: string;
  readonly status: PaymentStatus;
}

/**
 * Keeps the server's reply to a report, correction or withdrawal on this page, while the payment stays in the resulting
 * status. Each reply scrolls to the top of `containerRef`, where its text is shown.
 */
export function useReported(status: PaymentStatus) {
  // An object for each reply: two replies can have the same text.
  const [done, setDone] = useState<Done | null>(null);
  const [before, setBefore] = useState(status);
  const containerRef = useRef<HTMLDivElement>(null);
  if (status !== before) {
    setBefore(status);
    // The payment was decided or reported again, perhaps on another device of the team.
    if (before === done?.status) setDone(null);
  }

  // The form, which had the focus, no longer exists. The scrolling waits until the reply is rendered. Otherwise the
  // browser would keep the visible content in place, and the reply would end up under the bar.
  useEffect(() => {
    if (done === null) return;
    containerRef.current?.focus({ preventScroll: true });
    containerRef.current?.scrollIntoView({ block: "start" });
  }, [done]);
  return {
    reported: status === done?.status ? done.text : null,
    setReported: (text: string) => setDone({ text, status: "pending" }),
    setWithdrawal: (text: string) => setDone({ text, status: "incomplete" }),
    containerRef,
  };
}
