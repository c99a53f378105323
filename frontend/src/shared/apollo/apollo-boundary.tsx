import { useState, type ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ConfirmationHost } from "../confirmation/confirmation-host";
import { useSession } from "../session/session-store";
import { clientOf } from "./client";

interface BoundaryProps {
  readonly children: ReactNode;
}

/**
 * Provides the screens inside with the signed-in person's data, and with the dialog that asks users to confirm their
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
 * Provides data to a part of the page outside the screens. Does not include `ConfirmationHost`, because a page needs
 * only one. When another person signs in, a new key resets the parts inside and discards the previous person's input.
 */
export function ApolloData({ children }: BoundaryProps) {
  const userId = useSession()?.userId;
  const [seen, setSeen] = useState({ userId, key: 0 });
  // When a visitor signs in, the key stays the same, because the visitor may already be using the parts inside.
  if (userId !== undefined && userId !== seen.userId)
    setSeen({ userId, key: seen.userId === undefined ? seen.key : seen.key + 1 });
  return (
    <ApolloProvider key={seen.key} client={clientOf(userId)}>
      {children}
    </ApolloProvider>
  );
}
