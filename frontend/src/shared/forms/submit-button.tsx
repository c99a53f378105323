import type { ComponentProps } from "react";
import { Button } from "../ui/button";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "busy" | "form"> {
  readonly form: { readonly busy: boolean };
  readonly busyLabel: string;
}

/** Sends the form that it stands in. */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" busy={form.busy} />;
}
