import { WHOLE_EDGE } from "@contract/modules/pictures/contract/picture-limits";

/** A smaller file is sent unchanged, in bytes: a phone's connection sends it within seconds. */
const SMALL = 1_500_000;
const JPEG = "image/jpeg";
const WEBP = "image/webp";
/** MIME types that the server decodes. */
const READ = [JPEG, "image/png", WEBP, "image/avif", "image/gif"];

/** A chosen file. */
export interface PreparedPicture {
  /** Its pixels, upright; null where this browser cannot read it: then the server says what is wrong with it. */
  readonly bitmap: ImageBitmap | null;
  /** What is sent. */
  readonly upload: Blob;
}

/**
 * Reads a file, and makes one that would take long on a phone's connection as small as the server does anyway. What only this browser
 * can read, as photos of an iPhone, becomes a JPEG.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return { bitmap, upload: file };
  const isRead = READ.includes(file.type);
  if (isRead && file.size <= SMALL) return { bitmap, upload: file };
  const smaller = await encoded(bitmap, file.type === JPEG || !isRead ? JPEG : WEBP);
  const isBetter = smaller !== null && (!isRead || smaller.size < file.size);
  return { bitmap, upload: isBetter ? smaller : file };
}

/** Null where the browser does not write the type. */
async function encoded(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = drawn(bitmap, WHOLE_EDGE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  return blob?.type === type ? blob : null;
}

/** A picture on a canvas, its longer edge no longer than `edge`. */
export function drawn(
  bitmap: ImageBitmap,
  edge: number,
  canvas = document.createElement("canvas"),
): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
