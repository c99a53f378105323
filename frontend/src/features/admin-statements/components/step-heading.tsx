import { useEffect, useRef, type ReactNode } from "react";

interface StepHeadingProps {
  /** False for a step that is visible from the start, so that opening the tab does not move the focus. */
  readonly focusOnMount?: boolean;
  readonly children: ReactNode;
}

/** A step's title. Takes the focus when the step opens, so that the focus does not stay on the previous step. */
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
