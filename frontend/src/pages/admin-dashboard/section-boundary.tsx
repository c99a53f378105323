import { Component, type ErrorInfo, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { Banner } from "../../shared/ui/banner";
import { Button } from "../../shared/ui/button";

interface SectionBoundaryProps {
  /** Called before a retry, so that the failed script is fetched again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps the rest of the admin area usable if a tab's script cannot be fetched or the tab cannot be rendered. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("unknown") };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="grid justify-items-start gap-4">
        <Banner tone="error">
          This tab could not be loaded. {navigator.onLine ? "Try again." : FALLBACKS.unreachable} If the tab
          still does not load, load the page again.
        </Banner>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              this.props.onRetry();
              this.setState({ error: null });
            }}
          >
            Try again
          </Button>
          <Button variant="quiet" onClick={() => location.reload()}>
            Load the page again
          </Button>
        </div>
      </div>
    );
  }
}
