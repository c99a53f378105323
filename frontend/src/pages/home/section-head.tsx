import type { ReactNode } from "react";

interface SectionHeadProps {
  /** The heading's id, which labels the section. */
  readonly id: string;
  readonly children: ReactNode;
  /** Counters and buttons at the end of the line. */
  readonly aside?: ReactNode;
}

/** Shows a section's heading on a strong line, like the header of a scoreboard. */
export function SectionHead({ id, children, aside }: SectionHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-4">
      <h2 id={id} className="text-title">
        {children}
      </h2>
      {aside === undefined ? null : <div className="flex items-center gap-4">{aside}</div>}
    </header>
  );
}
