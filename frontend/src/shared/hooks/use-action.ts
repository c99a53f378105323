import { useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { toAppError } from "../errors/app-error";
import type { Notice, ShowNotice } from "./use-notice";

interface ActionOptions {
  /** The text for a failure without one (FALLBACKS of the catalogue). */
  readonly fallback?: string;
  /** Shows the result instead of `notice`. */
  readonly show?: ShowNotice;
  /** Whether `show` keeps a failure until the next notice; else it clears itself as a success does. */
  readonly stay?: boolean;
}

/**
 * What a press does on the server, one at a time: a second press while one runs does nothing.
 * @returns `running`, the key of what runs; `notice`, how the last one ended; `problem`, its text when it failed
 */
export function useAction<Key extends string = string>({
  fallback = FALLBACKS.generic,
  show,
  stay = true,
}: ActionOptions = {}) {
  const [running, setRunning] = useState<Key | true | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isRunning = useRef(false);
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
    setNotice(null);
    try {
      const text = await work();
      if (text) showResult("success", text);
      return true;
    } catch (thrown) {
      showResult("error", toAppError(thrown, fallback).message, { stay });
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
    problem: notice?.tone === "error" ? notice.text : null,
    run,
    /** Takes the notice away. */
    clear: () => setNotice(null),
  };
}
