import type { ReactNode } from "react";
import { useHeadingFocus } from "../../../shared/hooks/use-heading-focus";

interface StepHeadingProps {
  /** False for a step that is visible from the start, so that opening the tab does not move the focus. */
  readonly focusOnMount?: boolean;
  readonly children: ReactNode;
}

/** A step's title. Takes the focus when the step opens, so that the focus does not stay on the previous step. */
export function StepHeading({ focusOnMount = true, children }: StepHeadingProps) {
  return (
    <h2
      ref={useHeadingFocus("", focusOnMount)}
      tabIndex={-1}
      className="text-xl leading-tight wrap-anywhere outline-none"
    >
      {children}
    </h2>
  );
}
