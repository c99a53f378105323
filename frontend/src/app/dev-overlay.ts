/** Vite's own overlay, which shows build errors over the page. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

/**
 * Shows a failed screen's error with its position in the code. Used in development, where the text for visitors would
 * hide both.
 */
export function showOverlay(error: unknown): void {
  const OverlayElement: Overlay | undefined = customElements.get("vite-error-overlay");
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  console.error(error);
  if (OverlayElement) document.body.append(new OverlayElement({ message, stack }));
}
