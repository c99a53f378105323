import type { TeamFieldsFragment } from "../../graphql/features/teams";
import { readSession } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";
import { onDevice } from "../../shared/stored";

/** The key in `localStorage`. Logging out clears the entry (`session-store.ts`), and public/offline.js reads it. */
const KEY = "lastTeam";

/**
 * Stores the user's own team on this device for the offline page: names and handles, but no addresses or phone numbers.
 * If the user has no team, removes the stored one.
 * @param isDone whether the team has no open tasks. If so, the dashboard of the next visit reserves no space for a
 * next-step button while the team is being fetched.
 */
export function noteLastSeenTeam(team: TeamFieldsFragment | null, isDone: boolean): void {
  const userId = readSession()?.userId;
  if (userId === undefined || isInView()) return;
  const seenAt = new Date().toISOString();
  onDevice.set(KEY, team && JSON.stringify({ userId, seenAt, isDone, ...shortOf(team) }));
}

/** Returns the team that the user saw last on this device, or null. */
export function lastSeenTeam(): {
  readonly name: string;
  readonly event: string;
  readonly isDone: boolean;
} | null {
  const seen = onDevice.getJson(KEY) as Record<string, unknown> | null;
  if (seen === null || seen["userId"] !== readSession()?.userId || isInView()) return null;
  const { name, event, isDone } = seen;
  return typeof name === "string" && typeof event === "string"
    ? { name, event, isDone: isDone === true }
    : null;
}

function shortOf({ name, event, paymentStatus, leader, members }: TeamFieldsFragment) {
  const people = [leader, ...members].map((person) => ({
    name: person.name,
    handle: person.codeforcesHandle,
    isLeader: person.isLeader,
  }));
  return { name, event: event.title, paymentStatus, people };
}
