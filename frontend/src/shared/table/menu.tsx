import type { ReactNode } from "react";
import { Popover } from "radix-ui";
import { buttonClass } from "../ui/button";
import { ChevronIcon } from "../ui/icons";

interface MenuProps {
  readonly label: string;
  /** The class name that sets the panel's width. */
  readonly width?: string;
  readonly children: ReactNode;
}

/** Opens a small panel below a button. Escape or a click elsewhere closes it. */
export function Menu({ label, width = "w-64", children }: MenuProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass("secondary", "px-4!")}>
        {label}
        <ChevronIcon className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className={`z-30 grid max-h-(--radix-popover-content-available-height) ${width} overflow-y-auto border-2 border-ink bg-surface p-2 text-ink`}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export const MENU_ROW = "flex min-h-11 items-center gap-3 px-3 py-2 text-left hover:bg-sunken";
