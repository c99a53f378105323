import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "../../../graphql/schema-types";

/** The reply to an action on this page, and the status that results from the action. */
interface Done {
  readonly text: string;
  readonly status: PaymentStatus;
}

/**
 * Keeps the server's reply to a report, correction or withdrawal on this page while the payment has the resulting
 * status. After each reply, scrolls to the top of `containerRef`, where the reply's text is shown.
 */
export function useReported(status: PaymentStatus) {
  // Each reply gets a new object, because two replies can have the same text.
  const [done, setDone] = useState<Done | null>(null);
  const [before, setBefore] = useState(status);
  const containerRef = useRef<HTMLDivElement>(null);
  if (status !== before) {
    setBefore(status);
    // The payment no longer has the reply's status, for example because an admin decided it. The reply is outdated.
    if (before === done?.status) setDone(null);
  }

  // Focuses the container, because the form that had the focus no longer exists. Scrolls only after the reply is
  // rendered. If the reply were inserted after the scroll, the browser would keep the content below the reply in place,
  // and the top bar would cover the reply.
  useEffect(() => {
    if (done === null) return;
    containerRef.current?.focus({ preventScroll: true });
    containerRef.current?.scrollIntoView({ block: "start" });
  }, [done]);
  return {
    reported: status === done?.status ? done.text : null,
    setReported: (text: string) => setDone({ text, status: "pending" }),
    /** For a reply to an action that leaves the payment's status unchanged. */
    setSaved: (text: string) => setDone({ text, status }),
    setWithdrawal: (text: string) => setDone({ text, status: "incomplete" }),
    containerRef,
  };
}
