import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

let arrivedBefore = false;

/**
 * Scrolls to the top of a new page and moves the focus to its heading, so that a screen reader announces the page. The
 * component is next to the page inside the Suspense boundary, so its effect runs when the page is really displayed.
 * After going back, the browser restores the scroll position. The first page is not scrolled or focused.
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
