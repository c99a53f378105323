import { hidePopover } from "../../shared/popover";
import type { MouseEvent } from "react";

/** Closes the menu (a popover) around the link or button that was pressed. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>("[popover]");
  hidePopover(menu);
}
