/** Chrome has popovers since 114, Safari since 17: an older one shows what is in them in the page. */
type Popover = Partial<Pick<HTMLElement, "showPopover" | "hidePopover">>;

export function showPopover(element: Popover | null): void {
  element?.showPopover?.();
}

export function hidePopover(element: Popover | null): void {
  element?.hidePopover?.();
}

/** Whether the browser opens and closes them by itself. */
export function hasPopovers(): boolean {
  return "showPopover" in HTMLElement.prototype;
}
