import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { PROJECT_ROOT } from "../project-root.js";

/**
 * Returns the text of a PDF as a PDF viewer extracts it. Runs the PDF library in a child process, because the
 * library adds globals such as `DOMMatrix`, which would stay for the other test files of this process.
 */
export function textOfPdf(pdf: Buffer): string {
  const script = `
    import { buffer } from "node:stream/consumers";
    import { extractText } from "unpdf";
    const { text } = await extractText(new Uint8Array(await buffer(process.stdin)), { mergePages: true });
    process.stdout.write(text);`;
  const args = ["--input-type=module", "--eval", script];
  return execFileSync(process.execPath, args, { input: pdf, cwd: PROJECT_ROOT, encoding: "utf8" });
}

/**
 * Returns the colours of a picture's pixels, as 0xrrggbb.
 * @throws Error for bytes that are not a picture
 */
export async function coloursOf(picture: Buffer): Promise<ReadonlySet<number>> {
  const pixels = await sharp(picture).toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) colours.add(pixels.readUIntBE(at, 3));
  return colours;
}
