import type { MouseEvent } from "react";

/**
 * An element that may support popovers. Chrome has supported them since version 114, and Safari since version 17. Older
 * browsers show a popover's content in the page.
 */
type Popover = Partial<Pick<HTMLElement, "showPopover" | "hidePopover">>;

export function showPopover(element: Popover | null): void {
  element?.showPopover?.();
}

export function hidePopover(element: Popover | null): void {
  element?.hidePopover?.();
}

/** Returns whether the browser itself opens and closes popovers. */
export function hasPopovers(): boolean {
  return "showPopover" in HTMLElement.prototype;
}

/** Closes the menu (a popover) that contains the pressed link or button. */
export function closeMenu(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest<HTMLElement>("[popover]");
  hidePopover(menu);
}
