import type { ReactNode } from "react";
import { Tabs as Radix } from "radix-ui";

interface SideTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

interface SideTabsProps<Value extends string> {
  readonly label: string;
  readonly items: readonly SideTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** The panel's tabs: a column at the left from 1024 px, a line above on smaller screens. */
export function SideTabs<Value extends string>({ label, items, value, onChange }: SideTabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      orientation="vertical"
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <Radix.List aria-label={label} className="flex self-start overflow-x-auto lg:flex-col">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="min-h-11 border-b-4 border-rule px-4 py-2 text-left font-semibold text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink lg:border-b-0 lg:border-l-4"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
