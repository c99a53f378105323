import type { ApolloClient } from "@apollo/client";
import {
  CheckInChangesDocument,
  type CheckInChangesQuery,
  type CheckInMutation,
} from "../../../graphql/features/admin-checkin";
import type { DeskList, Waiting } from "./judge";
import { sendCheckIns } from "./send";

/** A request without an answer for so long is given up and made again, in milliseconds. */
const GIVE_UP_MS = 10_000;
/** As CHECK_INS_AT_ONCE of the contract, which brings class-validator along. */
const AT_ONCE = 50;

interface Heard {
  readonly onSent: (reply: CheckInMutation["checkIn"]) => void;
  readonly onChanges: (changes: CheckInChangesQuery["checkInChanges"]) => void;
}

/** Sends what waits, and asks what the other phones did. @throws what a request failed with, and when none is answered in time */
export async function exchange(
  client: ApolloClient,
  { desk: { eventId }, readAt: since }: DeskList,
  waiting: readonly Waiting[],
  { onSent, onChanges }: Heard,
): Promise<void> {
  for (const batch of batches(waiting))
    onSent(await within(GIVE_UP_MS, sendCheckIns(client, eventId, batch)));
  const variables = { eventId, since };
  const changesQuery = client.query({ query: CheckInChangesDocument, variables, fetchPolicy: "no-cache" });
  const { data } = await within(GIVE_UP_MS, changesQuery);
  if (data) onChanges(data.checkInChanges);
}

/** Rejects when work takes longer than so many milliseconds. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer in time")), ms)),
  ]);
}

/** What waits, by session and in pieces that one request takes. */
function batches(waiting: readonly Waiting[]): Waiting[][] {
  const pieces: Waiting[][] = [];
  for (const sessionId of new Set(waiting.map((one) => one.sessionId))) {
    const all = waiting.filter((one) => one.sessionId === sessionId);
    for (let at = 0; at < all.length; at += AT_ONCE) pieces.push(all.slice(at, at + AT_ONCE));
  }
  return pieces;
}
