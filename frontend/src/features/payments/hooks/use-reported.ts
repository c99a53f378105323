import { useEffect, useRef, useState } from "react";
import type { PaymentStatus } from "../../../graphql/generated";

/**
 * What the server said to a report made here, shown for as long as that report waits for its decision. Each report leads
 * to the top of `ground`, where its text stands.
 */
export function useReported(status: PaymentStatus) {
  // An object of its own for each report: the text of the second is that of the first.
  const [report, setReport] = useState<{ readonly text: string } | null>(null);
  const [before, setBefore] = useState(status);
  const containerRef = useRef<HTMLDivElement>(null);
  if (status !== before) {
    setBefore(status);
    // Decided. The next report of this team may be another device's.
    if (before === "pending") setReport(null);
  }

  // The form is gone then, and the focus with it. After it was drawn: the browser would keep in place what is seen now,
  // and push what comes above it under the bar.
  useEffect(() => {
    if (report === null) return;
    containerRef.current?.focus({ preventScroll: true });
    containerRef.current?.scrollIntoView({ block: "start" });
  }, [report]);
  return {
    reported: status === "pending" ? (report?.text ?? null) : null,
    setReported: (text: string) => setReport({ text }),
    containerRef,
  };
}
