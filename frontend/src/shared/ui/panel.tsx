import { useId, type ReactNode } from "react";

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** An element at the end of the title line: a badge, a count, a button. */
  readonly aside?: ReactNode;
  /** The heading level of the title. */
  readonly level?: 2 | 3;
  /** Class names that lay out the content. */
  readonly layout?: string;
}

export function Panel({ title, children, aside, level = 2, layout = "" }: PanelProps) {
  const id = useId();
  const Title = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className="border border-rule bg-surface">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-4 py-2 sm:px-5">
        <Title id={id} className="text-lg leading-tight">
          {title}
        </Title>
        {aside}
      </div>
      <div className={`p-4 sm:p-5 ${layout}`}>{children}</div>
    </section>
  );
}
