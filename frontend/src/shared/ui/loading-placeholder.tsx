import { Spinner } from "./spinner";

/** Holds a page's height while it loads, so that the footer does not jump. */
export function LoadingPlaceholder({ label = "Loading..." }: { readonly label?: string }) {
  return (
    <div className="frame flex min-h-[70dvh] items-start py-16">
      <Spinner label={label} />
    </div>
  );
}
