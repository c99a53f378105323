import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/shared/confirmation";
import { useFetch } from "../apollo/use-fetch";

/** The question "Confirm it is you", asked from anywhere and answered by the one dialog (ConfirmationHost). */
export interface ConfirmationQuestion {
  /** What is about to happen, in the server's words. */
  readonly text: string;
  readonly answer: (confirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let open: (ConfirmationQuestion & { readonly answered: Promise<boolean> }) | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

/** The question that is open, or null. */
export function openQuestion(): ConfirmationQuestion | null {
  return open;
}

/**
 * Notifies a dialog of the question. When the last dialog goes, for example with its page, the question is answered no.
 */
export function followQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Not at once: React takes a listener away and adds it again where it draws twice.
    setTimeout(() => {
      if (listeners.size === 0) open?.answer(false);
    });
  };
}

/**
 * Asks the person to confirm; true once they have. Calls while the question is open share its answer, and
 * acts that began before the last confirmation need no other. False at once where no dialog could show it.
 * @param since when the act began, by `performance.now()`
 */
export function askToConfirm(text: string, since: number): Promise<boolean> {
  if (confirmedAt > since) return Promise.resolve(true);
  if (open !== null) return open.answered;
  if (listeners.size === 0) return Promise.resolve(false);
  const { promise: answered, resolve } = withResolvers();
  const answer = (confirmed: boolean) => {
    if (confirmed) confirmedAt = performance.now();
    open = null;
    resolve(confirmed);
    notifyListeners();
  };
  open = { text, answer, answered };
  notifyListeners();
  return answered;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function withResolvers() {
  let resolve: (confirmed: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  return { promise, resolve };
}

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
