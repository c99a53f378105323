import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import { downloadFile } from "../download-file";
import { fetchInTime, LONG_DEADLINE_MS } from "../deadline";
import { LANGUAGE } from "../language";
import { freshToken } from "../session/refresh";

/** Saves a receipt's PDF on the reader's device; answers why not, or null. */
export async function saveReceipt(number: number): Promise<string | null> {
  try {
    const token = await freshToken();
    const headers = { authorization: `Bearer ${token ?? ""}`, "accept-language": LANGUAGE };
    const reply = await fetchInTime(`/api/receipts/${String(number)}.pdf`, { headers }, LONG_DEADLINE_MS);
    if (!reply.ok) return ((await reply.json()) as { message?: string }).message ?? FALLBACKS.generic;
    downloadFile(`receipt-${receiptLabel(number)}.pdf`, "application/pdf", await reply.blob());
    return null;
  } catch {
    return FALLBACKS.generic;
  }
}
