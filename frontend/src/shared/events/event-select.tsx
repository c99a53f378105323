import { SelectField } from "../ui/select-field";
import { useAdminEvents } from "./use-admin-events";
import type { FieldProps } from "../ui/field-frame";

interface EventSelectProps extends Pick<FieldProps, "name" | "id" | "error"> {
  /** The event's slug; "" is the current event, whichever that is. */
  readonly value: string;
  readonly onChange: (slug: string) => void;
}

/** Which event a tab of the admin area is about. The current one stands first, and is meant where none was chosen. */
export function EventSelect({ value, onChange, ...field }: EventSelectProps) {
  const { events } = useAdminEvents();
  const current = events?.find(({ state }) => state === "current");
  const others = events?.filter((event) => event !== current) ?? [];
  const options = [
    { value: "", label: current === undefined ? "The current event" : `${current.title} (current)` },
    ...others.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  const slug = value === current?.slug ? "" : value;
  // Not fetched yet, or an address that names an event which is gone: the tab says so, and the way back is here.
  if (options.every((option) => option.value !== slug)) options.push({ value: slug, label: slug });
  return (
    <div className="sm:max-w-md">
      <SelectField {...field} value={slug} onChange={onChange} label="Event" options={options} />
    </div>
  );
}
