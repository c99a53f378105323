import { type Message, msg } from "../../../kernel/languages/message.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the time until the deadline as text. The text is not always "3 days" or "1 day", because a team that is
 * created late gets its reminder late.
 */
export function timeLeft(ms: number): Message {
  return ms > 0.9 * DAY_MS
    ? msg("{n, plural, one {# day} other {# days}}", { n: Math.round(ms / DAY_MS) })
    : msg("{n, plural, one {# hour} other {# hours}}", { n: Math.ceil(ms / HOUR_MS) });
}
