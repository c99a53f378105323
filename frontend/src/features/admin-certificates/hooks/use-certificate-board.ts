import {
  useCertificateBoardQuery,
  useCertificateProgressQuery,
} from "../../../graphql/features/admin-certificates";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** While mails leave, so often one sees how far they are. */
const PROGRESS_MS = 2000;

/** An event's certificates; while mails of them wait, their counts are asked for again and again. */
export function useCertificateBoard(eventSlug: string | null) {
  const variables = { eventSlug };
  const { data, ...state } = useQueryState(useCertificateBoardQuery({ variables }));
  const board = data?.certificateBoard ?? null;
  const waits = board?.batches.some(({ mailsWaiting }) => mailsWaiting > 0) ?? false;
  // Its answer lands in the same entries of the cache.
  useCertificateProgressQuery({
    variables,
    skip: !waits,
    pollInterval: PROGRESS_MS,
    fetchPolicy: "network-only",
  });
  return { board, ...state };
}
