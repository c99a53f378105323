import { useAdminEventsQuery } from "../../graphql/shared/events";
import { useQueryState } from "../apollo/use-query-state";
import { SelectField } from "../ui/select-field";
import type { FieldProps } from "../ui/field-frame";
import { t } from "@contract/kernel/contract/t";

/** Returns every event in the order in which the club added them, or null until they are loaded. */
export function useAdminEvents() {
  const query = useAdminEventsQuery({
    // A form must begin with the current values, not with those of an earlier visit of the tab.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { data, ...state } = useQueryState(query);
  return { events: data?.events ?? null, ...state };
}

interface EventSelectProps extends Pick<FieldProps, "name" | "id" | "error"> {
  /** The event's slug. "" is always the current event. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
  /** The label of "" where "" means all events. */
  readonly all?: string;
}

/**
 * Chooses the event of a tab of the admin area. The default and first option is the current event, or all events where
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
  // An unknown slug belongs to an event that is not fetched yet or was deleted. The tab says so, and this list leads
  // back.
  if (options.every((option) => option.value !== slug)) options.push({ value: slug, label: slug });
  return (
    // The width is the same before and after the events load, so that the neighbours keep their places.
    <div className="sm:w-80 sm:max-w-full">
      <SelectField {...field} value={slug} onChange={onChange} label="Event" options={options} />
    </div>
  );
}
