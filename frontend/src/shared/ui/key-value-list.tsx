import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

interface KeyValue {
  readonly term: string;
  readonly value: ReactNode;
  /** The exact text that a Copy button copies. Without this text, there is no button. */
  readonly copy?: string;
  /** Whether the value is in a monospaced font, as numbers, codes and handles are. */
  readonly mono?: boolean;
}

/** Shows facts in two columns, such as account details, fees and dates. */
export function KeyValueList({ items }: { readonly items: readonly KeyValue[] }) {
  return (
    <dl className="-my-2 divide-y divide-rule">
      {items.map(({ term, value, copy, mono = false }) => (
        <div key={term} className="grid py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
          <dt className="pt-1 text-sm text-soft sm:pt-0">{term}</dt>
          <dd className="flex min-h-11 min-w-0 items-center justify-between gap-3 py-1">
            <span className={`min-w-0 wrap-anywhere ${mono ? "font-mono font-semibold" : "font-semibold"}`}>
              {value}
            </span>
            {copy === undefined ? null : <CopyButton text={copy} what={term} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
