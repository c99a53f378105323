import type { Sharp, SharpOptions } from "sharp";

type SharpLibrary = (input: Buffer, options?: SharpOptions) => Sharp;

/** What may be read; every other reader of the library's, among them those of SVG, PDF and TIFF, is shut. */
const READERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((one) => `VipsForeignLoad${one}Buffer`);

let loaded: Promise<SharpLibrary> | undefined;

/** sharp, loaded by the first upload: a server that nobody uploads to does without its memory. */
export function loadSharp(): Promise<SharpLibrary> {
  return (loaded ??= load());
}

async function load(): Promise<SharpLibrary> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
  // No picture is worked on twice, and the other core is the site's.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
