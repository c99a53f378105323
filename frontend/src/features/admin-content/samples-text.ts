import type { RemoveSamplesMutation, SampleCountsFragment } from "../../graphql/features/admin-content";
import { t } from "@contract/kernel/contract/t";

const NAMES = {
  people: (n: number) => t("{n, plural, one {# person} other {# people}}", { n }),
  testimonials: (n: number) => t("{n, plural, one {# testimonial} other {# testimonials}}", { n }),
  glimpses: (n: number) => t("{n, plural, one {# glimpse} other {# glimpses}}", { n }),
  events: (n: number) => t("{n, plural, one {# event} other {# events}}", { n }),
  texts: (n: number) => t("{n, plural, one {# text} other {# texts}}", { n }),
};
const KINDS = ["people", "testimonials", "glimpses", "events", "texts"] as const;

/**
 * Returns the numbers of remaining samples as texts, such as "85 people" and "1 event". Returns an empty list if there
 * are none.
 */
export function samplesText(counts: SampleCountsFragment): string[] {
  return KINDS.filter((kind) => counts[kind] > 0).map((kind) => NAMES[kind](counts[kind]));
}

/** Returns sentences about the removed samples, and about the samples that are still in use. */
export function removedText({ message, removed, inUse }: RemoveSamplesMutation["removeSamples"]): string {
  const removedSamples = samplesText(removed);
  return [
    message,
    ...(removedSamples.length === 0
      ? []
      : [t("Removed from the site: {gone}.", { gone: removedSamples.join(", ") })]),
    ...inUse.map(({ title, inTheWay }) =>
      t("{title} was kept because it has {reasons}.", { title, reasons: inTheWay.join(t(" and ")) }),
    ),
  ].join(" ");
}
