import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/shared/confirmation";
import { useFetch } from "../apollo/use-fetch";
import { askToConfirm } from "./confirmation-question";

/**
 * For an act of many steps: asks once beforehand, rather than when the server refuses one in the middle. Resolves to
 * whether the session has confirmed.
 */
export function useConfirmBefore() {
  const fetchConfirmedUntil = useFetch(ConfirmedUntilDocument);
  return async (act: ConfirmedAct): Promise<boolean> => {
    const began = performance.now();
    try {
      const { confirmedUntil } = await fetchConfirmedUntil();
      return confirmedUntil ? true : await askToConfirm(confirmFirst(act), began);
    } catch {
      return true; // Not known: the act itself says what is wrong.
    }
  };
}
