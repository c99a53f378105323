import { useApolloClient } from "@apollo/client/react";

/** Fetches everything on the screen again when pressed, as a subscription's news would. For tests. */
export function RefetchButton() {
  const client = useApolloClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries({ include: "active" })}>
      Refetch
    </button>
  );
}
