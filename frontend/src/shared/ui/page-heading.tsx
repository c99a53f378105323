import type { ReactNode } from "react";

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly subtitle?: ReactNode;
  /** One or two words above the title that say where the page belongs, such as the event's name or "Account". */
  readonly kicker?: string;
  /** Buttons or a badge at the far end. */
  readonly aside?: ReactNode;
  /** Whether the title is smaller and has no line below it, for a page whose links follow the heading. */
  readonly compact?: boolean;
}

/** The page's only h1, with a full-width line below it unless `compact` is set. */
export function PageHeading({ children, subtitle, kicker, aside, compact = false }: PageHeadingProps) {
  const look = compact ? "gap-y-2" : "gap-y-4 border-b-2 border-ink pb-5";
  return (
    <header className={`flex flex-wrap items-end justify-between gap-x-8 ${look}`}>
      <div className="min-w-0">
        {kicker === undefined ? null : <p className="label-mono mb-2 text-soft">{kicker}</p>}
        <h1 className={compact ? "text-2xl leading-tight wrap-anywhere sm:text-title" : "text-title"}>
          {children}
        </h1>
        {subtitle === undefined ? null : <p className="mt-2 max-w-prose text-soft">{subtitle}</p>}
      </div>
      {aside}
    </header>
  );
}
