/** Looks of a button: one primary a view, `danger` for what cannot be undone, `quiet` inside rows and bars. */
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

/** Class names shared by Button and ButtonLink. */
export function buttonClass(variant: ButtonVariant, extra = ""): string {
  return `${BASE} ${VARIANTS[variant]} ${extra}`;
}
