import { createContext, use, useCallback, useEffect } from "react";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { readSession } from "../session/session-store";
import { whenIdle } from "../when-idle";

async function ownClient(): Promise<ApolloClient> {
  const { clientOf } = await import("./client");
  return clientOf(readSession()?.userId);
}

/** The client that late operations are sent with; another one in tests. */
export const LateClient = createContext(ownClient);

type Load<D, V extends OperationVariables> = () => Promise<TypedDocumentNode<D, V>>;

/**
 * Makes the hook of a mutation whose screen can be used before Apollo is there: it is fetched, with the document, once the
 * page is at rest, or with the first call (ADR 3). What fails is thrown, as with Apollo's own hook.
 */
export function lateMutation<D, V extends OperationVariables>(load: Load<D, V>) {
  return function useLateMutation() {
    const client = use(LateClient);
    useEffect(
      () =>
        whenIdle(() => {
          // Without a network the call itself says so.
          void Promise.all([load(), client()]).catch(() => undefined);
        }),
      [client],
    );
    const mutate = async ({ variables }: { readonly variables: V }) => {
      const [mutation, { mutate: send }] = await Promise.all([load(), client()]);
      return send({ mutation, variables } as ApolloClient.MutateOptions<D, V>);
    };
    return [mutate] as const;
  };
}

/** The same for a query that is asked once, as `useFetch` asks; nothing is fetched before the call. */
export function lateFetch<D>(load: Load<D, Record<string, never>>) {
  return function useLateFetch() {
    const client = use(LateClient);
    return useCallback(async (): Promise<D | undefined> => {
      const [query, { query: ask }] = await Promise.all([load(), client()]);
      const options: ApolloClient.QueryOptions<D> = { query, fetchPolicy: "network-only" };
      return (await ask(options)).data;
    }, [client]);
  };
}
