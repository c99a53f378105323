import { indiaDay } from "../../../kernel/contract/india-time.js";

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

/** True from an event's last day on: certificates may be given out at the prize-giving. */
export function isOver({ lastDay }: { readonly lastDay: string }, now: Date): boolean {
  return indiaDay(now) >= lastDay;
}
