/**
 * Has pictures that wait to come near (ui/lazy-image.tsx) fetched before the page is printed: the browser waits for what
 * it has been told of. Also those of a section whose script is not there yet (lazy-section.tsx).
 */
export function fetchPicturesForPaper(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-src]"))
      picture.src = picture.dataset["src"] ?? "";
  });
}
