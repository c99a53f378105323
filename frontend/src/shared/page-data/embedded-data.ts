import type { InitialData } from "./page-store";

/**
 * The id of the script element in the HTML that contains the replies. Browsers do not run this element, because it is a
 * data block.
 */
export const INITIAL_DATA_ID = "page-answers";

/** Returns the replies in the HTML. Empty if the HTML contains none. */
export function embeddedData(): InitialData {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : {};
}

/** Returns JSON for a script element in HTML. Escapes "<", which could end the element. */
export function embed(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
