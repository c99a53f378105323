import type { MouseEvent } from "react";

/** Closes the menu (a popover) once one of its entries was pressed. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element && event.target.closest("a, button") !== null;
  // Browsers without popovers show the menu in the page; there is nothing to close.
  if (pressed && "hidePopover" in event.currentTarget) event.currentTarget.hidePopover();
}
