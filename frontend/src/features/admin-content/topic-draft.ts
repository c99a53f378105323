import { translationOf } from "@contract/modules/content/contract/translations";
import type { ContentDetailFragment } from "../../graphql/features/admin-content";
import type { TopicForm } from "./field-spec";
import { newTopic } from "./topic-forms";
import { mergedRecord, recordOf, type RecordValue } from "./topic-values";

/**
 * The state of the text on the screen. "saved": the text is the draft, or the published text if there is no draft.
 * "outdated": another version was published after the draft was begun.
 */
export type DraftState = "saved" | "changed" | "saving" | "conflict" | "outdated" | "failed";

/** Returns the version of the draft; "0" if there is no draft. */
export const draftVersionOf = ({ draft }: ContentDetailFragment): string => draft?.version ?? "0";

export const baseOf = ({ draft, number }: ContentDetailFragment): number => draft?.baseNumber ?? number;

/** Returns the state of a draft before any edit on this screen. */
export const settledState = ({ draft, number }: ContentDetailFragment): DraftState =>
  draft === null || draft.baseNumber === number ? "saved" : "outdated";

/**
 * Merges the text on the screen with other people's changes since the text's base version. A field that was changed on
 * the screen keeps this change.
 */
export function mineOver(
  { id, number, published, versions }: ContentDetailFragment,
  base: number,
  mine: RecordValue,
  fields: TopicForm["fields"],
): RecordValue {
  // A translation begun before its first version was published is based on an empty translation.
  const first = base === 0 && translationOf(id) !== null ? JSON.stringify(newTopic(id)) : null;
  const before = versions.find((version) => version.number === base)?.body ?? first;
  if (number === base || before === null || published === null) return mine;
  return mergedRecord(recordOf(JSON.parse(before)), mine, recordOf(JSON.parse(published)), fields);
}

export function valueOf({ id, draft, published }: ContentDetailFragment): RecordValue {
  const body = draft?.body ?? published;
  return body === null ? recordOf(newTopic(id)) : recordOf(JSON.parse(body));
}

/** Returns whether the published text is still marked as the sample that came with the site. */
export function isPublishedSample({ published }: ContentDetailFragment): boolean {
  return published !== null && recordOf(JSON.parse(published))["sample"] === true;
}
