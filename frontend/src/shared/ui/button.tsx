import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonVariant } from "./button-style";
import { Spinner } from "./spinner";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly variant?: ButtonVariant;
  /** While true the button keeps focus but does nothing: neither a click nor Enter in a field submits again. */
  readonly busy?: boolean;
  /** What the button reads while busy, for example "Creating...". */
  readonly busyLabel?: string;
  readonly wide?: boolean;
}

/** A button; `type` is "button" unless said otherwise, so that none submits a form by accident. */
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
  // `aria-disabled` instead of `disabled`: a disabled button would drop the focus of the person who just pressed it.
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
