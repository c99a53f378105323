import type { ApolloClient } from "@apollo/client";
import {
  CheckInChangesDocument,
  type CheckInChangesQuery,
  type CheckInMutation,
} from "../../../graphql/features/admin-checkin";
import type { DeskList, Waiting } from "./judge";
import { sendCheckIns } from "./send";

/** The timeout of a request in milliseconds, after which the request is repeated. */
const GIVE_UP_MS = 10_000;
/**
 * Must equal CHECK_INS_AT_ONCE in the contract, which is not imported because the import would load class-validator.
 */
const AT_ONCE = 50;

interface Heard {
  readonly onSent: (reply: CheckInMutation["checkIn"]) => void;
  readonly onChanges: (changes: CheckInChangesQuery["checkInChanges"]) => void;
}

/**
 * Sends the unsent check-ins and fetches other phones' changes.
 * @throws the error of a request, or an error if a request has no reply in time
 */
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

/** Returns the work's result. Rejects if the work takes longer than `ms` milliseconds. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer in time")), ms)),
  ]);
}

/** Returns the unsent check-ins by session, in lists that fit into one request. */
function batches(waiting: readonly Waiting[]): Waiting[][] {
  const pieces: Waiting[][] = [];
  for (const sessionId of new Set(waiting.map((one) => one.sessionId))) {
    const all = waiting.filter((one) => one.sessionId === sessionId);
    for (let at = 0; at < all.length; at += AT_ONCE) pieces.push(all.slice(at, at + AT_ONCE));
  }
  return pieces;
}
