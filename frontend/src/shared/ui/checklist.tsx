import type { ReactNode } from "react";
import { CheckIcon } from "./icons";

interface ChecklistItem {
  readonly label: string;
  readonly done: boolean;
  /** What to do about it while it is open. */
  readonly hint?: ReactNode;
}

/** Steps with their state in words as well as marks. */
export function Checklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  return (
    <ul className="-my-2.5 divide-y divide-rule">
      {items.map(({ label, done, hint }) => (
        <li key={label} className="flex items-start gap-3 py-2.5">
          <span
            className={`mt-0.5 flex size-5 shrink-0 items-center justify-center border-2 ${done ? "border-good bg-good-wash text-good" : "border-outline"}`}
          >
            {done ? <CheckIcon className="size-3.5" /> : null}
          </span>
          <span>
            <span className="sr-only">{done ? "Done: " : "To do: "}</span>
            {label}
            {hint === undefined || done ? null : <span className="block text-sm text-soft">{hint}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
