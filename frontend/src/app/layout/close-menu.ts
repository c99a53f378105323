import { hidePopover } from "../../shared/popover";
import type { MouseEvent } from "react";

/** Closes the menu (a popover) that contains the pressed link or button. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>("[popover]");
  hidePopover(menu);
}
