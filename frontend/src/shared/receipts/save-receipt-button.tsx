import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { receiptLabel } from "@contract/modules/payments/contract/receipt-number";
import { useState } from "react";
import { fetchInTime, LONG_DEADLINE_MS } from "../deadline";
import { downloadFile } from "../download-file";
import { LANGUAGE } from "../language";
import { freshToken } from "../session/refresh";
import { Button, type ButtonVariant } from "../ui/button";

/** Saves a receipt's PDF on the user's device. Returns an error text, or null. */
async function saveReceipt(number: number): Promise<string | null> {
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

interface SaveReceiptButtonProps {
  readonly number: number;
  readonly variant?: ButtonVariant;
}

export function SaveReceiptButton({ number, variant = "secondary" }: SaveReceiptButtonProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem(await saveReceipt(number));
    setBusy(false);
  };
  return (
    <>
      <Button variant={variant} busy={busy} onClick={() => void save()}>
        Save as PDF
      </Button>
      {problem === null ? null : (
        <span role="alert" className="text-bad">
          {problem}
        </span>
      )}
    </>
  );
}
