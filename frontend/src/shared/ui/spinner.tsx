import { t } from "@contract/kernel/contract/t";

interface SpinnerProps {
  /**
   * The text next to the ring, which screen readers read. Leave the label out if the text is already there, as in a
   * busy button.
   */
  readonly label?: string;
}

/**
 * A ring that turns. The label must carry the meaning, because the ring does not turn for people who prefer reduced
 * motion.
 */
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

/** The placeholder of a page that is being loaded, with the ring in place of the page's heading. */
export function LoadingPlaceholder({ label = t("Loading...") }: { readonly label?: string }) {
  return (
    <div className="frame py-16">
      <Spinner label={label} />
    </div>
  );
}
