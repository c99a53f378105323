import { useApolloClient } from "@apollo/client/react";

/** Shows a button that fetches all data of the screen again, as an event of a subscription does. For tests. */
export function RefetchButton() {
  const client = useApolloClient();
  return (
    <button type="button" onClick={() => void client.refetchQueries({ include: "active" })}>
      Refetch
    </button>
  );
}
