/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type BatchPeopleQueryVariables = Exact<{
  input: Types.BatchPeopleInput;
}>;

export type BatchPeopleQuery = {
  batchPeople: Array<{
    name: string;
    email: string;
    role: string | null;
    placement: string | null;
    instagram: string | null;
    linkedin: string | null;
  }>;
};

export type ContentDetailFragment = {
  title: string | null;
  isPublished: boolean;
  isSample: boolean;
  publishedAt: string | null;
  publishedBy: string | null;
  published: string | null;
  versions: Array<{ number: number; body: string | null; by: string | null; at: string | null }>;
  english: Array<{ key: string; english: string; max: number; isLong: boolean }>;
} & ContentSavedFragment;

export type ContentPreviewQueryVariables = Exact<{
  topic: string;
}>;

export type ContentPreviewQuery = { contentPreview: string };

export type ContentSavedFragment = {
  id: string;
  number: number;
  version: string;
  draftedAt: string | null;
  draftedBy: string | null;
  draft: {
    body: string;
    version: string;
    baseNumber: number;
    by: string;
    at: string;
    mistakes: Array<{ place: string; complaint: string }>;
  } | null;
};

export type ContentSummaryFragment = {
  id: string;
  title: string | null;
  number: number;
  isPublished: boolean;
  isSample: boolean;
  publishedAt: string | null;
  publishedBy: string | null;
  draftedAt: string | null;
  draftedBy: string | null;
  outdatedTexts: number;
};

export type ContentTopicQueryVariables = Exact<{
  topic: string;
}>;

export type ContentTopicQuery = { contentTopic: ContentDetailFragment };

export type ContentTopicsQueryVariables = Exact<{ [key: string]: never }>;

export type ContentTopicsQuery = { contentTopics: Array<ContentSummaryFragment> };

export type DiscardContentDraftMutationVariables = Exact<{
  input: Types.ContentDraftInput;
}>;

export type DiscardContentDraftMutation = {
  discardContentDraft: { message: string; topic: ContentDetailFragment };
};

export type PublishContentMutationVariables = Exact<{
  input: Types.PublishContentInput;
}>;

export type PublishContentMutation = { publishContent: { message: string; topic: ContentDetailFragment } };

export type RemoveContentMutationVariables = Exact<{
  input: Types.RemoveContentInput;
}>;

export type RemoveContentMutation = { removeContent: { message: string; topic: ContentDetailFragment } };

export type RemoveSamplesMutationVariables = Exact<{ [key: string]: never }>;

export type RemoveSamplesMutation = {
  removeSamples: {
    message: string;
    removed: SampleCountsFragment;
    inUse: Array<{ title: string; inTheWay: Array<string> }>;
  };
};

export type RestoreContentMutationVariables = Exact<{
  input: Types.RestoreContentInput;
}>;

export type RestoreContentMutation = { restoreContent: { message: string; topic: ContentDetailFragment } };

export type SampleCountsFragment = {
  people: number;
  testimonials: number;
  glimpses: number;
  events: number;
  texts: number;
};

export type SamplesQueryVariables = Exact<{ [key: string]: never }>;

export type SamplesQuery = { samples: SampleCountsFragment };

export type SaveContentDraftMutationVariables = Exact<{
  input: Types.SaveContentDraftInput;
}>;

export type SaveContentDraftMutation = { saveContentDraft: { message: string; topic: ContentSavedFragment } };

// oxfmt-ignore
const ContentDetailFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTopicDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentSaved"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"english"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"english"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"isLong"}}]}}]}};
// oxfmt-ignore
const ContentSavedFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTopicDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"draftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"mistakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"complaint"}}]}}]}}]}};
// oxfmt-ignore
const ContentSummaryFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContentSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTopic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftedBy"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedTexts"}}]}};
// oxfmt-ignore
const SampleCountsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Samples"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"testimonials"}},{"kind":"Field","name":{"kind":"Name","value":"glimpses"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}}]}};
// oxfmt-ignore
export const BatchPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BatchPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}}]}}]}}]} as unknown as TypedDocumentNode<BatchPeopleQuery, BatchPeopleQueryVariables>;
// oxfmt-ignore
export const ContentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}}]}]}}]} as unknown as TypedDocumentNode<ContentPreviewQuery, ContentPreviewQueryVariables>;
// oxfmt-ignore
export const ContentTopicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentTopic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentDetail"}}]}}]}},ContentDetailFragmentNode,ContentSavedFragmentNode]} as unknown as TypedDocumentNode<ContentTopicQuery, ContentTopicQueryVariables>;
// oxfmt-ignore
export const ContentTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentTopics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentSummary"}}]}}]}},ContentSummaryFragmentNode]} as unknown as TypedDocumentNode<ContentTopicsQuery, ContentTopicsQueryVariables>;
// oxfmt-ignore
export const DiscardContentDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardContentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardContentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentDetail"}}]}}]}}]}},ContentDetailFragmentNode,ContentSavedFragmentNode]} as unknown as TypedDocumentNode<DiscardContentDraftMutation, DiscardContentDraftMutationVariables>;
// oxfmt-ignore
export const PublishContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentDetail"}}]}}]}}]}},ContentDetailFragmentNode,ContentSavedFragmentNode]} as unknown as TypedDocumentNode<PublishContentMutation, PublishContentMutationVariables>;
// oxfmt-ignore
export const RemoveContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentDetail"}}]}}]}}]}},ContentDetailFragmentNode,ContentSavedFragmentNode]} as unknown as TypedDocumentNode<RemoveContentMutation, RemoveContentMutationVariables>;
// oxfmt-ignore
export const RemoveSamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"inTheWay"}}]}}]}}]}},SampleCountsFragmentNode]} as unknown as TypedDocumentNode<RemoveSamplesMutation, RemoveSamplesMutationVariables>;
// oxfmt-ignore
export const RestoreContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentDetail"}}]}}]}}]}},ContentDetailFragmentNode,ContentSavedFragmentNode]} as unknown as TypedDocumentNode<RestoreContentMutation, RestoreContentMutationVariables>;
// oxfmt-ignore
export const SamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleCounts"}}]}}]}},SampleCountsFragmentNode]} as unknown as TypedDocumentNode<SamplesQuery, SamplesQueryVariables>;
// oxfmt-ignore
export const SaveContentDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContentDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveContentDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"topic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContentSaved"}}]}}]}}]}},ContentSavedFragmentNode]} as unknown as TypedDocumentNode<SaveContentDraftMutation, SaveContentDraftMutationVariables>;
export const useContentTopicQuery = /* @__PURE__ */ queryHook(ContentTopicDocument);
export const useContentTopicsQuery = /* @__PURE__ */ queryHook(ContentTopicsDocument);
export const useDiscardContentDraftMutation = /* @__PURE__ */ mutationHook(DiscardContentDraftDocument);
export const usePublishContentMutation = /* @__PURE__ */ mutationHook(PublishContentDocument);
export const useRemoveContentMutation = /* @__PURE__ */ mutationHook(RemoveContentDocument);
export const useRemoveSamplesMutation = /* @__PURE__ */ mutationHook(RemoveSamplesDocument);
export const useRestoreContentMutation = /* @__PURE__ */ mutationHook(RestoreContentDocument);
export const useSamplesQuery = /* @__PURE__ */ queryHook(SamplesDocument);
export const useSaveContentDraftMutation = /* @__PURE__ */ mutationHook(SaveContentDraftDocument);
