import { useEffect, useRef, type ReactNode } from "react";

/** The title of a step; it takes the focus when the step comes, so that nobody is left where the last one was. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl leading-tight wrap-anywhere outline-none">
      {children}
    </h2>
  );
}
