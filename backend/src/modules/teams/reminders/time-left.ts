import { type Message, msg } from "../../../kernel/languages/message.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the time until the deadline as text. Reminders show this time and not the planned one, such as "3 days",
 * because some are sent later, for example to a team that was created after the planned time.
 */
export function timeLeft(ms: number): Message {
  return ms > 0.9 * DAY_MS
    ? msg("{n, plural, one {# day} other {# days}}", { n: Math.round(ms / DAY_MS) })
    : msg("{n, plural, one {# hour} other {# hours}}", { n: Math.ceil(ms / HOUR_MS) });
}
