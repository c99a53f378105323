import { useCallback } from "react";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- tests whether no variable is required
type Arguments<V> = Record<never, never> extends V ? [variables?: V] : [variables: V];
/** `network-only` also updates other parts of the screen, while `no-cache` does not. */
type FetchPolicy = "network-only" | "no-cache";

/**
 * Returns a function that queries the server once per call, for exports and for decisions that need current data. Calls
 * may run concurrently. The query is not watched, so no later refetch repeats it.
 * @throws the error of a failed request
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
