import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClass, type ButtonVariant } from "./button";

interface ButtonLinkProps {
  /** A path of this site. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  /** Opens in a new tab, and says so to screen readers. */
  readonly newTab?: boolean;
  /** Id of what tells this link from others of the same words, a card's title for instance. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, variant = "primary", wide = false, newTab = false, describedBy, children } = props;
  return (
    <Link
      to={to}
      target={newTab ? "_blank" : undefined}
      rel={newTab ? "noopener" : undefined}
      aria-describedby={describedBy}
      className={buttonClass(variant, wide ? "w-full" : "")}
    >
      {children}
      {newTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </Link>
  );
}
