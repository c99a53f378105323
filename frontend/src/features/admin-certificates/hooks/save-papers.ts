import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { fetchInTime, LONG_DEADLINE_MS } from "../../../shared/deadline";
import { downloadFile } from "../../../shared/download-file";
import { LANGUAGE } from "../../../shared/language";
import { freshToken } from "../../../shared/session/refresh";

/** The text that begins each page in a PDF. */
const PAGE = "/Type /Page\n";

/**
 * Saves all certificates of a batch as one PDF, which the server streams as it draws the pages. Returns an error text,
 * or null.
 * @param fileName without its extension
 * @param onPages called with the number of pages received so far and the total number of pages
 */
export async function savePapers(
  batchId: string,
  fileName: string,
  onPages: (drawn: number, all: number) => void,
): Promise<string | null> {
  try {
    const token = await freshToken();
    const headers = { authorization: `Bearer ${token ?? ""}`, "accept-language": LANGUAGE };
    const address = `/api/superadmin/certificates/${batchId}.pdf`;
    const reply = await fetchInTime(address, { headers }, LONG_DEADLINE_MS);
    if (!reply.ok || reply.body === null)
      return ((await reply.json()) as { message?: string }).message ?? FALLBACKS.generic;
    const all = Number(reply.headers.get("x-pages"));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const latin = new TextDecoder("latin1");
    let [drawn, rest] = [0, ""];
    const reader = reply.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      const text = rest + latin.decode(part.value);
      drawn += text.split(PAGE).length - 1;
      // Keeps the end of the text, so that a `PAGE` split across two chunks is found. The end is one character shorter
      // than `PAGE`, so that a whole `PAGE` is not counted again.
      rest = text.slice(-PAGE.length + 1);
      onPages(drawn, all);
    }
    downloadFile(`${fileName}.pdf`, "application/pdf", ...parts);
    return null;
  } catch {
    return FALLBACKS.generic;
  }
}
