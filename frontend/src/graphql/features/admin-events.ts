/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type DeleteEventMutationVariables = Exact<{
  input: Types.DeleteEventInput;
}>;

export type DeleteEventMutation = { deleteEvent: { message: string } };

export type EventTeamsQueryVariables = Exact<{ [key: string]: never }>;

export type EventTeamsQuery = {
  teams: Array<{
    id: string;
    ranking: number | null;
    paymentStatus: Types.PaymentStatus;
    qualified: boolean;
    place: { state: Types.PlaceState } | null;
  }>;
};

export type EventTextsQueryVariables = Exact<{
  topic: string;
}>;

export type EventTextsQuery = {
  contentTopic: {
    id: string;
    publishedAt: string | null;
    publishedBy: string | null;
    draftedAt: string | null;
    draftedBy: string | null;
  };
};

// oxfmt-ignore
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
// oxfmt-ignore
export const EventTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ranking"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"qualified"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as TypedDocumentNode<EventTeamsQuery, EventTeamsQueryVariables>;
// oxfmt-ignore
export const EventTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"draftedBy"}}]}}]}}]} as unknown as TypedDocumentNode<EventTextsQuery, EventTextsQueryVariables>;
export const useDeleteEventMutation = /* @__PURE__ */ mutationHook(DeleteEventDocument);
export const useEventTeamsQuery = /* @__PURE__ */ queryHook(EventTeamsDocument);
export const useEventTextsQuery = /* @__PURE__ */ queryHook(EventTextsDocument);
