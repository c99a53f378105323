import { useCallback } from "react";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- asks whether no variables at all will do
type Arguments<V> = Record<never, never> extends V ? [variables?: V] : [variables: V];
/** `network-only` brings what other parts of the screen show up to date; `no-cache` leaves no trace. */
type FetchPolicy = "network-only" | "no-cache";

/**
 * Asks the server once a call, for an export or a decision about what is true now; many calls may run at once. Nothing is
 * watched afterwards, so that no later refetch repeats it.
 * @throws what the request failed with
 */
export function useFetch<D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  fetchPolicy: FetchPolicy = "network-only",
) {
  const client = useApolloClient();
  return useCallback(
    async (...[variables]: Arguments<V>): Promise<D> => {
      const options: ApolloClient.QueryOptions<D> = { query, variables: variables ?? {}, fetchPolicy };
      const { data } = await client.query(options);
      if (data === undefined) throw new Error("The server sent no data.");
      return data;
    },
    [client, query, fetchPolicy],
  );
}
