import { indiaDay } from "@contract/kernel/contract/india-time";
import type { SeasonItemKey, UpdateEventInput } from "../../../graphql/schema-types";
import {
  AdminEventsDocument,
  useCreateEventMutation,
  useUpdateEventMutation,
  type AdminEventFieldsFragment,
} from "../../../graphql/shared/events";
import { eventInput, nextYearOf } from "../../../shared/events/event-input";
import { formatDate } from "../../../shared/format/date-time";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";

type Event = AdminEventFieldsFragment;

/** A step of the checklist that takes one click. */
export interface SeasonStep {
  readonly kind: "close" | "copy" | "past" | "current";
  readonly label: string;
  readonly title: string;
  readonly explanation: string;
}

/** Returns the step that completes a checklist item with one click, or null if the item needs more work. */
export function stepOf(
  key: SeasonItemKey,
  event: Event,
  next: Event | null,
  today: string,
): SeasonStep | null {
  if (key === "REGISTRATION")
    return {
      kind: "close",
      label: "Close registration",
      title: `Close registration for “${event.title}”?`,
      explanation:
        "From now on, no team can register or add people. You can open registration again on the Events tab.",
    };
  if (key === "NEXT_EVENT") {
    const { title, firstDay } = nextYearOf(event, today);
    return {
      kind: "copy",
      label: "Add the next event",
      title: `Add “${title}”?`,
      explanation: `“${event.title}” will be copied now. The new event begins on ${formatDate(firstDay, "long")}, and all other dates move too. The new event is upcoming, and its registration is not open yet. Check the copied texts afterwards, because they still describe the earlier event.`,
    };
  }
  if (key !== "EVENT_OVER" || today <= event.lastDay) return null;
  if (event.state === "upcoming")
    return {
      kind: "past",
      label: "Mark as past",
      title: `Mark “${event.title}” as past?`,
      explanation:
        "The teams, payments, rankings and results are kept. Leaders can no longer report a payment.",
    };
  return next === null
    ? null
    : { kind: "current", label: `Make ${next.title} the current event`, title: "", explanation: "" };
}

/**
 * Carries out a step with the API operations that the tab Events uses. The step `current` is carried out by the
 * checklist instead. Repeating a step is safe, and no step overwrites another admin's changes.
 */
export function useSeasonStep(event: Event, reload: () => Promise<void>, onDone: (text: string) => void) {
  const [createEvent] = useCreateEventMutation({
    refetchQueries: [AdminEventsDocument],
    awaitRefetchQueries: true,
  });
  const [updateEvent] = useUpdateEventMutation();
  const update = async (change: Partial<UpdateEventInput>) => {
    const named = { eventId: event.id, version: event.version };
    const input = { ...eventInput(event), ...named, ...change };
    return (await updateEvent({ variables: { input } })).data?.updateEvent.message;
  };
  const carryOut = async ({ kind }: SeasonStep) => {
    if (kind === "close") return update({ registration: "closed" });
    if (kind === "past") return update({ state: "past" });
    const input = { ...eventInput(nextYearOf(event, indiaDay(new Date()))), copyOf: event.id };
    return (await createEvent({ variables: { input } })).data?.createEvent.message;
  };
  return useConfirmedAction(
    carryOut,
    async (text) => {
      onDone(text);
      await reload();
    },
    // If the step was refused, another admin may have carried it out concurrently. Reloading shows the result.
    () => void reload(),
  );
}
