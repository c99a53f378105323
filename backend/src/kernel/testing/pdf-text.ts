import { execFileSync } from "node:child_process";
import { PROJECT_ROOT } from "../project-root.js";

/** The text that a reader of PDFs finds; in a process of its own, because the reader ships ES modules that load each other. */
export function textOfPdf(pdf: Buffer): string {
  const script = `
    import { buffer } from "node:stream/consumers";
    import { extractText } from "unpdf";
    const { text } = await extractText(new Uint8Array(await buffer(process.stdin)), { mergePages: true });
    process.stdout.write(text);`;
  const args = ["--input-type=module", "--eval", script];
  return execFileSync(process.execPath, args, { input: pdf, cwd: PROJECT_ROOT, encoding: "utf8" });
}
