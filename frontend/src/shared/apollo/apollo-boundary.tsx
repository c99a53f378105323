import type { ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ConfirmationHost } from "../confirmation/confirmation-host";
import { useSession } from "../session/use-session";
import { clientOf } from "./client";

/** Data for the screens inside, of the person who is signed in now. */
export function ApolloBoundary({ children }: { readonly children: ReactNode }) {
  const userId = useSession()?.userId;
  return (
    <ApolloProvider client={clientOf(userId)}>
      {children}
      <ConfirmationHost />
    </ApolloProvider>
  );
}
