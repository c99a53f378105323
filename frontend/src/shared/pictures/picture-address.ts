import { plainUpload, readUploadedPath } from "@contract/kernel/contract/uploaded-pictures";

/** Where the picture of a path is: an uploaded one, or one below the base address of those that the site ships. */
export function pictureAddress(path: string, base = "/media/"): string {
  const uploaded = readUploadedPath(path);
  return uploaded ? plainUpload(uploaded) : base + path;
}
