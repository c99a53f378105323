import { useCallback, useState } from "react";
import { TIMINGS } from "../timings";
import { useExpiry } from "./use-expiry";

export interface Notice {
  readonly tone: "success" | "error" | "info";
  readonly text: string;
}

/** Shows the result of an action. With `stay`, the notice does not disappear by itself. */
export type ShowNotice = (tone: Notice["tone"], text: string, options?: { readonly stay?: boolean }) => void;

interface Shown extends Notice {
  readonly stay: boolean;
}

/** Manages one banner at a time. The banner disappears after 3 s unless it is shown with `stay`. */
export function useNotice() {
  const [shown, setShown] = useState<Shown | null>(null);
  useExpiry(shown?.stay === false ? shown : null, TIMINGS.banner, () => setShown(null));
  const show = useCallback(
    (tone: Notice["tone"], text: string, options: { readonly stay?: boolean } = {}) => {
      setShown({ tone, text, stay: options.stay ?? false });
    },
    [],
  );
  const clear = useCallback(() => setShown(null), []);
  return { notice: shown as Notice | null, show, clear };
}
