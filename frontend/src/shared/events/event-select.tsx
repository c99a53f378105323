import { useAdminEventsQuery } from "../../graphql/shared/events";
import { useQueryState } from "../apollo/use-query-state";
import { SelectField } from "../ui/select-field";
import type { FieldProps } from "../ui/field-frame";
import { t } from "@contract/kernel/contract/t";
import { useAddress } from "../hooks/use-address";

/** Returns all events in the order in which the club added them, or null until they are loaded. */
export function useAdminEvents() {
  const query = useAdminEventsQuery({
    // A form must begin with the current values, not with values from an earlier visit to the tab.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { data, ...state } = useQueryState(query);
  return { events: data?.events ?? null, ...state };
}

interface EventSelectProps extends Pick<FieldProps, "name" | "id" | "error"> {
  /** The event's slug. "" is the current event, or all events if `all` is set. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
  /** The label for "" if it means all events. */
  readonly all?: string;
}

/**
 * Selects the event for a tab of the admin area. The first option and default is the current event, or all events if
 * `all` is set.
 */
export function EventSelect({ value, onChange, all, ...field }: EventSelectProps) {
  const { events } = useAdminEvents();
  const current = events?.find(({ state }) => state === "current");
  const others = events?.filter((event) => event !== current) ?? [];
  const own =
    current === undefined ? t("The current event") : t("{title} (current)", { title: current.title });
  const options = [
    ...(all === undefined ? [] : [{ value: "", label: all }]),
    ...(all === undefined || current
      ? [{ value: all === undefined ? "" : (current?.slug ?? ""), label: own }]
      : []),
    ...others.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  const slug = all === undefined && value === current?.slug ? "" : value;
  // An unknown slug belongs to an event that was deleted or is not loaded yet. The tab says so, and the user can choose
  // another event here.
  if (options.every((option) => option.value !== slug)) options.push({ value: slug, label: slug });
  return (
    // The width does not change when the events load, so that neighbouring elements do not move.
    <div className="sm:w-80 sm:max-w-full">
      <SelectField {...field} value={slug} onChange={onChange} label="Event" options={options} />
    </div>
  );
}

/** Returns the slug of the event in the address ("" for the current event), and the select that changes it. */
export function useEventScope(id: string) {
  const { params, put } = useAddress();
  const event = params.get("event") ?? "";
  const choose = (slug: string) => put("event", slug);
  // Narrow, so that the filters of a list fit on one line of a laptop's screen.
  const scope = (
    <div className="md:max-w-64">
      <EventSelect id={id} name="event" value={event} onChange={choose} />
    </div>
  );
  return { event, scope };
}
