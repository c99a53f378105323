import { useAddress } from "../hooks/use-address";
import { EventSelect } from "./event-select";

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
