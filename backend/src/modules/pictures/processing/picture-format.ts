import { DomainError } from "../../../kernel/errors/domain-error.js";

/** What may be uploaded, as sharp names it. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

/** Brands of files in the container that AVIF and HEIC share (ISO/IEC 23000-22, the AVIF specification). */
const AVIF = new Set(["avif", "avis"]);
const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** What begins a page, a script or a document: no camera and no editor of pictures writes it. */
const OTHER_CONTENT = /<(?:script|html|iframe)[\s>/]|<\?php\s|<!doctype\s|%PDF-1/i;
/** The last record of a ZIP archive; it ends the file, but for a comment. */
const ZIP_END = Buffer.from("PK\u0005\u0006", "latin1");
const ZIP_END_WITHIN = 66_000;

/**
 * Returns a file's format by its first bytes, ignoring its name and declared type.
 * @throws DomainError PICTURE_SVG, PICTURE_HEIC, PICTURE_FORMAT for bytes that are no picture of these kinds,
 * PICTURE_MIXED for a picture that also hides a script, a page or an archive
 */
export function formatOf(bytes: Buffer): PictureFormat {
  const format = byMagic(bytes);
  if (format === null) throw new DomainError(isDrawing(bytes) ? "PICTURE_SVG" : "PICTURE_FORMAT");
  if (format === "heic") throw new DomainError("PICTURE_HEIC");
  const isArchive = bytes.subarray(-ZIP_END_WITHIN).includes(ZIP_END);
  if (isArchive || OTHER_CONTENT.test(bytes.toString("latin1"))) throw new DomainError("PICTURE_MIXED");
  return format;
}

function byMagic(bytes: Buffer): PictureFormat | "heic" | null {
  const text = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\u00FF\u00D8\u00FF") return "jpeg";
  if (text(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) !== "ftyp") return null;
  const brands = [text(8, 12), ...(text(16, 64).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => AVIF.has(brand))) return "heif";
  return brands.some((brand) => HEIC.has(brand)) ? "heic" : null;
}

/** Whether it is SVG; in UTF-16 every other byte is null. */
function isDrawing(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 4096).replaceAll("\u0000", "");
  return /<svg[\s>]/i.test(start) || /<!ENTITY/i.test(start);
}
