import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "../../../graphql/schema-types";

/** What was done here, and the state that it led to. */
interface Done {
  readonly text: string;
  readonly status: PaymentStatus;
}

/**
 * The server's reply to a report, correction or withdrawal made here, shown while the payment stays in the state
 * that it led to. Each scrolls to the top of `containerRef`, where its text is shown.
 */
export function useReported(status: PaymentStatus) {
  // An object of its own for each: the text of the second is that of the first.
  const [done, setDone] = useState<Done | null>(null);
  const [before, setBefore] = useState(status);
  const containerRef = useRef<HTMLDivElement>(null);
  if (status !== before) {
    setBefore(status);
    // Decided, or reported again. The next step of this team may be another device's.
    if (before === done?.status) setDone(null);
  }

  // The form is gone then, and the focus with it. After it was drawn: the browser would keep in place what is seen now,
  // and push what comes above it under the bar.
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
