import { useEffect, useRef, type ReactNode } from "react";
import { Tabs as Radix } from "radix-ui";

interface SideTabsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

/** The panel's tabs: a column at the left from 1024 px, a line above on smaller screens. */
export function SideTabs<Value extends string>(props: SideTabsProps<Value>) {
  const { label, items, value, onChange, children } = props;
  const list = useRef<HTMLDivElement>(null);
  // In the line of a phone the open tab may stand outside of what is seen.
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>('[data-state="active"]');
    if (line && tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
      orientation="vertical"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[9.5rem_minmax(0,1fr)]"
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex self-start overflow-x-auto lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:flex-col"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="min-h-11 shrink-0 border-b-4 border-rule px-4 py-2 text-left font-semibold text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink lg:border-b-0 lg:border-l-4"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
