import type { TeamFieldsFragment } from "../../graphql/features/teams";
import { readSession } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";

/** The key in `localStorage`. Logging out clears the entry (`session-store.ts`), and public/offline.js reads it. */
const KEY = "lastTeam";

/**
 * Stores the user's own team on this device for the offline page: names and handles, but no addresses or phone numbers.
 * If the user has no team, removes the stored one.
 * @param isDone whether the team has no open tasks, so that the next visit reserves no space for a button
 */
export function noteLastSeenTeam(team: TeamFieldsFragment | null, isDone: boolean): void {
  const userId = readSession()?.userId;
  if (userId === undefined || isInView()) return;
  try {
    if (team === null) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        JSON.stringify({ userId, seenAt: new Date().toISOString(), isDone, ...shortOf(team) }),
      );
  } catch {
    // Storage is blocked or full, so the offline page has no team to show.
  }
}

/** Returns the team that the user saw last on this device, or null. */
export function lastSeenTeam(): {
  readonly name: string;
  readonly event: string;
  readonly isDone: boolean;
} | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as Record<string, unknown> | null;
    if (seen === null || seen["userId"] !== readSession()?.userId || isInView()) return null;
    const { name, event, isDone } = seen;
    return typeof name === "string" && typeof event === "string"
      ? { name, event, isDone: isDone === true }
      : null;
  } catch {
    return null;
  }
}

function shortOf({ name, event, paymentStatus, leader, members }: TeamFieldsFragment) {
  const people = [leader, ...members].map((person) => ({
    name: person.name,
    handle: person.codeforcesHandle,
    isLeader: person.isLeader,
  }));
  return { name, event: event.title, paymentStatus, people };
}
