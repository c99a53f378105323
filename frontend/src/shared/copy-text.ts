import { browser } from "./browser";

/**
 * Copies a text to the clipboard.
 * @throws Error when the browser refuses to copy
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = browser();
  if (clipboard !== undefined) await clipboard.writeText(text);
  else if (!copySelection(text)) throw new Error("The browser did not copy");
}

/** Copies a text without https, by selecting it in an invisible field. Returns whether the text was copied. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // Keeps a phone's keyboard closed.
  field.className = "sr-only";
  // Appended inside an open dialog, because a dialog takes the focus back from elements outside.
  (focused?.closest("[role=dialog]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
