import { useAdminEventsQuery } from "../../graphql/shared/events";
import { useQueryState } from "../apollo/use-query-state";
import { SelectField } from "../ui/select-field";
import type { FieldProps } from "../ui/field-frame";
import { t } from "@contract/kernel/contract/t";

/** Every event, in the order in which the club added them; null while unknown. */
export function useAdminEvents() {
  const query = useAdminEventsQuery({
    // A form begins with what is true now, not with what an earlier visit of the tab saw.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { data, ...state } = useQueryState(query);
  return { events: data?.events ?? null, ...state };
}

interface EventSelectProps extends Pick<FieldProps, "name" | "id" | "error"> {
  /** The event's slug; "" is the current event, whichever that is. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
  /** Where every event is meant unless one is chosen: what "" reads then. */
  readonly all?: string;
}

/**
 * Chooses the event of a tab of the admin area. The current one is first, and the default; or all are,
 * in a list of all.
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
  // Not fetched yet, or an address that names an event which is gone: the tab says so, and the way back is here.
  if (options.every((option) => option.value !== slug)) options.push({ value: slug, label: slug });
  return (
    // As wide before the events are known as after: its neighbours keep their places.
    <div className="sm:w-80 sm:max-w-full">
      <SelectField {...field} value={slug} onChange={onChange} label="Event" options={options} />
    </div>
  );
}
