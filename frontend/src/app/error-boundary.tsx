import { Component, type ErrorInfo, type ReactNode } from "react";
import { useClub } from "../shared/club";
import { Button } from "../shared/ui/button";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows an error message in place of a screen that failed to load or to render, and offers to reload the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #triedAgain = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
    if (this.#triedAgain || document.querySelector("body font") === null) return;
    // The browser translated the page before the script that handles translation was loaded (main.tsx). Once the script
    // is loaded, rendering the screen again works.
    this.#triedAgain = true;
    import("../shared/translated-page")
      .then(({ followTranslation }) => {
        followTranslation();
        this.setState({ failed: false });
      })
      .catch(() => undefined);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure />;
  }
}

function Failure() {
  const { name } = useClub();
  return (
    <div role="alert" className="frame py-16">
      <title>{`An error occurred · ${name}`}</title>
      <h1 className="text-title">An error occurred</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">
        This page could not be shown. Your connection may have dropped, or the site was updated. Load the page
        again.
      </p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  );
}
