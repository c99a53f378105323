import { spreadsheetAsCsv, TooMuchInside } from "./read-spreadsheet";
import type { WorkerReply } from "./worker-reply";

/** Reads a spreadsheet away from the screen, which lives on whatever is in the file. */
addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  void reply(data).then((message) => postMessage(message));
});

async function reply(bytes: Uint8Array): Promise<WorkerReply> {
  try {
    return { csv: await spreadsheetAsCsv(bytes) };
  } catch (error) {
    return { problem: error instanceof TooMuchInside ? "tooMuch" : "broken" };
  }
}
