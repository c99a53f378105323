import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { type AppError, toAppError } from "../errors/app-error";
import type { Notice, ShowNotice } from "./use-notice";

interface ActionOptions {
  /** The text for a failure without one (FALLBACKS of the catalogue). */
  readonly fallback?: string;
  /** Shows the result instead of `notice`. */
  readonly show?: ShowNotice;
  /** Whether `show` keeps a failure until the next notice; else it clears itself as a success does. */
  readonly stay?: boolean;
  /** Called with a failure once it is shown. The next action waits until it resolves. */
  readonly onRefused?: (failure: AppError) => void | Promise<void>;
}

/**
 * What a press does on the server, one at a time: a second press while one runs does nothing.
 * @returns `running`, the key of what runs; `notice`, how the last one ended; `failure`, why it failed; `problem`, its text
 */
export function useAction<Key extends string = string>({
  fallback = FALLBACKS.generic,
  show,
  stay = true,
  onRefused,
}: ActionOptions = {}) {
  const [running, setRunning] = useState<Key | true | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const isRunning = useRef(false);
  const clear = () => {
    setNotice(null);
    setFailure(null);
  };
  const showResult: ShowNotice = show ?? ((tone, text) => setNotice({ tone, text }));

  /**
   * Does `work` and shows the text that it resolves to, or why it failed.
   * @param key tells apart the actions that one hook serves, e.g. a row's id
   * @returns whether it was done
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- many have nothing to show
  const run = async (work: () => Promise<string | null | undefined | void>, key?: Key): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(key ?? true);
    clear();
    try {
      const text = await work();
      if (text) showResult("success", text);
      return true;
    } catch (thrown) {
      const refusal = toAppError(thrown, fallback);
      setFailure(refusal);
      showResult("error", refusal.message, { stay });
      await onRefused?.(refusal);
      return false;
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  };
  return {
    busy: running !== null,
    running,
    notice,
    failure,
    problem: notice?.tone === "error" ? notice.text : null,
    run,
    /** Takes the result away. */
    clear,
  };
}
