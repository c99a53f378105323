import type { MouseEvent } from "react";

/** Closes the menu (a popover) around the link or button that was pressed. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>("[popover]");
  // Browsers without popovers show the menu in the page; there is nothing to close.
  if (menu !== null && "hidePopover" in menu) menu.hidePopover();
}
