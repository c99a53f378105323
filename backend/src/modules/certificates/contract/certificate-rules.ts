import { indiaDay } from "../../../kernel/contract/india-time.js";
import { t } from "../../../kernel/contract/t.js";

/** Limits of certificates: apart from `LIMITS`, which public pages load. */
export const CERTIFICATE_LIMITS = {
  /** A certificate: what fits above and below a name on one sheet. */
  certificateTitleMax: 80,
  certificateTextMax: 600,
  certificateSignerMax: 60,
  signatures: 3,
  /** 40 kB as base64: with its row far below the 64 kB of its column. */
  signatureBase64Max: 54_616,
  certificateCsvMax: 200_000,
  /** One press; each is a row and a mail of one transaction. */
  certificatesAtOnce: 2000,
  /** From one more on, mails to addresses without an account need a confirmation. */
  freeOutside: 20,
} as const;

/** What is said of a text with letters that no font has. @param letters each once */
export function lettersText(letters: readonly string[]): string {
  return t("A certificate cannot show these letters: {letters}. Use other letters.", {
    letters: letters.slice(0, MOST_NAMED).join(" "),
  });
}

const MOST_NAMED = 10;

/** True from an event's last day on: certificates may be given out at the prize-giving. */
export function isOver({ lastDay }: { readonly lastDay: string }, now: Date): boolean {
  return indiaDay(now) >= lastDay;
}
