import { dayText } from "../../kernel/contract/india-time.js";
import { dayMsg, joined, knownMsg, textIn } from "../../kernel/languages/message.js";
import type { Language } from "../../kernel/languages/language.js";
import type { DeskSession } from "./contract/session-day.js";

/** What sessions are called beside others, with their day: "Whole day, 1 Mar 2026", by id. */
export function sessionNames(
  sessions: readonly DeskSession[],
  language: Language = "en",
): ReadonlyMap<string, string> {
  return new Map(sessions.map((session) => [session.id, nameOf(session, language)]));
}

function nameOf({ id, day, name }: DeskSession, language: Language): string {
  // What somebody typed stays, also where it is a word that a catalogue has.
  const said = id === day ? knownMsg(name) : name;
  return language === "en"
    ? `${name}, ${dayText(day, "short")}`
    : textIn(language, joined([said, dayMsg(day, "short")], ", "));
}
