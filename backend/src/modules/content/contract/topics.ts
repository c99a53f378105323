/** The topics that a club can remove from the site, in addition to batches. */
export const OPTIONAL_TOPICS = { faculty: "faculty" } as const;

/** The folder of the batches. Each batch is a topic, such as `members/2022-26`. */
export const BATCH_FOLDER = "members";
export const BATCH_PREFIX = `${BATCH_FOLDER}/`;
const BATCH = /^members\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Returns the key of a batch's topic, or null for other topics. */
export function batchKey(topic: string): string | null {
  return BATCH.exec(topic)?.[1] ?? null;
}

/** Returns whether a topic can be taken off the site: a batch, or an optional topic. */
export function isRemovable(topic: string): boolean {
  return batchKey(topic) !== null || Object.hasOwn(OPTIONAL_TOPICS, topic);
}
