import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

let arrivedBefore = false;

/**
 * Is next to the page inside its Suspense boundary, so its effect runs when the page is really there: scrolls to the
 * top and moves the focus to the page's heading, by which a screen reader announces the page. Going back leaves the
 * scrolling to the browser; the first page is left alone altogether.
 */
export function RouteArrival() {
  const { hash } = useLocation();
  const how = useNavigationType();
  const arrival = useRef({ hash, how });
  useEffect(() => {
    if (!arrivedBefore) {
      arrivedBefore = true;
      return;
    }
    if (arrival.current.hash !== "") return;
    if (arrival.current.how !== NavigationType.Pop) scrollTo(0, 0);
    const main = document.querySelector("main");
    const heading = main?.querySelector<HTMLElement>("h1") ?? main;
    if (!heading || main?.contains(document.activeElement)) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}
