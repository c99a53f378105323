import { useState } from "react";
import { Button } from "../ui/button";
import { saveReceipt } from "./save-receipt";

/** Saves a receipt as PDF. */
export function SaveReceiptButton({ number }: { readonly number: number }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem(await saveReceipt(number));
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
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
