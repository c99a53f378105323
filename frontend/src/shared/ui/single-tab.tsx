import { useId, type ReactNode } from "react";
import { LockIcon } from "./icons";
import { TAB, TAB_LIST } from "./tab-look";

interface SingleTabProps<Value extends string> {
  /** The name of the tabs for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  /** The open tab. */
  readonly value: Value;
  readonly children: ReactNode;
}

/**
 * Shows tabs of which the user can open only one, because the others are locked. Nothing can be chosen, so the page
 * need not load Radix's tabs, which are 10 kB with gzip.
 */
export function SingleTab<Value extends string>({ label, items, value, children }: SingleTabProps<Value>) {
  const id = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} className={`${TAB_LIST} flex-wrap`}>
        {items.map((item) => {
          const isOpen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              data-state={isOpen ? "active" : "inactive"}
              disabled={!isOpen}
              className={`${TAB} flex-auto sm:flex-none`}
            >
              {item.label}
              {isOpen ? null : <LockIcon className="size-4" />}
            </button>
          );
        })}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  );
}
