import { t } from "../../../kernel/contract/t.js";

/** What is said of a text with letters that no font has. @param letters each once */
export function lettersText(letters: readonly string[]): string {
  return t("Certificates cannot print {letters}. Write the text in other letters.", {
    letters: letters.slice(0, MOST_NAMED).join(" "),
  });
}

const MOST_NAMED = 10;
