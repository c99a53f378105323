import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/shared/confirmation";
import { useFetch } from "../apollo/use-fetch";
import { askToConfirm } from "./confirmation-question";

/**
 * Returns a function that asks for a confirmation before an action with many steps, so that the server does not refuse
 * a step halfway. While the last confirmation is still valid, the function resolves to true without asking. It resolves
 * to false if the user does not confirm, or if no dialog is mounted.
 */
export function useConfirmBefore() {
  const fetchConfirmedUntil = useFetch(ConfirmedUntilDocument);
  return async (act: ConfirmedAct): Promise<boolean> => {
    const began = performance.now();
    try {
      const { confirmedUntil } = await fetchConfirmedUntil();
      return confirmedUntil ? true : await askToConfirm(confirmFirst(act), began);
    } catch {
      return true; // The fetch failed. The action may run, and reports the error itself.
    }
  };
}
