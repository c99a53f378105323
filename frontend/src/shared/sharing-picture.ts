import { plainUpload, readUploadedName } from "@contract/kernel/contract/uploaded-pictures";
import type { Club } from "./club";

/** The path under which the content has the picture of events without one of their own. */
export const EVERY_OTHER_EVENT = "/events/*";

/** The file of a picture that goes with an address when it is shared: an uploaded one, or one that the site ships. */
export function sharingFile(id: string): string {
  const uploaded = readUploadedName(id);
  if (uploaded) return plainUpload(uploaded);
  return `/media/sharing/${id}.png`;
}

/** The picture that goes with the address of an event's page when it is shared. */
export function eventSharingFile({ eventPictures }: Club, path: string): string {
  return sharingFile(eventPictures[path] ?? eventPictures[EVERY_OTHER_EVENT] ?? "event");
}
