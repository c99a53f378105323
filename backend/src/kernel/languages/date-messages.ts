import { dayText, indiaDay, momentText, type MonthStyle } from "../contract/india-time.js";
import { type Message, knownMsg } from "./message.js";

/** "1 March 2025" (or "1 Mar 2025") for a day (`YYYY-MM-DD`), with the month in the reader's language. */
export function dayMsg(day: string, style: MonthStyle = "long"): Message {
  const [date = "", month = "", year = ""] = dayText(day, style).split(" ");
  return knownMsg("{date} {month} {year}", { date, month: knownMsg(month), year });
}

/** "1 March 2025, 5:00 PM IST" for a date with time. */
export function momentMsg(moment: Date): Message {
  const [, clock = ""] = momentText(moment).split(", ");
  return knownMsg("{day}, {clock}", { day: dayMsg(indiaDay(moment)), clock });
}
