import { skipToken } from "@apollo/client/react";
import { usePlaceBoardQuery, usePlacesChangedSubscription } from "../../../graphql/features/admin-rankings";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** An event's places, kept up to date with what teams answer and what time does. */
export function usePlaceBoard(eventSlug: string | null) {
  const { data, ...state } = useQueryState(usePlaceBoardQuery({ variables: { eventSlug } }));
  const board = data?.placeBoard ?? null;
  const { reload } = state;
  usePlacesChangedSubscription(
    board === null
      ? skipToken
      : { variables: { eventId: board.id }, ignoreResults: true, onData: () => void reload() },
  );
  return { board, ...state };
}
