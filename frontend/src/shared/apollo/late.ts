import { createContext, use, useCallback, useEffect } from "react";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { readSession } from "../session/session-store";
import { whenIdle } from "../when-idle";

async function ownClient(): Promise<ApolloClient> {
  const { clientOf } = await import("./client");
  return clientOf(readSession()?.userId);
}

/** Loads the client that sends the operations of `lateMutation` and `lateFetch`. Tests replace it. */
export const LateClient = createContext(ownClient);

type Load<D, V extends OperationVariables> = () => Promise<TypedDocumentNode<D, V>>;

/**
 * Creates a mutation hook for a screen that can be used before Apollo is loaded. Apollo and the document are loaded
 * when the page is idle, or on the first call (ADR 3). A failed call throws, like Apollo's own hook.
 */
export function lateMutation<D, V extends OperationVariables>(load: Load<D, V>) {
  return function useLateMutation() {
    const client = use(LateClient);
    useEffect(
      () =>
        whenIdle(() => {
          // The call itself reports a failure to load.
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

/** Creates the late version of `useFetch`: the query runs once per call. Apollo is loaded on the first call. */
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
