import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import {
  useSecondFactorsQuery,
  type SecondFactorOutcomeFragment,
} from "../../../../graphql/features/accounts";
import { clearSetupNeeded } from "../../../../shared/session/setup-needed";
import { useRetriedQuery } from "../../hooks/use-retried-query";
import type { Notice } from "../../../../shared/hooks/use-notice";

export type OpenFactorForm =
  | { readonly kind: "app" | "remove-app" | "passkey" | "codes" }
  | { readonly kind: "rename" | "remove-passkey"; readonly id: string; readonly name: string };

export function useSecondFactors(isFetched: boolean) {
  // Fetched for each visit, because the factors may change in other tabs and on other devices.
  const { data, ...state } = useRetriedQuery(
    useSecondFactorsQuery({ fetchPolicy: isFetched ? "cache-first" : "network-only" }),
  );
  const client = useApolloClient();
  const [open, setOpen] = useState<OpenFactorForm | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  return {
    ...state,
    factors: data?.secondFactors ?? null,
    open,
    show: (next: OpenFactorForm) => {
      setNotice(null);
      setOpen(next);
    },
    close: () => setOpen(null),
    notice,
    /** New recovery codes, shown until the user closes them. */
    codes,
    closeCodes: () => {
      setCodes(null);
      clearSetupNeeded();
    },
    /** Shows the server's reply to a change, and fetches all data on the screen again. */
    settle: async ({ message, recoveryCodes }: SecondFactorOutcomeFragment) => {
      setOpen(null);
      setNotice({ tone: "success", text: message });
      if (recoveryCodes) setCodes(recoveryCodes);
      else clearSetupNeeded();
      await state.reload();
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
  };
}
