import { useState } from "react";

/** Another try at what could not be fetched: `retrying` lets its button stay, busy, until the outcome is known. */
export function useRetry(refetch: () => Promise<unknown>) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await refetch().catch(() => undefined);
    setRetrying(false);
  };
  return { retrying, retry: () => void retry() };
}
