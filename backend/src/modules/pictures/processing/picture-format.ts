import { DomainError } from "../../../kernel/errors/domain-error.js";

/** The formats that users may upload, as sharp names them. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "heif";

/**
 * Brands in the container format that AVIF and HEIC share. The AVIF specification defines the brands of AVIF, and
 * ISO/IEC 23008-12 defines those of HEIC.
 */
const AVIF = new Set(["avif", "avis"]);
const HEIC = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** Matches the beginning of a page, a script or a document. Cameras and picture editors write no such text. */
const OTHER_CONTENT = /<(?:script|html|iframe)[\s>/]|<\?php\s|<!doctype\s|%PDF-1/i;
/**
 * The signature of a ZIP archive's last record. Only a comment may follow the record, so it is near the end of the
 * file.
 */
const ZIP_END = Buffer.from("PK\u0005\u0006", "latin1");
const ZIP_END_WITHIN = 66_000;

/**
 * Detects a file's format from its first bytes. Ignores its name and declared type.
 * @throws DomainError PICTURE_SVG, PICTURE_HEIC or PICTURE_FORMAT if the bytes are not a picture in a supported format;
 * PICTURE_MIXED if the picture also contains a script, a page or an archive
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

/** Returns whether the file begins like an SVG. Ignores zeros, because every other byte is zero in UTF-16. */
function isDrawing(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 4096).replaceAll("\u0000", "");
  return /<svg[\s>]/i.test(start) || /<!ENTITY/i.test(start);
}
