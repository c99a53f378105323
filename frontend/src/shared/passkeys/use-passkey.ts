import { useState } from "react";
import { SECOND_FACTOR_RULES } from "@contract/kernel/contract/texts/second-factor.texts";
import { toAppError, type AppError } from "../errors/app-error";
import { askPasskey } from "./ask-passkey";

interface PasskeyQuestion {
  /** Fetches what the browser is to ask with. */
  readonly options: () => Promise<string | undefined>;
  /** Sends the browser's answer to the server. */
  readonly send: (passkey: string) => Promise<void>;
  /** Gets the error first; returns true when there is nothing to show. */
  readonly isHandled?: (error: AppError) => boolean;
}

/** The browser's question for a passkey; what went wrong last stays until the next try. */
export function usePasskey({ options, send, isHandled = () => false }: PasskeyQuestion) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await send(await askPasskey((await options()) ?? ""));
    } catch (thrown) {
      const error = toAppError(thrown, SECOND_FACTOR_RULES.passkey);
      if (!isHandled(error)) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { ask: () => void ask(), busy, failure, forget: () => setFailure(null) };
}
