import { plainUpload, readUploadedName } from "@contract/kernel/contract/uploaded-pictures";
import type { Club } from "./club";

/** The key in `eventPictures` for the picture of every event without its own picture. */
export const EVERY_OTHER_EVENT = "/events/*";

/** Returns the address of a picture for sharing: an uploaded picture, or a picture that the site ships. */
export function sharingFile(id: string): string {
  const uploaded = readUploadedName(id);
  if (uploaded) return plainUpload(uploaded);
  return `/media/sharing/${id}.png`;
}

export function eventSharingFile({ eventPictures }: Club, path: string): string {
  return sharingFile(eventPictures[path] ?? eventPictures[EVERY_OTHER_EVENT] ?? "event");
}
