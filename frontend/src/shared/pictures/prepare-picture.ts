import { WHOLE_EDGE } from "@contract/modules/pictures/contract/picture-limits";

/** Maximum size in bytes of a file that is sent unchanged. A phone sends such a file within seconds. */
const SMALL = 1_500_000;
const JPEG = "image/jpeg";
const WEBP = "image/webp";
/** MIME types that the server decodes. */
const READ = [JPEG, "image/png", WEBP, "image/avif", "image/gif"];

/** The first bytes of pictures as Latin-1 text: JPEG, PNG, GIF, WebP, and the container of AVIF and HEIC. */
const FIRST_BYTES = /^(\xFF\xD8\xFF|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;

/**
 * Returns false for a file that is certainly no picture. Returns true for a type of picture that the server does not
 * decode, such as SVG, because the server explains why it refuses the file.
 */
export async function isPicture(file: Blob): Promise<boolean> {
  if (file.type.startsWith("image/") && !READ.includes(file.type)) return true;
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return FIRST_BYTES.test(String.fromCharCode(...bytes));
}

/** A chosen file, ready to be sent. */
export interface PreparedPicture {
  /** The upright pixels; null if this browser cannot read the file. The server then explains the problem. */
  readonly bitmap: ImageBitmap | null;
  /** The file to send: the chosen file, or its smaller or readable copy. */
  readonly upload: Blob;
}

/**
 * Reads a file. Shrinks a large file to the size that the server stores, for slow connections. A file that only the
 * browser can read, such as an iPhone's photo, becomes a JPEG.
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

/** Encodes a picture. Returns null if the browser cannot write the type. */
async function encoded(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = drawn(bitmap, WHOLE_EDGE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  return blob?.type === type ? blob : null;
}

/** Draws a picture on a canvas. Shrinks it so that its longer edge is at most `edge` pixels. */
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
