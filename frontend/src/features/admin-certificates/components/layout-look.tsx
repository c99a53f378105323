import { t } from "@contract/kernel/contract/t";
import type { useLayoutPicture } from "../hooks/use-layout-picture";

/** Shows a layout's picture next to its form. */
export function LayoutLook({ picture, problem }: ReturnType<typeof useLayoutPicture>) {
  return (
    // On wide screens, the picture is next to the form and stays visible while the admin scrolls. Otherwise it is above
    // the form.
    <figure className="grid gap-2 lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:order-last">
      {picture === null ? (
        <div className="aspect-842/595 border border-rule bg-surface" />
      ) : (
        <img
          src={picture}
          alt="The certificate with the longest name in this event"
          width={842}
          height={595}
          className="h-auto w-full border border-rule"
        />
      )}
      <figcaption aria-live="polite" className={problem === null ? "text-sm text-soft" : "text-sm text-bad"}>
        {problem === null
          ? "The printed certificate, shown with the longest name in this event."
          : picture === null
            ? `${problem}.`
            : t("{problem}. The picture shows your last layout without mistakes.", { problem })}
      </figcaption>
    </figure>
  );
}
