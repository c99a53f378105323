import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Key → what it does. Letters in lower case. */
export type QueueKeys = Readonly<Record<string, () => void>>;

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * Single keys for the queue. They work while the focus is in it, on the tab that shows it, or nowhere. They never work
 * while the admin types, holds a modifier or has a dialog open, and not repeatedly while a key is held down.
 */
export function useQueueKeys(queue: RefObject<HTMLElement | null>, keys: QueueKeys, isOn: boolean): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (act === undefined || !isInQueue(queue.current, key)) return;
      event.preventDefault(); // arrows would scroll
      if (!event.repeat || key.startsWith("Arrow")) act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [queue, isOn]);
}

function isInQueue(queue: HTMLElement | null, key: string): boolean {
  const focused = document.activeElement;
  if (document.querySelector("[role=dialog]") !== null) return false;
  if (focused === null || focused === document.body) return true;
  // A tab that was pressed keeps the focus, and its arrows; a menu of tabs hands it to what the tab shows.
  if (focused.matches("[role=tab]")) return !key.startsWith("Arrow") && opens(focused, queue);
  if (focused.matches("[role=tabpanel]") && focused.contains(queue)) return true;
  return queue?.contains(focused) === true && !focused.matches(TYPED_INTO);
}

function opens(tab: Element, queue: HTMLElement | null): boolean {
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  return tab.getAttribute("aria-selected") === "true" && panel?.contains(queue) === true;
}

const KEY = "deskShortcuts";

/** Whether single letters work the queue; remembered on this device. People who speak to the computer turn it off. */
export function useShortcutsSwitch() {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== "off");
  const turn = (on: boolean) => {
    setOn(on);
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  };
  return [isOn, turn] as const;
}
