import { useEffect } from "react";
import { useCertificateBoardQuery } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** While mails leave, so often one sees how far they are. */
const PROGRESS_MS = 2000;

/** An event's certificates; while mails of them wait, asked for again and again. */
export function useCertificateBoard(eventSlug: string | null) {
  const query = useCertificateBoardQuery({ variables: { eventSlug } });
  const { data, ...state } = useQueryState(query);
  const board = data?.certificateBoard ?? null;
  const waits = board?.batches.some(({ mailsWaiting }) => mailsWaiting > 0) ?? false;
  const { startPolling, stopPolling } = query;
  useEffect(() => {
    if (!waits) return;
    startPolling(PROGRESS_MS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  return { board, ...state };
}
