import type { ContentDraft } from "./content-draft.entity.js";
import type { ContentDraftView, ContentMistake } from "./content-editing.types.js";

/** A draft as editors see it, with what keeps it from being published. */
export function draftView(draft: ContentDraft, mistakes: readonly ContentMistake[]): ContentDraftView {
  const { body, revision, baseNumber, editorName, at } = draft;
  return { body, version: String(revision), baseNumber, by: editorName, at, mistakes };
}
