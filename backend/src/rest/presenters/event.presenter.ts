import { eventView } from "../../modules/events/event.types.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";

/** An event as a document, as it stands at this moment. The fee is in paise. */
export function eventDocument(event: EventRecord): object {
  const { id, ...view } = eventView(event, new Date());
  return { _id: id, ...view };
}
