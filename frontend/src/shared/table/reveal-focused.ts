/**
 * Scrolls a table's box until the sticky cells no longer cover the focused element (WCAG 2.2, 2.4.11). The browser
 * itself does not scroll, because it treats covered elements as visible. `scroll-padding` does not help, because the
 * box would also scroll when a sticky cell gets the focus.
 */
export function revealFocused(box: HTMLElement, focused: HTMLElement): void {
  if (focused === box || focused.closest("thead :is(.pinned, .primary)")) return;
  const edge = (cell: Element | null) => cell?.getBoundingClientRect();
  const { left, right, top } = focused.getBoundingClientRect();
  if (!focused.closest("thead"))
    box.scrollTop -= Math.max((edge(box.querySelector("thead th"))?.bottom ?? top) - top, 0);
  if (focused.closest(".pinned, .primary")) return;
  const from = edge(box.querySelector("thead .primary"))?.right ?? left;
  const to = edge(box.querySelector("thead .pinned"))?.left ?? right;
  if (left < from) box.scrollLeft -= from - left;
  else if (right > to) box.scrollLeft += Math.min(right - to, left - from);
}
