import { type ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  /** One sentence that says why the list is empty and how to fill it. */
  readonly children?: ReactNode;
  /** The next step, usually a ButtonLink. */
  readonly action?: ReactNode;
}

/** The placeholder of an empty list or a missing team. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="border-2 border-dashed border-rule px-5 py-10 sm:px-8">
      <p className="text-xl font-bold">{title}</p>
      {children === undefined ? null : <div className="mt-1 max-w-prose text-soft">{children}</div>}
      {action === undefined ? null : <div className="mt-5">{action}</div>}
    </div>
  );
}
