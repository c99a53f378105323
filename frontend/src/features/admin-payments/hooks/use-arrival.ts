import { useEffect, useRef } from "react";

/**
 * Scrolls to and focuses the payment that opens after a decision: an admin who decided far down on a phone
 * would otherwise see the facts of a team whose name is off the screen.
 */
export function useArrival(openId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    heading.current?.focus({ preventScroll: true });
    // Its section's top comes with it; where both are in sight already, nothing moves.
    heading.current?.closest("[data-arrival]")?.scrollIntoView({ block: "nearest" });
  }, [openId]);
  return {
    heading,
    /** The next payment that opens is one to arrive at. */
    expect: () => {
      isExpected.current = true;
    },
  };
}
