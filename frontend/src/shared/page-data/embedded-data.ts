import type { InitialData } from "./page-store";

/** Id of the script element (a data block, which no browser runs) that carries the answers in the HTML. */
export const INITIAL_DATA_ID = "page-answers";

/** The answers that came with the HTML, or none. */
export function embeddedData(): InitialData {
  const text = document.getElementById(INITIAL_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialData) : {};
}

/** JSON that can stand in HTML: nothing in it ends the element. */
export function embed(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
