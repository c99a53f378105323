import type { TeamFieldsFragment } from "../../graphql/features/teams";
import { readSession } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";

/** The key in `localStorage`; Logout clears it (`session-store.ts`), public/offline.js reads it. */
const KEY = "lastTeam";

/**
 * Notes one's own team on this device, for the page that is shown without a network: names and handles, no addresses or
 * phone numbers. Without a team there is nothing to show.
 * @param isDone whether nothing is left to do, so that the next visit keeps no room for a button
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
    // Storage is forbidden or full: then there is no team to show offline.
  }
}

/** Returns the team that this person saw last on this device, or null. */
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
