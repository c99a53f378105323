import { useEffect, useRef } from "react";

/** A dialog that is open; closing it may be refused while it is at work. */
interface OpenDialog {
  readonly close: () => void;
}

/** The uppermost last. */
const dialogs: OpenDialog[] = [];
/** The page's own way of scrolling after Back, while dialogs have another. */
let scrolling: ScrollRestoration = "auto";
/** The address on which the dialogs opened. */
let address = "";
let isListening = false;
let isScheduled = false;
/** Between which depths we are on our way back, over entries of dialogs that were closed by a button. */
let returning: { readonly from: number; readonly to: number } | null = null;

/** Returns the number of dialogs of the history's entry; it is in the entry itself, and so outlives a reload. */
function depthOf(state: unknown): number {
  if (typeof state !== "object" || state === null || !("dialogs" in state)) return 0;
  return typeof state.dialogs === "number" ? state.dialogs : 0;
}

/**
 * Brings the history in line with the open dialogs: an entry for each, so that Back closes the uppermost, and none for
 * what is closed. In a moment, so that a dialog that follows another at once takes over its entry.
 */
function settle(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    const state: unknown = history.state;
    const depth = depthOf(state);
    // A page that has opened since has cut the way short.
    if (returning !== null && depth === returning.from) return;
    returning = null;
    if (dialogs.length > depth) {
      // The page stays where it is: what a dialog led to may have scrolled it.
      if (depth === 0) scrolling = history.scrollRestoration;
      history.scrollRestoration = "manual";
      address = location.href;
      // The router's own state goes along: to it, nothing has changed.
      for (let next = depth + 1; next <= dialogs.length; next++)
        history.pushState({ ...(state as object | null), dialogs: next }, "");
    } else if (dialogs.length < depth) {
      returning = { from: depth, to: dialogs.length };
      history.go(dialogs.length - depth);
    }
  });
}

function onPop(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const isSamePage = location.href === address;
  if (depth === 0 && isSamePage) history.scrollRestoration = scrolling;
  if (returning?.to === depth) {
    returning = null;
    if (isSamePage) event.stopImmediatePropagation();
  } else if (dialogs.length > depth) {
    if (isSamePage) event.stopImmediatePropagation();
    for (const { close } of dialogs.slice(depth).toReversed()) close();
  }
  // Again: one that could not be closed needs its entry, and one that is long closed must not keep it.
  setTimeout(settle);
}

/** Makes a dialog an entry of the history while it is open: Back closes it, as on a phone one expects. */
export function useModalHistory(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    if (!isListening) {
      isListening = true;
      // In the capture phase: before the router, which has nothing to do with it.
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
