type Field = HTMLInputElement | HTMLTextAreaElement;

/** The milliseconds between two checks whether the fields are in the page again, and the number of checks. */
const CHECK_MS = 50;
const CHECKS = 100;

/**
 * Puts typed text back into a page that React has rendered again, because something else had changed the server's HTML,
 * such as a browser extension or a translation.
 * @param before the fields of the server's HTML, which keep their text
 * @param focused the element that had the focus before React took over the page
 */
export function restoreTyped(before: readonly Field[], focused: Element | null, checks = CHECKS): void {
  const later = before.filter(
    (field) => !field.isConnected && field.name !== "" && !restoreField(field, focused),
  );
  if (later.length > 0 && checks > 1) setTimeout(() => restoreTyped(later, focused, checks - 1), CHECK_MS);
}

/** Returns true if the page has the field again, or if the field has no text and no focus to restore. */
function restoreField(before: Field, focused: Element | null): boolean {
  if (before.value === before.defaultValue && before !== focused) return true;
  const field = document.querySelector<Field>(`#root [name="${CSS.escape(before.name)}"]`);
  if (field === null) return false;
  if (field.value === "" && before.value !== "") {
    // React gives the field a `value` property of its own, and does not notice a change that is made through this
    // property. The text is therefore set through the prototype's property.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, before.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (before === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  return true;
}
