import { pageAsCsv } from "./read-page";
import { spreadsheetAsCsv, TooMuchInside } from "./read-spreadsheet";
import type { WorkerReply, WorkerRequest } from "./ask-worker";

/**
 * Reads spreadsheets and web pages outside the page's thread, so that the page stays responsive whatever a file
 * contains.
 */
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
    const problem = error instanceof TooMuchInside ? "tooMuch" : "broken"; // an error code, so it is not translated
    return { problem };
  }
}
