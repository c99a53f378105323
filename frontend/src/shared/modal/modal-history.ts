import { useEffect, useRef } from "react";

/** An open dialog. A busy dialog may refuse to close. */
interface OpenDialog {
  readonly close: () => void;
}

/** The open dialogs, the uppermost last. */
const dialogs: OpenDialog[] = [];
/** The page's own scroll restoration, which is replaced while dialogs are open. */
let scrolling: ScrollRestoration = "auto";
/** The page's address when the dialogs opened. */
let address = "";
let isListening = false;
let isScheduled = false;
/**
 * Set while a `history.go` removes the entries of dialogs that a button closed. `to` is the number of dialogs that stay
 * open.
 */
let returning: { readonly to: number } | null = null;

/** Milliseconds after which a `history.go` counts as ended by the browser. It normally takes less than 20. */
const RETURNS_WITHIN = 1000;
/**
 * Ends the wait for a `history.go`. With `areGone`, the browser also went back over the entries that were added during
 * the wait, so they are added again.
 */
let endReturn = (_areGone: boolean): void => undefined;

/**
 * Records the history entries that are added until a running `history.go` has ended, so that they can be added again.
 * For example, a button closes the dialog and opens another page. Chromium adds the page's entry and then still goes
 * back, so that the address would be the previous page's. Adding the entry only after the `history.go` would be too
 * late, because the router reads the new page's address at once.
 */
function recordEntries(): void {
  const entries: (() => void)[] = [];
  for (const name of ["pushState", "replaceState"] as const)
    history[name] = (...entry) => {
      const add = () => History.prototype[name].apply(history, entry);
      add();
      entries.push(add);
    };
  endReturn = (areGone) => {
    clearTimeout(timer);
    endReturn = () => undefined;
    returning = null;
    // Deletes the replacements, so that these are the browser's functions again.
    Reflect.deleteProperty(history, "pushState");
    Reflect.deleteProperty(history, "replaceState");
    if (areGone) for (const add of entries) add();
  };
  const timer = setTimeout(() => {
    endReturn(false);
    settle();
  }, RETURNS_WITHIN);
}

/**
 * Returns the number of dialogs that are open at a history entry. The entry itself stores the number, so the number
 * survives a reload.
 */
function depthOf(state: unknown): number {
  if (typeof state !== "object" || state === null || !("dialogs" in state)) return 0;
  return typeof state.dialogs === "number" ? state.dialogs : 0;
}

/**
 * Gives each open dialog a history entry, so that Back closes the uppermost one. Removes the entries of closed dialogs.
 * Runs in a microtask, so that a dialog that replaces another dialog takes over its history entry.
 */
function settle(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    if (returning !== null) return;
    const state: unknown = history.state;
    const depth = depthOf(state);
    if (dialogs.length > depth) {
      // Prevents the browser from scrolling the page back, because an action of the dialog may have scrolled it.
      if (depth === 0) scrolling = history.scrollRestoration;
      history.scrollRestoration = "manual";
      address = location.href;
      // Keeps the router's own state, so that nothing changes for the router.
      for (let next = depth + 1; next <= dialogs.length; next++)
        history.pushState({ ...(state as object | null), dialogs: next }, "");
    } else if (dialogs.length < depth) {
      returning = { to: dialogs.length };
      recordEntries();
      history.go(dialogs.length - depth);
    }
  });
}

function onPop(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const isSamePage = location.href === address;
  if (depth === 0 && isSamePage) history.scrollRestoration = scrolling;
  if (returning?.to === depth) {
    if (isSamePage) event.stopImmediatePropagation();
    endReturn(isSamePage);
  } else {
    // The user went back. Or the running `history.go` ended early, as in some browsers when an entry is added.
    endReturn(false);
    if (dialogs.length > depth) {
      if (isSamePage) event.stopImmediatePropagation();
      for (const { close } of dialogs.slice(depth).toReversed()) close();
    }
  }
  // A dialog that refused to close needs its entry again. The entry of a closed dialog must be removed.
  setTimeout(settle);
}

/** Gives a dialog a history entry while it is open, so that Back closes the dialog, as people expect on a phone. */
export function useModalHistory(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    if (!isListening) {
      isListening = true;
      // In the capture phase, so that it runs before the router's listener, which must not notice dialogs.
      addEventListener("popstate", onPop, true);
    }
    const dialog: OpenDialog = { close: () => latest.current() };
    dialogs.push(dialog);
    settle();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      settle();
    };
  }, [open]);
}
