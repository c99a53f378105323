import type { PageAnswers } from "./page-store";

/** Id of the script element (a data block, which no browser runs) that carries the answers in the HTML. */
export const ANSWERS_ID = "page-answers";

/** The answers that came with the HTML, or none. */
export function embeddedAnswers(): PageAnswers {
  const text = document.getElementById(ANSWERS_ID)?.textContent;
  return text ? (JSON.parse(text) as PageAnswers) : {};
}
