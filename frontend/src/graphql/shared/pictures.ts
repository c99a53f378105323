/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type ChangePictureMutationVariables = Exact<{
  input: Types.ChangePictureInput;
}>;

export type ChangePictureMutation = { changePicture: { message: string; picture: PictureFactsFragment } };

export type EventPicturesQueryVariables = Exact<{ [key: string]: never }>;

export type EventPicturesQuery = { events: Array<{ id: string; image: string; picture: string | null }> };

export type PictureFactsFragment = {
  id: string;
  version: string;
  place: string;
  path: string;
  alternativeText: string;
  focusX: number;
  focusY: number;
};

export type UploadedPictureQueryVariables = Exact<{
  id: string;
}>;

export type UploadedPictureQuery = { uploadedPicture: PictureFactsFragment | null };

// oxfmt-ignore
const PictureFactsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"focusX"}},{"kind":"Field","name":{"kind":"Name","value":"focusY"}}]}};
// oxfmt-ignore
export const ChangePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFacts"}}]}}]}}]}},PictureFactsFragmentNode]} as unknown as TypedDocumentNode<ChangePictureMutation, ChangePictureMutationVariables>;
// oxfmt-ignore
export const EventPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inEnglish"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}}]} as unknown as TypedDocumentNode<EventPicturesQuery, EventPicturesQueryVariables>;
// oxfmt-ignore
export const UploadedPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadedPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadedPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureFacts"}}]}}]}},PictureFactsFragmentNode]} as unknown as TypedDocumentNode<UploadedPictureQuery, UploadedPictureQueryVariables>;
export const useChangePictureMutation = /* @__PURE__ */ mutationHook(ChangePictureDocument);
export const useEventPicturesQuery = /* @__PURE__ */ queryHook(EventPicturesDocument);
export const useUploadedPictureQuery = /* @__PURE__ */ queryHook(UploadedPictureDocument);
