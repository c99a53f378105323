import { plainUpload, readUploadedName } from "@contract/kernel/contract/uploaded-pictures";
import type { Club } from "./club";

/** The content's key for the picture of events without their own picture. */
export const EVERY_OTHER_EVENT = "/events/*";

/** Returns the address of a picture for sharing: an uploaded picture, or a picture that the site ships. */
export function sharingFile(id: string): string {
  const uploaded = readUploadedName(id);
  if (uploaded) return plainUpload(uploaded);
  return `/media/sharing/${id}.png`;
}

/** Returns the address of the picture for sharing an event's page. */
export function eventSharingFile({ eventPictures }: Club, path: string): string {
  return sharingFile(eventPictures[path] ?? eventPictures[EVERY_OTHER_EVENT] ?? "event");
}
