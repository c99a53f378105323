import { useEffect, useState, type RefObject } from "react";

/**
 * Returns class names for the sides where columns of a wide table are out of view. The classes add shadows, so that
 * users notice that the table scrolls.
 */
export function useHiddenColumns(box: RefObject<HTMLElement | null>): string {
  const [edges, setEdges] = useState("");
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const goesOn = [
        scrollLeft > 1 ? "more-left" : "",
        scrollLeft + clientWidth < scrollWidth - 1 ? "more-right" : "",
      ];
      setEdges(goesOn.filter(Boolean).join(" "));
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box]);
  return edges;
}
