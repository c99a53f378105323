import { useState, type ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ConfirmationHost } from "../confirmation/confirmation-host";
import { useSession } from "../session/session-store";
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
  const [seen, setSeen] = useState({ userId, key: 0 });
  // The first person whom a page learns of keeps its screens: they may be pressed already.
  if (userId !== undefined && userId !== seen.userId)
    setSeen({ userId, key: seen.userId === undefined ? seen.key : seen.key + 1 });
  return (
    <ApolloProvider key={seen.key} client={clientOf(userId)}>
      {children}
    </ApolloProvider>
  );
}
