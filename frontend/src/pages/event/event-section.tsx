import { useId, type ReactNode } from "react";

interface EventSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether only the title shows until the reader opens the section. Printing shows the whole section (layout.css). */
  readonly folded?: boolean;
}

const TITLE = "text-xl leading-tight sm:text-2xl";
const ROW = "grid gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]";
const BODY = "max-w-prose min-w-0";

/** Shows a section of an event's page. From a width of 1024 px, the text is to the right of the title. */
export function EventSection({ title, children, folded = false }: EventSectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className={TITLE}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id}>
      {folded ? (
        <details className="group border-t border-rule">
          <summary className="flex min-h-16 items-center justify-between gap-4 hover:text-accent">
            {heading}
            <span aria-hidden="true" className="font-mono text-2xl text-accent group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="pb-8 lg:pl-[calc((100%+2.5rem)/3)]">
            <div className={BODY}>{children}</div>
          </div>
        </details>
      ) : (
        <div className={ROW}>
          {heading}
          <div className={BODY}>{children}</div>
        </div>
      )}
    </section>
  );
}
