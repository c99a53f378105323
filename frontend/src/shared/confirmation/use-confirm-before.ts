import { useApolloClient } from "@apollo/client/react";
import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/generated";
import { askToConfirm } from "./confirmation-question";

/**
 * For an act of many steps: asks once beforehand, rather than when the server refuses one in the middle. Resolves to
 * whether the session has confirmed.
 */
export function useConfirmBefore() {
  const client = useApolloClient();
  return async (act: ConfirmedAct): Promise<boolean> => {
    const began = performance.now();
    try {
      const { data } = await client.query({ query: ConfirmedUntilDocument, fetchPolicy: "network-only" });
      return data?.confirmedUntil ? true : await askToConfirm(confirmFirst(act), began);
    } catch {
      return true; // Not known: the act itself says what is wrong.
    }
  };
}
