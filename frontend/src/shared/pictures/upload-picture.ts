import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { PicturePlace } from "@contract/kernel/contract/uploaded-pictures";
import type { Focus } from "@contract/modules/pictures/contract/crop";
import { fetchInTime, LONG_DEADLINE_MS } from "../deadline";
import { LANGUAGE } from "../language";
import { freshToken } from "../session/refresh";

export interface SavedPicture extends Focus {
  readonly id: string;
  readonly path: string;
  readonly alternativeText: string;
}

export interface PictureFacts extends Focus {
  readonly place: PicturePlace;
  readonly alternativeText: string;
}

/** A failed upload or download of a picture, with a message for the user. */
export class UploadError extends Error {}

/**
 * Uploads a picture. Uses XMLHttpRequest, because fetch does not report the upload's progress.
 * @throws UploadError
 */
export async function uploadPicture(
  upload: Blob,
  { place, alternativeText, focusX, focusY }: PictureFacts,
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: (share: number) => void },
): Promise<SavedPicture> {
  const token = await freshToken();
  const focus = { focusX: String(focusX), focusY: String(focusY) };
  const query = new URLSearchParams({ place, alternativeText, ...focus });
  const request = new XMLHttpRequest();
  request.open("POST", `/api/pictures?${query.toString()}`);
  request.setRequestHeader("authorization", `Bearer ${token ?? ""}`);
  request.setRequestHeader("accept-language", LANGUAGE);
  // Without a type, the server would refuse the file without reading it.
  request.setRequestHeader(
    "content-type",
    upload.type.startsWith("image/") ? upload.type : "application/octet-stream",
  );
  request.timeout = LONG_DEADLINE_MS;
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    onSent(total > 0 ? loaded / total : 0);
  });
  signal.addEventListener("abort", () => {
    request.abort();
  });
  return new Promise((resolve, reject) => {
    request.addEventListener("load", () => {
      const { picture, message, fields } = (request.response ?? {}) as {
        readonly picture?: SavedPicture;
        readonly message?: string;
        readonly fields?: Readonly<Record<string, string>>;
      };
      if (request.status === 200 && picture) resolve(picture);
      else reject(new UploadError(Object.values(fields ?? {})[0] ?? message ?? FALLBACKS.generic));
    });
    for (const failure of ["error", "timeout"])
      request.addEventListener(failure, () => {
        reject(new UploadError(FALLBACKS.unreachable));
      });
    request.send(upload);
  });
}

/**
 * Returns the whole stored picture, for choosing another crop.
 * @throws UploadError
 */
export async function wholePicture(id: string): Promise<ImageBitmap> {
  const token = await freshToken();
  const headers = { authorization: `Bearer ${token ?? ""}`, "accept-language": LANGUAGE };
  const reply = await fetchInTime(`/api/pictures/${id}/whole`, { headers }, LONG_DEADLINE_MS).catch(
    () => null,
  );
  if (reply === null) throw new UploadError(FALLBACKS.unreachable);
  if (!reply.ok)
    throw new UploadError(((await reply.json()) as { message?: string }).message ?? FALLBACKS.generic);
  return createImageBitmap(await reply.blob());
}
