import type { ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ConfirmationHost } from "../confirmation/confirmation-host";
import { useSession } from "../session/use-session";
import { clientOf } from "./client";

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Data for the screens inside, of the person who is signed in now. */
export function ApolloBoundary({ children }: BoundaryProps) {
  return (
    <ApolloData>
      {children}
      <ConfirmationHost />
    </ApolloData>
  );
}

/**
 * The same for a part of the page around the screens, without `ConfirmationHost`, of which a page has one. The key gives
 * another person screens of their own, without the text that the one before typed.
 */
export function ApolloData({ children }: BoundaryProps) {
  const userId = useSession()?.userId;
  return (
    <ApolloProvider key={userId ?? ""} client={clientOf(userId)}>
      {children}
    </ApolloProvider>
  );
}
