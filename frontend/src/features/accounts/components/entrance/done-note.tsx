import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "../../../../shared/ui/banner";
import { Button } from "../../../../shared/ui/button";
import { Spinner } from "../../../../shared/ui/spinner";

/**
 * Shows a success message instead of a form. The message takes the focus and scrolls into view, because the user may be
 * far down the page.
 */
export function DoneNote({ next, children }: { readonly next: string; readonly children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    containerRef.current?.focus({ preventScroll: true });
    containerRef.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={containerRef} tabIndex={-1} className="grid gap-3">
      <Banner tone="success">{children}</Banner>
      <p className="text-soft">{next}</p>
    </div>
  );
}

/** Tells the user that the server is overloaded and the form will be sent again automatically. */
export function BusyNote() {
  return <Banner tone="info">The site is very busy. Keep this page open. We are trying again.</Banner>;
}

/**
 * Takes the place of a form whose script is still loading. Not `LatePart`, whose file only signed-in users load.
 */
export function LoadingNote({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Spinner label="Loading..." />
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
