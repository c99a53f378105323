import { useSentMailingQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** How often one looks how far a mail got, in milliseconds, while some of it waits. */
const LOOK_EVERY = 1000;

/** One mail with how far it got; looked at again and again until none of it waits. */
export function useSentMailing(id: string) {
  const query = useSentMailingQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    // Nobody looks: the page is hidden, or everything has left.
    skipPollAttempt: () => document.hidden || isDone,
  });
  const { data, ...state } = useQueryState(query);
  const details = data?.sentMailing ?? null;
  const isDone = details !== null && details.mailing.queued === 0;
  return { details, ...state };
}
