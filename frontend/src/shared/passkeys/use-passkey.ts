import { useState } from "react";
import { SECOND_FACTOR_RULES } from "@contract/kernel/contract/texts/second-factor.texts";
import { toAppError, type AppError } from "../errors/app-error";
import { askPasskey } from "./ask-passkey";

interface PasskeyQuestion {
  /** Fetches the options for the browser. */
  readonly options: () => Promise<string | undefined>;
  /** Sends the browser's response to the server. */
  readonly send: (passkey: string) => Promise<void>;
  /** Receives an error before it is shown. Returns true if the error should not be shown. */
  readonly isHandled?: (error: AppError) => boolean;
}

/** Asks for a passkey. A failure stays visible until the next attempt. */
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
