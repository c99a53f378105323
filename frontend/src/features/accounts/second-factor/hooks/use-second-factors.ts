import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useSecondFactorsQuery, type SecondFactorOutcomeFragment } from "../../../../graphql/generated";
import { toAppError } from "../../../../shared/errors/app-error";
import { clearSetupNeeded } from "../../../../shared/session/setup-needed";
import { useRetry } from "../../hooks/use-retry";

/** What is open over the section. */
export type OpenFactorForm =
  | { readonly kind: "app" | "remove-app" | "passkey" | "codes" }
  | { readonly kind: "rename" | "remove-passkey"; readonly id: string; readonly name: string };

/** The person's second factors, what is being changed of them, and what came of the last change. */
export function useSecondFactors() {
  // Never from the cache: they change in other tabs and by other devices too.
  const { data, previousData, error, loading, refetch } = useSecondFactorsQuery({ fetchPolicy: "no-cache" });
  const client = useApolloClient();
  const { retrying, retry } = useRetry(refetch);
  const [open, setOpen] = useState<OpenFactorForm | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  return {
    factors: (data ?? previousData)?.secondFactors ?? null,
    loading: loading && !retrying,
    problem: error === undefined && !retrying ? null : toAppError(error, FALLBACKS.generic).message,
    retrying,
    retry,
    open,
    show: (next: OpenFactorForm) => {
      setDone(null);
      setOpen(next);
    },
    close: () => setOpen(null),
    done,
    /** The recovery codes that were just made: shown until they are put away. */
    codes,
    putCodesAway: () => {
      setCodes(null);
      clearSetupNeeded();
    },
    /** After a change: what the server said, and everything on the screen as it is now. */
    settle: async ({ message, recoveryCodes }: SecondFactorOutcomeFragment) => {
      setOpen(null);
      setDone(message);
      if (recoveryCodes) setCodes(recoveryCodes);
      else clearSetupNeeded();
      await refetch().catch(() => undefined);
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
  };
}
