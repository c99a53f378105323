import { useEffect, useRef, type ReactNode } from "react";

interface StepHeadingProps {
  /** False for a step that was there from the start: an admin who opens the tab keeps the focus on it. */
  readonly focusOnMount?: boolean;
  readonly children: ReactNode;
}

/** The title of a step. It takes the focus when the step opens, so that the focus does not stay at the last one. */
export function StepHeading({ focusOnMount = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(focusOnMount);
  useEffect(() => {
    if (wanted.current) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl leading-tight wrap-anywhere outline-none">
      {children}
    </h2>
  );
}
