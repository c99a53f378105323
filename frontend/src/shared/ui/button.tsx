import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "./spinner";

/**
 * The looks of a button: one `primary` in each view, `danger` for actions that delete something or are hard to undo,
 * `quiet` inside rows and bars.
 */
export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";

const BASE =
  "inline-flex min-h-11 items-center wrap-break-word justify-center gap-2 rounded-xs border-2 py-2 text-center font-semibold leading-tight " +
  "transition-colors duration-100 active:translate-y-px " +
  "aria-disabled:cursor-not-allowed aria-disabled:active:translate-y-0 disabled:cursor-not-allowed";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-accent bg-accent px-5 text-on-accent hover:border-accent-strong hover:bg-accent-strong " +
    "disabled:border-rule disabled:bg-sunken disabled:text-soft",
  secondary:
    "border-ink bg-transparent px-5 text-ink hover:bg-ink hover:text-paper disabled:border-rule disabled:bg-sunken disabled:text-soft",
  danger:
    "border-bad bg-bad px-5 text-on-bad hover:border-ink hover:bg-ink hover:text-paper disabled:border-rule disabled:bg-sunken disabled:text-soft",
  quiet:
    "border-transparent bg-transparent px-3 text-accent underline decoration-1 underline-offset-4 hover:bg-accent-wash hover:text-accent-strong " +
    "disabled:text-soft disabled:no-underline",
};

/** Returns the class names shared by Button and ButtonLink. */
export function buttonClass(variant: ButtonVariant, extra = ""): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly variant?: ButtonVariant;
  /**
   * Whether an action is in progress. The button then keeps the focus but does nothing: neither a click nor Enter in a
   * field submits again.
   */
  readonly busy?: boolean;
  /** The button's text during the action, for example "Creating...". */
  readonly busyLabel?: string;
  readonly wide?: boolean;
}

/** A button. The default `type` is "button", so that no button submits a form by accident. */
export function Button({
  variant = "primary",
  busy = false,
  busyLabel,
  wide = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus of the person who just
  // pressed it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      className={buttonClass(variant, wide ? "w-full" : "")}
    >
      {busy ? (
        <>
          <Spinner />
          <span className="contents">{busyLabel ?? children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
