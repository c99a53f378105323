import { createContext, use, useCallback, useEffect } from "react";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { readSession } from "../session/session-store";
import { whenIdle } from "../when-idle";

async function ownClient(): Promise<ApolloClient> {
  const { clientOf } = await import("./client");
  return clientOf(readSession()?.userId);
}

/** Loads the client that sends late operations; tests replace it. */
export const LateClient = createContext(ownClient);

type Load<D, V extends OperationVariables> = () => Promise<TypedDocumentNode<D, V>>;

/**
 * Creates the hook of a mutation whose screen can be used before Apollo is loaded. Apollo and the document are loaded
 * when the page is idle, or at the first call (ADR 3). The call throws when it fails, as Apollo's own hook does.
 */
export function lateMutation<D, V extends OperationVariables>(load: Load<D, V>) {
  return function useLateMutation() {
    const client = use(LateClient);
    useEffect(
      () =>
        whenIdle(() => {
          // A failure to load is reported by the call itself.
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

/** Creates the late hook of a query that runs once a call, as with `useFetch`. Apollo is loaded at the first call. */
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
