import { useEffect, type ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { readSession, subscribeSession } from "../session/session-store";
import { client } from "./client";

/** Data for the screens inside. When another person signs in, or the one here leaves, what was fetched is forgotten. */
export function ApolloBoundary({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let person = readSession()?.userId;
    return subscribeSession(() => {
      const next = readSession()?.userId;
      if (next === person) return;
      person = next;
      void (next === undefined ? client.clearStore() : client.resetStore());
    });
  }, []);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
