import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClass, type ButtonVariant } from "./button";

interface ButtonLinkProps {
  /** A path of this site. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
  /** Whether the link opens a new tab, which is announced to screen readers. */
  readonly newTab?: boolean;
  /** The id of an element that distinguishes this link from others with the same text, such as a card's title. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. Used for navigation, never for an action. */
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
