import { useEffect, useRef } from "react";
import { translationOf } from "@contract/modules/content/contract/translations";

/** Pixels at the top of the window that the bar covers. The same as `scroll-mt-24`. */
const BAR = 96;

/** Returns the id of the button that opens a part of the content. */
export const editButtonId = (topic: string): string => `edit-${topic}`;

/**
 * Scrolls to the part of the content that the user opened, and focuses its heading. Back in the list, focuses the
 * button of the part that the user left. Does nothing when the page itself opens, because the page then has the focus.
 */
export function useTopicArrival(topic: string | null) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef({ topic, left: null as string | null, isDue: false });
  useEffect(() => {
    const { topic: left } = view.current;
    if (left !== topic) view.current = { topic, left, isDue: true };
  }, [topic]);
  /** Call this function once the editor or the list is displayed, after the data has arrived. */
  const arrive = () => {
    const box = container.current;
    const { topic: opened, left, isDue } = view.current;
    if (!isDue || box === null) return;
    view.current.isDue = false;
    if (opened === null) {
      const button = document.getElementById(editButtonId(translationOf(left ?? "")?.of ?? left ?? ""));
      // The button of a removed batch is in a collapsed part of the list.
      button?.closest("details")?.setAttribute("open", "");
      button?.focus();
      return;
    }
    if (box.getBoundingClientRect().top < BAR) box.scrollIntoView();
    const heading = box.querySelector("h2");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return { container, arrive };
}
