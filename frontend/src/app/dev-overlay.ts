/** Vite's own overlay, which shows errors of the build over the page. */
type Overlay = new (error: { message: string; stack: string }) => HTMLElement;

/**
 * Shows the error of a failed screen with its place in the code. In development, the text for visitors would hide both.
 */
export function showOverlay(error: unknown): void {
  const OverlayElement: Overlay | undefined = customElements.get("vite-error-overlay");
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  console.error(error);
  if (OverlayElement) document.body.append(new OverlayElement({ message, stack }));
}
