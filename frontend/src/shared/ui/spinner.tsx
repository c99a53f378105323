import { t } from "@contract/kernel/contract/t";

interface SpinnerProps {
  /** Read out and shown next to the wheel; leave it away where the text is already there, as in a busy button. */
  readonly label?: string;
}

/** A turning square ring, still for people who asked for less motion (the label then carries the meaning). */
export function Spinner({ label }: SpinnerProps) {
  const wheel = (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
  if (label === undefined) return wheel;
  return (
    <span role="status" className="inline-flex items-center gap-3 text-soft">
      {wheel}
      {label}
    </span>
  );
}

/** A page on its way: the wheel where its heading will be. */
export function LoadingPlaceholder({ label = t("Loading...") }: { readonly label?: string }) {
  return (
    <div className="frame py-16">
      <Spinner label={label} />
    </div>
  );
}
