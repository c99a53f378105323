import { browser } from "./secure-context";

/** Puts a text on the clipboard. @throws where the browser refuses */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = browser();
  if (clipboard !== undefined) await clipboard.writeText(text);
  else if (!copySelection(text)) throw new Error("The browser did not copy");
}

/** The older way, which every page has: selects the text in a field that is out of sight. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.className = "sr-only";
  // In the dialog that is open, which takes the focus back from everything outside.
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
