import type { RemoveSamplesMutation, SampleCountsFragment } from "../../graphql/generated";

const NAMES: readonly (readonly [keyof Omit<SampleCountsFragment, "__typename">, string, string])[] = [
  ["people", "person", "people"],
  ["testimonials", "testimonial", "testimonials"],
  ["glimpses", "glimpse", "glimpses"],
  ["events", "event", "events"],
];

/** What is there of the samples, such as "85 people" and "1 event"; nothing when nothing is. */
export function samplesText(counts: SampleCountsFragment): string[] {
  return NAMES.filter(([name]) => counts[name] > 0).map(
    ([name, one, many]) => `${counts[name].toLocaleString("en-IN")} ${counts[name] === 1 ? one : many}`,
  );
}

/** What a press did, in sentences. */
export function removedText({ message, removed, inUse }: RemoveSamplesMutation["removeSamples"]): string {
  const gone = samplesText(removed);
  return [
    message,
    ...(gone.length === 0 ? [] : [`Taken off the site: ${gone.join(", ")}.`]),
    ...inUse.map(({ title, inTheWay }) => `${title} stays, as it has ${inTheWay.join(" and ")}.`),
  ].join(" ");
}
