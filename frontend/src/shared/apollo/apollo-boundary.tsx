import { useState, type ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ConfirmationHost } from "../confirmation/confirmation-host";
import { useSession } from "../session/session-store";
import { clientOf } from "./client";

interface BoundaryProps {
  readonly children: ReactNode;
}

/**
 * Provides the screens inside with the signed-in person's data, and with the dialog that asks to confirm their
 * identity.
 */
export function ApolloBoundary({ children }: BoundaryProps) {
  return (
    <ApolloData>
      {children}
      <ConfirmationHost />
    </ApolloData>
  );
}

/**
 * Provides data to a part of the page outside of the screens. It lacks `ConfirmationHost`, which a page has only once.
 * When another person signs in, the key resets the parts inside, so that they lose the previous person's input.
 */
export function ApolloData({ children }: BoundaryProps) {
  const userId = useSession()?.userId;
  const [seen, setSeen] = useState({ userId, key: 0 });
  // The first person who signs in on a page keeps its screens, since they may be in use already.
  if (userId !== undefined && userId !== seen.userId)
    setSeen({ userId, key: seen.userId === undefined ? seen.key : seen.key + 1 });
  return (
    <ApolloProvider key={seen.key} client={clientOf(userId)}>
      {children}
    </ApolloProvider>
  );
}
