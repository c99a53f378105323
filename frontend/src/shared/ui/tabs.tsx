import type { ReactNode } from "react";
import { Tabs as Radix } from "radix-ui";
import { LockIcon } from "./icons";

interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** Names the set to screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Tabs steered by arrow keys; a disabled tab is skipped and cannot be chosen. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className="flex flex-wrap border-b-2 border-ink">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className="flex min-h-11 flex-auto items-center justify-center gap-2 border-2 border-b-0 border-transparent px-4 py-2 font-semibold whitespace-nowrap text-soft not-data-[state=active]:hover:not-disabled:text-ink disabled:cursor-not-allowed data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-paper sm:flex-none"
          >
            {item.label}
            {item.disabled === true ? <LockIcon className="size-4" /> : null}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
