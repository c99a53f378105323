import type { Metadata, Sharp, SharpOptions } from "sharp";
import { PICTURE_PLACES } from "../../../kernel/contract/picture-shapes.js";
import type { PicturePlace } from "../../../kernel/contract/uploaded-pictures.js";
import { MODERN } from "../../../kernel/contract/uploaded-sources.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { cropOf, type Focus, type Size } from "../contract/crop.js";
import { PICTURE_PIXELS, UNPACKED_BYTES, WHOLE_EDGE } from "../contract/picture-limits.js";
import type { PictureFiles } from "../store/open-store.js";
import { formatOf } from "./picture-format.js";

type SharpLibrary = (input: Buffer, options?: SharpOptions) => Sharp;

/** The loaders that sharp may use. All others, such as those for SVG, PDF and TIFF, are blocked. */
const READERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((one) => `VipsForeignLoad${one}Buffer`);

let loaded: Promise<SharpLibrary> | undefined;

/** Loads sharp when the first picture is made, so that a server without uploads needs no memory for it. */
function loadSharp(): Promise<SharpLibrary> {
  return (loaded ??= load());
}

async function load(): Promise<SharpLibrary> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
  // Uses no cache, because each process makes only one picture. Uses one thread, so that the server keeps a core.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The name of the uncropped copy. Later crops are made from it, and only editors see it. */
export const WHOLE = "whole.webp";

/** Time limit of each step, in seconds. The largest picture needs a third of this time on a busy core. */
const STEP_SECONDS = 15;
/** The JPEG qualities to try in order, until a file is small enough. */
const QUALITIES = [82, 74, 66, 58, 50, 40, 30, 20] as const;

/**
 * Width in pixels of the small copy in which the dominant colour is found. Finding the colour at full size would take a
 * tenth of a second.
 */
const COLOUR_EDGE = 64;

/** Measured memory of the AVIF decoder, as a multiple of the pixels' bytes. */
const AVIF_FACTOR = 5;

/** A picture's files. Width and height are those of the uncropped copy. */
export interface MadePicture extends Size {
  readonly files: PictureFiles;
  /** The picture's dominant colour, such as "1a38d6", or null if the picture has transparent parts. */
  readonly colour: string | null;
}

/** A picture's pixels, upright and in sRGB. */
interface Pixels extends Size {
  readonly data: Buffer;
  readonly channels: 1 | 2 | 3 | 4;
}

/**
 * Makes all files of an upload. Decodes and re-encodes the picture, so that no location, camera or hidden data of the
 * original survives.
 * @throws DomainError PICTURE_… if the bytes are not a suitable picture
 */
export async function makeFiles(bytes: Buffer, place: PicturePlace, focus: Focus): Promise<MadePicture> {
  const format = formatOf(bytes);
  const sharp = await loadSharp();
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: "error", pages: 1, sequentialRead: true });
  const about = await open()
    .metadata()
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  if (about.format !== format || (format === "heif" && about.compression !== "av1"))
    throw new DomainError("PICTURE_FORMAT");
  if (unpackedBytes(about) > UNPACKED_BYTES) throw new DomainError("PICTURE_TOO_MANY_PIXELS");
  const whole = await pixelsOf(
    open()
      .autoOrient()
      .resize({ width: WHOLE_EDGE, height: WHOLE_EDGE, fit: "inside", withoutEnlargement: true }),
  ).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return filesOf(whole, place, focus);
}

/** Makes all files again with another focus, from the uncropped copy. */
export async function remakeFiles(whole: Buffer, place: PicturePlace, focus: Focus): Promise<MadePicture> {
  const sharp = await loadSharp();
  return filesOf(await pixelsOf(sharp(whole, { limitInputPixels: PICTURE_PIXELS })), place, focus);
}

async function filesOf(whole: Pixels, place: PicturePlace, focus: Focus): Promise<MadePicture> {
  const { width, height } = whole;
  const { ratio, widths, least, plain, most = Infinity } = PICTURE_PLACES[place];
  const crop = cropOf(whole, ratio, focus);
  if (crop.width < least) throw new DomainError("PICTURE_TOO_SMALL");
  const files = new Map<string, Buffer>([
    [
      WHOLE,
      await timed(await opened(whole))
        .webp({ quality: 88 })
        .toBuffer(),
    ],
  ]);
  const cropped = await pixelsOf((await opened(whole)).extract(crop));
  const sized = async (wide: number): Promise<Sharp> =>
    timed((await opened(cropped)).resize({ width: Math.min(wide, crop.width) }));
  for (const wide of widths) {
    for (const ending of MODERN) {
      const image = await sized(wide);
      const encoded =
        ending === "avif" ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 80 });
      files.set(`${String(wide)}.${ending}`, await encoded.toBuffer());
    }
  }
  for (const wide of plain.widths)
    files.set(
      `${String(wide)}.${plain.ending}`,
      plain.ending === "png"
        ? await (await sized(wide)).png({ compressionLevel: 9 }).toBuffer()
        : await smallJpeg(() => sized(wide), most),
    );
  return { files, width, height, colour: await colourOf(await pixelsOf(await sized(COLOUR_EDGE))) };
}

async function colourOf(small: Pixels): Promise<string | null> {
  const { dominant, isOpaque } = await (await opened(small)).stats();
  if (!isOpaque) return null;
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the maximum number of bytes that decoding needs. Counts all pixels, because some formats cannot be decoded
 * line by line.
 */
function unpackedBytes({ format, width, height, channels, depth }: Metadata): number {
  const pixels = width * height * channels;
  return pixels * (format === "heif" ? AVIF_FACTOR : 1) * (depth === "uchar" ? 1 : 2);
}

/**
 * Returns a JPEG of at most `most` bytes. Transparent parts become white.
 * @throws DomainError PICTURE_BROKEN if the file is too large even in the lowest quality
 */
async function smallJpeg(image: () => Promise<Sharp>, most: number): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    jpeg = await (await image()).flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= most) break;
  }
  if (!jpeg || jpeg.length > most) throw new DomainError("PICTURE_BROKEN");
  return jpeg;
}

async function opened({ data, width, height, channels }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } });
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await timed(image).toColourspace("srgb").raw({ depth: "uchar" }).toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function timed(image: Sharp): Sharp {
  return image.timeout({ seconds: STEP_SECONDS });
}

/** Converts an error of sharp about an unreadable picture to a DomainError. */
function refusalOf(cause: unknown): unknown {
  const text = cause instanceof Error ? cause.message : "";
  if (/pixel limit|exceeds|too large|dimension/i.test(text))
    return new DomainError("PICTURE_TOO_MANY_PIXELS", { cause });
  return new DomainError("PICTURE_BROKEN", { cause });
}
