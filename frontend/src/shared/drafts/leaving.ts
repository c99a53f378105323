/** Repeats the click or key press that was stopped because it would have left the screen. */
export type Leaving = () => void;

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Stops clicks and key presses that would leave the screen: on links, on tabs, and on buttons with `data-leaves`.
 * Passes `onLeaving` a function that repeats the action. Tabs react when the mouse button is pressed, links and buttons
 * when the mouse button is released. Returns a function that removes the listeners.
 */
export function listenForLeaving(onLeaving: (goOn: Leaving) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closest(event, "a[href], [data-leaves]");
    if (link === null || !isPlain(event) || link.getAttribute("target") === "_blank") return;
    if (link.getAttribute("href")?.startsWith("#") === true) return;
    stop(event);
    onLeaving(() => link.click());
  };
  const onTab = (event: MouseEvent | KeyboardEvent) => {
    const isPress = event instanceof MouseEvent ? event.button === 0 : ["Enter", " "].includes(event.key);
    const tab = closest(event, '[role="tab"]:not([data-state="active"])');
    if (tab === null || !isPress || !isPlain(event)) return;
    stop(event);
    onLeaving(() => tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 })));
  };
  // Listens in the capture phase, before all other listeners.
  document.addEventListener("click", onClick, true);
  document.addEventListener("mousedown", onTab, true);
  document.addEventListener("keydown", onTab, true);
  return () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("mousedown", onTab, true);
    document.removeEventListener("keydown", onTab, true);
  };
}
