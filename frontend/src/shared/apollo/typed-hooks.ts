import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { MutationOptions, QueryArguments, QueryResult, SubscriptionArguments } from "./hook-types";

/** Returns the hook of a query, for the generated files (scripts/codegen/typed-hooks.mjs). */
export function queryHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useTypedQuery(...[options]: QueryArguments<D, V>): QueryResult<D, V> {
    return Apollo.useQuery(document, options as Apollo.useQuery.Options<D, V>) as QueryResult<D, V>;
  };
}

/** Returns the hook of a mutation, for the generated files. */
export function mutationHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useTypedMutation(options?: MutationOptions<D, V>) {
    return Apollo.useMutation(document, options);
  };
}

/** Returns the hook of a subscription, for the generated files. */
export function subscriptionHook<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useTypedSubscription(...[options]: SubscriptionArguments<D, V>) {
    return Apollo.useSubscription(
      document,
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- does not compile without it
      options as Apollo.useSubscription.Options<D, V> | Apollo.SkipToken,
    );
  };
}
