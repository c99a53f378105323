import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../../../shared/errors/app-error";

interface Step {
  /** Does it; resolves to the text for the person. */
  readonly act: () => Promise<string | undefined>;
  readonly onDone: (text?: string) => void;
  readonly onProblem: (text: string) => void;
  /** Somebody was faster: what was read has to be read anew. */
  readonly onChanged: () => Promise<void>;
}

const CHANGED = new Set(["RANKING_CHANGED", "RANKING_NOT_LATEST", "RANKING_NOTHING", "CONFLICT"]);

/** A confirmed step of a dialog, which stays open when it fails. */
export function useStep({ act, onDone, onProblem, onChanged }: Step) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      onDone(await act());
    } catch (thrown) {
      const { code, message } = toAppError(thrown, FALLBACKS.generic);
      onProblem(message);
      if (CHANGED.has(code)) await onChanged();
    } finally {
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}
