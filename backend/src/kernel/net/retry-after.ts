/** Longest wait that is believed, in seconds: eleven days. */
const MOST_SECONDS = 999_999;

/** Of an HTTP date in the form of C's asctime, which names no zone and means UTC (RFC 9110, 5.6.7). */
const WITHOUT_ZONE = /\d{4}$/;

/** Returns the seconds that a Retry-After header asks to wait, as a number or until an HTTP date; null for neither. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,6}$/.test(text)) return Number(text);
  if (!/^[a-z]{3,9},? .*\d{2}:\d{2}:\d{2}/i.test(text)) return null;
  const date = Date.parse(WITHOUT_ZONE.test(text) ? `${text} GMT` : text);
  if (Number.isNaN(date)) return null;
  return Math.min(Math.max(0, Math.ceil((date - now) / 1000)), MOST_SECONDS);
}
