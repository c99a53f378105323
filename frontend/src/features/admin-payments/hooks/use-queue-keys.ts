import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { isDialogOpen } from "../../../shared/modal/is-dialog-open";
import { TYPED_INTO } from "../../../shared/modal/typed-into";
import { onDevice } from "../../../shared/stored";

/** Maps a key to its action. Letters are lower case. */
export type QueueKeys = Readonly<Record<string, () => void>>;

/**
 * Handles the queue's single-key shortcuts. The shortcuts work while the focus is in the queue, on the queue's tab or
 * tab panel, or nowhere. They do not work while the admin is typing, holds a modifier key other than Shift, or has a
 * dialog open. Only arrow keys repeat when held.
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
      event.preventDefault(); // arrow keys would scroll the page
      if (!event.repeat || key.startsWith("Arrow")) act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [queue, isOn]);
}

function isInQueue(queue: HTMLElement | null, key: string): boolean {
  const focused = document.activeElement;
  if (isDialogOpen()) return false;
  if (focused === null || focused === document.body) return true;
  // A clicked tab keeps the focus and handles the arrow keys itself. A tab chosen in the phone's menu moves the focus
  // to its panel.
  if (focused.matches("[role=tab]")) return !key.startsWith("Arrow") && opens(focused, queue);
  if (focused.matches("[role=tabpanel]") && focused.contains(queue)) return true;
  return queue?.contains(focused) === true && !focused.matches(TYPED_INTO);
}

function opens(tab: Element, queue: HTMLElement | null): boolean {
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  return tab.getAttribute("aria-selected") === "true" && panel?.contains(queue) === true;
}

const KEY = "deskShortcuts";

/**
 * Returns whether the queue's shortcuts are on, and a function to switch them on or off. The choice is stored on this
 * device. People who use speech input switch the shortcuts off, because spoken words can arrive as single letters.
 */
export function useShortcutsSwitch() {
  const [isOn, setOn] = useState(() => onDevice.get(KEY) !== "off");
  const turn = (on: boolean) => {
    setOn(on);
    onDevice.set(KEY, on ? null : "off");
  };
  return [isOn, turn] as const;
}
