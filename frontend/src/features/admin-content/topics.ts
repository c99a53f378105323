import { BatchKind } from "@contract/modules/content/contract/member-batch.content";
import { translationOf } from "@contract/modules/content/contract/translations";
import { BATCHES, SINGLE_TOPICS } from "./topic-forms";

/** Whether a part can be taken off the site: not every club has one. */
export const isRemovable = (topic: string): boolean => topic.startsWith(BATCHES) || topic === "faculty";

/** What a part begins with that is not on the site: a new batch, or one that was removed. */
export const newTopic = (topic: string): object =>
  translationOf(topic) !== null
    ? { texts: {} }
    : topic.startsWith(BATCHES)
      ? { sample: false, label: topic.slice(BATCHES.length), kind: BatchKind.students, members: [] }
      : { sample: false };

/** All topics that this client knows, in the order of the pages: what there is one of, then the batches, the newest first. */
export function inOrder<Topic extends { readonly id: string }>(topics: readonly Topic[]): Topic[] {
  const single = SINGLE_TOPICS.flatMap((id) => topics.filter((topic) => topic.id === id));
  const batches = topics.filter(({ id }) => id.startsWith(BATCHES));
  return [...single, ...batches.toSorted((one, other) => other.id.localeCompare(one.id))];
}
