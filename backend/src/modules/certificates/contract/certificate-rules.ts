import { indiaDay } from "../../../kernel/contract/india-time.js";

/** Limits of certificates, separate from `LIMITS` so that public pages do not load them. */
export const CERTIFICATE_LIMITS = {
  /** As much text as fits above and below the name on one sheet. */
  certificateTitleMax: 80,
  certificateTextMax: 600,
  certificateSignerMax: 60,
  signatures: 3,
  /** 40 kB as base64. The row stays far below the 64 kB of its column. */
  signatureBase64Max: 54_616,
  certificateCsvMax: 200_000,
  /** The greatest number of certificates in a batch. Each is a row and a mail of one transaction. */
  certificatesAtOnce: 2000,
  /** The greatest number of mails to addresses without an account that need no confirmation. */
  freeOutside: 20,
} as const;

/** Whether an event's last day has begun. Certificates may be issued at the prize-giving on that day. */
export function isOver({ lastDay }: { readonly lastDay: string }, now: Date): boolean {
  return indiaDay(now) >= lastDay;
}
