import { useState } from "react";
import {
  AdminEventsDocument,
  useCreateEventMutation,
  useUpdateEventMutation,
  type AdminEventFieldsFragment,
} from "../../../graphql/shared/events";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { valuesOf, variablesOf, type EventValues } from "../event-values";

/** A field that both admins changed, to different values. */
interface Conflict<Field extends string = string> {
  readonly field: Field;
  readonly theirs: string;
}

/**
 * Merges another admin's save into a form. Fields that only the other admin changed are adopted. Fields that both
 * changed keep the text entered here and are returned as conflicts.
 * @param base the values that both admins started from
 */
export function mergeValues<V extends Record<string, string>>(base: V, mine: V, theirs: V) {
  const merged: Record<string, string> = { ...mine };
  const adoptedFields: (keyof V & string)[] = [];
  const conflicts: Conflict<keyof V & string>[] = [];
  for (const field of Object.keys(base) as (keyof V & string)[]) {
    const their = theirs[field] ?? "";
    if (their === base[field] || their === mine[field]) continue;
    if (mine[field] === base[field]) {
      merged[field] = their;
      adoptedFields.push(field);
    } else conflicts.push({ field, theirs: their });
  }
  return { merged: merged as V, taken: adoptedFields, conflicts };
}

/** The saved event and values that the form's changes are based on. */
interface Base {
  readonly values: EventValues;
  readonly event: AdminEventFieldsFragment | null;
}

/** The effect of another admin's save on a form. */
export interface EventConflict {
  readonly taken: readonly (keyof EventValues)[];
  readonly conflicts: readonly Conflict<keyof EventValues>[];
}

type Saved =
  | { readonly event: AdminEventFieldsFragment; readonly message: string }
  | { readonly theirs: AdminEventFieldsFragment; readonly merged: EventValues };

/**
 * Creates or updates an event. If another admin has saved the event, merges both versions and shows the differences, so
 * that no save is overwritten unseen. If the other admin changed only fields that the form does not have, these fields
 * are adopted and the form is saved again.
 * @param copyOf for a new event that is a copy, the id of the copied event
 */
export function useSaveEvent(elsewhere: readonly (keyof EventValues)[], copyOf?: string) {
  const fetchEvents = useFetch(AdminEventsDocument);
  const [createEvent] = useCreateEventMutation({
    refetchQueries: [AdminEventsDocument],
    awaitRefetchQueries: true,
  });
  const [updateEvent] = useUpdateEventMutation();
  const [conflict, setConflict] = useState<EventConflict | null>(null);

  const latest = async (id: string) => (await fetchEvents()).events.find((event) => event.id === id);
  const rewrite = async (event: AdminEventFieldsFragment, values: EventValues) => {
    const { data } = await updateEvent({
      variables: { input: { ...variablesOf(values), eventId: event.id, version: event.version } },
    });
    return data?.updateEvent;
  };
  /**
   * Saves the form, or merges another admin's save into the form.
   * @throws the error for the form to show
   */
  const save = async (base: Base, values: EventValues): Promise<Saved> => {
    try {
      const reply =
        base.event === null
          ? (await createEvent({ variables: { input: { ...variablesOf(values), copyOf } } })).data
              ?.createEvent
          : await rewrite(base.event, values);
      if (!reply) throw new Error("the server sent no event");
      setConflict(null);
      return reply;
    } catch (thrown) {
      const theirs =
        base.event !== null && toAppError(thrown, "").code === "VERSION_CHANGED"
          ? await latest(base.event.id)
          : undefined;
      if (theirs === undefined) throw thrown;
      const { merged, taken, conflicts } = mergeValues(base.values, values, valuesOf(theirs));
      if (conflicts.length === 0 && taken.length > 0 && taken.every((field) => elsewhere.includes(field)))
        return save({ values: valuesOf(theirs), event: theirs }, merged);
      setConflict({ taken: taken.filter((field) => !elsewhere.includes(field)), conflicts });
      return { theirs, merged };
    }
  };
  return {
    save,
    conflict,
    /** Removes a field's conflict after the admin has accepted the other admin's value. */
    settle: (field: keyof EventValues) =>
      setConflict((before) =>
        before === null
          ? null
          : { ...before, conflicts: before.conflicts.filter((one) => one.field !== field) },
      ),
    settleAll: () => setConflict(null),
  };
}
