import type { InitialData } from "./page-store";

/**
 * Id of the script element that contains the answers in the HTML. The element is a data block, which no browser runs.
 */
export const INITIAL_DATA_ID = "page-answers";

/** Returns the answers in the HTML. Empty without such an element. */
export function embeddedData(): InitialData {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : {};
}

/** Returns JSON for a script element in HTML. No character of the JSON can end the element. */
export function embed(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
