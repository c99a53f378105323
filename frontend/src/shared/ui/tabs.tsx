import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Tabs as Radix } from "radix-ui";
import { LockIcon } from "./icons";
import { TAB, TAB_LIST } from "./tab-look";

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The tab's panel; left out when all tabs share one panel. */
  readonly content?: ReactNode;
  readonly disabled?: boolean;
  /** Whether an arrow leads from this tab to the next one. */
  readonly isStep?: boolean;
}

interface TabsProps<Value extends string> {
  /** The name of the tabs for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Called when the user presses the tab that is already open, for example to return to the tab's first view. */
  readonly onPressOpen?: (() => void) | undefined;
  /** The panel that all tabs share. The panel keeps its state when the user chooses another tab. */
  readonly children?: ReactNode;
  /** An element at the right end of the line of tabs, or below the line if there is no room. */
  readonly aside?: ReactNode;
  /**
   * Whether the tabs stay on one line, so that the rows below have more height. A line that is too narrow scrolls
   * sideways.
   */
  readonly oneLine?: boolean;
}

/**
 * Tabs that the arrow keys move between, and that Enter opens. Moving does not open a tab, because a form with unsaved
 * text must be able to ask first (shared/drafts/leaving.ts). A disabled tab is skipped and cannot be chosen.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, onPressOpen, children, aside, oneLine = false } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const line = list.current;
    if (!oneLine || line === null) return;
    const watch = new ResizeObserver(() => {
      const open = line.querySelector<HTMLElement>("[data-state=active]");
      // `scrollIntoView` would also scroll the page.
      if (open) line.scrollLeft = open.offsetLeft - 48;
    });
    // The observer also calls its function once at the start, before the browser paints.
    watch.observe(line);
    return () => watch.disconnect();
  }, [oneLine, value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} activationMode="manual">
      <div
        className={
          aside === undefined
            ? "contents"
            : "flex flex-wrap items-end gap-4 min-[75rem]:flex-nowrap min-[75rem]:border-b-2"
        }
      >
        <Radix.List
          ref={list}
          aria-label={label}
          className={`${TAB_LIST} ${oneLine ? "overflow-x-auto overflow-y-hidden" : "flex-wrap"} ${aside === undefined ? "" : "min-w-0 flex-1 basis-full min-[75rem]:basis-auto min-[75rem]:border-b-0"}`}
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              disabled={item.disabled}
              onClick={item.value === value ? onPressOpen : undefined}
              className={`${TAB} ${oneLine ? "flex-none" : "flex-auto sm:flex-none"}`}
            >
              {item.label}
              {item.isStep === true ? <span aria-hidden="true">→</span> : null}
              {item.disabled === true ? <LockIcon className="size-4" /> : null}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {children === undefined ? (
        items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className="pt-6">
            {item.content}
          </Radix.Content>
        ))
      ) : (
        <Radix.Content value={value} className={oneLine ? "pt-4" : "pt-6"}>
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  );
}
