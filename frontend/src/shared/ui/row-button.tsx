import type { ComponentProps } from "react";
import { Button } from "./button";

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, "variant"> {
  /** What or whom it is about, which tells it from those of the other rows: for people who do not see the row. */
  readonly of: string;
  readonly variant?: "quiet" | "secondary";
}

/** A button of a row, quiet unless said otherwise. */
export function RowButton({ of, variant = "quiet", children, ...rest }: RowButtonProps) {
  return (
    <Button {...rest} variant={variant}>
      <span>
        {children}
        <span className="sr-only"> {of}</span>
      </span>
    </Button>
  );
}
