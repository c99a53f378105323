import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { type AppError, toAppError } from "../errors/app-error";
import type { Notice, ShowNotice } from "./use-notice";

interface ActionOptions {
  /** The text for an error without its own text (FALLBACKS of the catalogue). */
  readonly fallback?: string;
  /** Shows the result. If absent, the result is returned as `notice`. */
  readonly show?: ShowNotice;
  /**
   * Whether an error shown by `show` stays until the next notice. Otherwise it disappears by itself, as a success does.
   */
  readonly stay?: boolean;
  /** Called with an error after it is shown. The action counts as running until the returned promise resolves. */
  readonly onRefused?: (failure: AppError) => void | Promise<void>;
}

/**
 * Runs actions on the server, one at a time. A second press during an action does nothing.
 * @returns the key of the running action (`running`), the result of the last one (`notice`), its error (`failure`) and
 * the error's text (`problem`). With `show`, `notice` and `problem` are always null.
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
   * Runs `work` and shows the text to which it resolves, or the error. Does nothing while another action is running.
   * @param key distinguishes the actions that share one hook, e.g. a row's id
   * @returns whether `work` was run and succeeded
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- many actions return no text to show
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
    /** Removes the result. */
    clear,
  };
}
