/** A request to confirm the user's identity, made with `askToConfirm` and shown by one dialog (ConfirmationHost). */
export interface ConfirmationQuestion {
  /** The text that says which action needs the confirmation. */
  readonly text: string;
  readonly answer: (confirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let open: (ConfirmationQuestion & { readonly answered: Promise<boolean> }) | null = null;
let confirmedAt = Number.NEGATIVE_INFINITY;

export function openQuestion(): ConfirmationQuestion | null {
  return open;
}

/**
 * Subscribes a dialog to questions. Returns a function that unsubscribes it. If no dialog remains, for example because
 * its page was closed, an open question is answered with no.
 */
export function followQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Waits, because React may remove a listener and immediately add it again.
    setTimeout(() => {
      if (listeners.size === 0) open?.answer(false);
    });
  };
}

/**
 * Asks the user to confirm. Resolves to true after the confirmation. Calls during an open question share its answer. An
 * action that began before the last confirmation needs no new confirmation. Resolves to false immediately if no dialog
 * is mounted.
 * @param since the time at which the action began, by `performance.now()`
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
