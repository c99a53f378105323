import sharp from "sharp";

/** The colours of a picture's pixels, as 0xrrggbb. @throws Error for bytes that are no picture */
export async function coloursOf(picture: Buffer): Promise<ReadonlySet<number>> {
  const pixels = await sharp(picture).toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.readUIntBE(at, 3));
  return colours;
}
