import { useSeasonChecklistQuery } from "../../../graphql/features/admin-season";
import { useAdminEvents } from "../../../shared/events/event-select";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** Reads an event's season: the event, its checklist, and the next event. */
export function useSeason(eventSlug: string | null) {
  const { events, ...eventsState } = useAdminEvents();
  const event =
    events?.find(({ slug, state }) => (eventSlug === null ? state === "current" : slug === eventSlug)) ??
    null;
  const query = useSeasonChecklistQuery({
    variables: { eventId: event?.id ?? "" },
    skip: event === null,
    // Fetched on each visit, because work in other tabs changes the figures.
    fetchPolicy: "cache-and-network",
  });
  const { data, ...state } = useQueryState(query);
  const checklist = event === null ? null : (data?.seasonChecklist ?? null);
  const next = events?.find(({ id }) => id === checklist?.nextEventId) ?? null;
  return {
    events,
    event,
    next,
    checklist: checklist?.eventId === event?.id ? checklist : null,
    state: events === null ? eventsState : state,
    reload: async () => {
      await Promise.all([eventsState.reload(), ...(event === null ? [] : [state.reload()])]);
    },
  };
}
