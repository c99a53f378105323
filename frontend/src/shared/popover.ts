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
