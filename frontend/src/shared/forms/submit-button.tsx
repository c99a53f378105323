import type { ComponentProps } from "react";
import { useStillTrying } from "../hooks/use-still-trying";
import { Button } from "../ui/button";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "type" | "busy" | "form"> {
  readonly form: { readonly busy: boolean };
  readonly busyLabel: string;
}

/** Sends the form that it stands in. */
export function SubmitButton({ form, busyLabel, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" busy={form.busy} busyLabel={useStillTrying(form.busy, busyLabel)} />;
}
