import type { ApolloClient } from "@apollo/client";
import { CheckInDocument, type CheckInMutation } from "../../../graphql/features/admin-checkin";
import type { Verdict, Waiting } from "./judge";

type Reply = CheckInMutation["checkIn"];

/**
 * Sends check-ins of one session. Sending the same check-ins again changes nothing.
 * @throws the error of the request
 */
export async function sendCheckIns(
  client: ApolloClient,
  eventId: string,
  entries: readonly Waiting[],
  token: string | null = null,
): Promise<Reply> {
  const input = {
    eventId,
    sessionId: entries[0]?.sessionId ?? "",
    sentAt: new Date().toISOString(),
    entries: entries.map(({ sessionId: _of, ...entry }) => ({
      ...entry,
      ...(token === null ? {} : { token }),
    })),
  };
  const { data } = await client.mutate({
    mutation: CheckInDocument,
    variables: { input },
    fetchPolicy: "no-cache",
  });
  if (!data) throw new Error("The server sent no data.");
  return data.checkIn;
}

/** Converts the server's result of a check-in to a verdict. */
export function verdictOf(result: Reply["results"][number]): Verdict {
  const { entryId: id, outcome, personName, teamName, checkIn } = result;
  const isIn = outcome === "ALREADY";
  return {
    ...{ id, outcome, personName, teamName },
    since: isIn ? (checkIn?.at ?? null) : null,
    byName: isIn ? (checkIn?.byName ?? null) : null,
  };
}
