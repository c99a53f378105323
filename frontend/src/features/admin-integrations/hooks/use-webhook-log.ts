import { useEffect } from "react";
import {
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
} from "../../../graphql/features/admin-integrations";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";

export type Delivery = WebhookDeliveriesQuery["webhookDeliveries"]["edges"][number]["node"];

const SHOWN_AT_ONCE = 25;
/** Milliseconds between two reads of the log while a message waits for its first attempt. */
const LOOK_AGAIN_MS = 2000;

/**
 * Reads a webhook's messages, newest first, page by page. Reads the log again and again while a message waits for its
 * first attempt.
 */
export function useWebhookLog(endpointId: string, onlyFailed: boolean) {
  const query = useWebhookDeliveriesQuery({
    variables: { endpointId, onlyFailed, first: SHOWN_AT_ONCE },
    fetchPolicy: "network-only",
  });
  const { data, ...state } = useQueryState(query);
  const { problem, run } = useAction();
  const page = data?.webhookDeliveries;
  const deliveries = page?.edges.map(({ node }) => node) ?? [];
  const { reload } = state;
  const isSending = deliveries.some((one) => one.state === "queued" && one.attempts === 0);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isSending, reload]);
  const more = () =>
    run(async () => {
      await query.fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: appended,
      });
    });
  return {
    ...state,
    deliveries,
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage === true,
    more,
    moreFailed: problem !== null,
  };
}

function appended(
  before: WebhookDeliveriesQuery,
  { fetchMoreResult }: { fetchMoreResult: WebhookDeliveriesQuery },
) {
  const next = fetchMoreResult.webhookDeliveries;
  return { webhookDeliveries: { ...next, edges: [...before.webhookDeliveries.edges, ...next.edges] } };
}
