import type { ComponentProps } from "react";
import { Button } from "./button";

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, "variant"> {
  /**
   * The subject of the row, which distinguishes the button from those of other rows for people who do not see the row.
   */
  readonly of: string;
  readonly variant?: "quiet" | "secondary";
}

/** A button of a row, with the variant "quiet" by default. */
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
