import { indiaDay } from "../../../kernel/contract/india-time.js";

/** Limits of certificates, separate from `LIMITS` so that public pages do not load them. */
export const CERTIFICATE_LIMITS = {
  /** Maximum lengths in characters, and number of signatures, for a certificate on one sheet. */
  certificateTitleMax: 80,
  certificateTextMax: 600,
  certificateSignerMax: 60,
  signatures: 3,
  /** The length of a PNG of 40 kB in base64, well below the 64 kB that the column holds. */
  signatureBase64Max: 54_616,
  certificateCsvMax: 200_000,
  /** Maximum number of certificates in a batch. Each needs a row and a mail in the same transaction. */
  certificatesAtOnce: 2000,
  /** Maximum number of mails to addresses without an account before a confirmation is needed. */
  freeOutside: 20,
} as const;

/** Returns whether an event's last day has begun. Certificates may be issued at that day's prize-giving. */
export function isOver({ lastDay }: { readonly lastDay: string }, now: Date): boolean {
  return indiaDay(now) >= lastDay;
}
