import { pageAsCsv } from "./read-page";
import { spreadsheetAsCsv, TooMuchInside } from "./read-spreadsheet";
import type { WorkerReply, WorkerRequest } from "./ask-worker";

/** Reads spreadsheets and pages outside of the page's thread, which so stays responsive whatever a file contains. */
addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  void reply(data).then((message) => postMessage(message));
});

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  const { fewest } = request;
  try {
    return {
      csv:
        "page" in request
          ? pageAsCsv(request.page, fewest)
          : await spreadsheetAsCsv(request.spreadsheet, fewest),
    };
  } catch (error) {
    const problem = error instanceof TooMuchInside ? "tooMuch" : "broken"; // A code, which is not translated.
    return { problem };
  }
}
