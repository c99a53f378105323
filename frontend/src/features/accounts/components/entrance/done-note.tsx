import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "../../../../shared/ui/banner";

/** The success in place of a form: in sight and with the focus, even when the user was far down the form. */
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

/** That the form is coming back by itself to a server that has too much to do. */
export function BusyNote() {
  return <Banner tone="info">The site is very busy. Keep this page open. We are trying again.</Banner>;
}
