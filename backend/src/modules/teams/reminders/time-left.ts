import { type Message, msg } from "../../../kernel/languages/message.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the time until the deadline as text, in days or hours. A team created late gets its reminder late too, with
 * fewer days or hours left.
 */
export function timeLeft(ms: number): Message {
  return ms > 0.9 * DAY_MS
    ? msg("{n, plural, one {# day} other {# days}}", { n: Math.round(ms / DAY_MS) })
    : msg("{n, plural, one {# hour} other {# hours}}", { n: Math.ceil(ms / HOUR_MS) });
}
