import { confirmFirst, type ConfirmedAct } from "@contract/kernel/contract/confirmed-acts";
import { ConfirmedUntilDocument } from "../../graphql/shared/confirmation";
import { useFetch } from "../apollo/use-fetch";

/** The question "Confirm it is you". Any code can ask it, and one dialog (ConfirmationHost) answers it. */
export interface ConfirmationQuestion {
  /** The act to confirm, in the server's words. */
  readonly text: string;
  readonly answer: (confirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let open: (ConfirmationQuestion & { readonly answered: Promise<boolean> }) | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

/** Returns the open question, or null. */
export function openQuestion(): ConfirmationQuestion | null {
  return open;
}

/**
 * Notifies a dialog of questions. When the last dialog is removed, for example with its page, an open question is
 * answered with no. Returns a function that removes the listener.
 */
export function followQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Deferred, because React removes a listener and adds it again when it renders twice.
    setTimeout(() => {
      if (listeners.size === 0) open?.answer(false);
    });
  };
}

/**
 * Asks the user to confirm. Resolves to true after the confirmation. Calls during an open question share its answer,
 * and acts that began before the last confirmation need no other. Resolves to false immediately when no dialog is
 * mounted.
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
 * Returns a function that asks once before an act of many steps. Otherwise the server could refuse a step in the
 * middle. The function resolves to whether the session has confirmed.
 */
export function useConfirmBefore() {
  const fetchConfirmedUntil = useFetch(ConfirmedUntilDocument);
  return async (act: ConfirmedAct): Promise<boolean> => {
    const began = performance.now();
    try {
      const { confirmedUntil } = await fetchConfirmedUntil();
      return confirmedUntil ? true : await askToConfirm(confirmFirst(act), began);
    } catch {
      return true; // Unknown, so the act itself reports the error.
    }
  };
}
