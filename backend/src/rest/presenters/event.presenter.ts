import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { eventView } from "../../modules/events/event.types.js";
import type { EventRecord } from "../../modules/events/contract/event-record.js";

/** An event as a document, as it stands at this moment. The fee is in paise; `picture` is where `image` can be loaded. */
export function eventDocument(event: EventRecord, media: MediaAddresses): object {
  const { id, ...view } = eventView(event, new Date());
  return { _id: id, ...view, picture: media.picture(event.image) };
}
