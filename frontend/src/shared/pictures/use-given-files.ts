import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * Accepts files that are dropped onto a part of the page, or pasted while the focus is in that part. Returns whether
 * files are being dragged over the part.
 */
export function useGivenFiles(area: RefObject<HTMLElement | null>, take: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeFiles = useEffectEvent(take);
  useEffect(() => {
    const { current } = area;
    if (current === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener(
      "dragover",
      (event) => {
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    current.addEventListener("dragleave", () => setIsOver(false), { signal });
    current.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer) takeFiles(event.dataTransfer.files);
      },
      { signal },
    );
    current.addEventListener(
      "paste",
      (event) => {
        if (!event.clipboardData || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        takeFiles(event.clipboardData.files);
      },
      { signal },
    );
    return () => {
      stop.abort();
    };
  }, [area]);
  return isOver;
}
