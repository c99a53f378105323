/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type CleanUpPreviewQueryVariables = Exact<{
  input: Types.CleanUpRulesInput;
}>;

export type CleanUpPreviewQuery = { cleanUpPreview: { accounts: number; lines: number } };

export type CleanUpRulesFieldsFragment = {
  version: string;
  accountYears: number | null;
  lineYears: number | null;
  auditedUntil: string | null;
  changedBy: string | null;
  changedAt: string | null;
};

export type CleanUpRulesQueryVariables = Exact<{ [key: string]: never }>;

export type CleanUpRulesQuery = { cleanUpRules: CleanUpRulesFieldsFragment };

export type HandOverMutationVariables = Exact<{
  input: Types.HandOverInput;
}>;

export type HandOverMutation = { handOver: { message: string } };

export type MarkSeasonItemMutationVariables = Exact<{
  input: Types.MarkSeasonItemInput;
}>;

export type MarkSeasonItemMutation = {
  markSeasonItem: { message: string; checklist: SeasonChecklistFieldsFragment };
};

export type PeopleToChooseQueryVariables = Exact<{
  search: string;
}>;

export type PeopleToChooseQuery = {
  users: { edges: Array<{ node: { id: string; name: string; email: string; role: Types.Role } }> };
};

export type SaveCleanUpRulesMutationVariables = Exact<{
  input: Types.SaveCleanUpRulesInput;
}>;

export type SaveCleanUpRulesMutation = {
  saveCleanUpRules: { message: string; rules: CleanUpRulesFieldsFragment };
};

export type SeasonChecklistFieldsFragment = {
  eventId: string;
  nextEventId: string | null;
  items: Array<{
    key: Types.SeasonItemKey;
    title: string;
    state: Types.SeasonItemState;
    text: string;
    reason: string | null;
    markedBy: string | null;
    markedAt: string | null;
  }>;
};

export type SeasonChecklistQueryVariables = Exact<{
  eventId: string;
}>;

export type SeasonChecklistQuery = { seasonChecklist: SeasonChecklistFieldsFragment };

export type SeasonPeopleQueryVariables = Exact<{
  eventId: string;
}>;

export type SeasonPeopleQuery = {
  seasonPeople: {
    since: string;
    twoStepsCompulsory: boolean;
    people: Array<{
      id: string;
      name: string;
      email: string;
      isSuperadmin: boolean;
      grants: Array<Types.Grant>;
      lastSeenAt: string | null;
      wasHere: boolean;
      hasTwoSteps: boolean;
    }>;
  };
};

export type TakeRightsMutationVariables = Exact<{
  userId: string;
}>;

export type TakeRightsMutation = { setGrants: { message: string } };

// oxfmt-ignore
const CleanUpRulesFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CleanUpRulesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CleanUpRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"accountYears"}},{"kind":"Field","name":{"kind":"Name","value":"lineYears"}},{"kind":"Field","name":{"kind":"Name","value":"auditedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}};
// oxfmt-ignore
const SeasonChecklistFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonChecklistFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonChecklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nextEventId"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"markedBy"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}}]}}]}};
// oxfmt-ignore
export const CleanUpPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CleanUpPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CleanUpRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cleanUpPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as TypedDocumentNode<CleanUpPreviewQuery, CleanUpPreviewQueryVariables>;
// oxfmt-ignore
export const CleanUpRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CleanUpRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cleanUpRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CleanUpRulesFields"}}]}}]}},CleanUpRulesFieldsFragmentNode]} as unknown as TypedDocumentNode<CleanUpRulesQuery, CleanUpRulesQueryVariables>;
// oxfmt-ignore
export const HandOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<HandOverMutation, HandOverMutationVariables>;
// oxfmt-ignore
export const MarkSeasonItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkSeasonItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkSeasonItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markSeasonItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonChecklistFields"}}]}}]}}]}},SeasonChecklistFieldsFragmentNode]} as unknown as TypedDocumentNode<MarkSeasonItemMutation, MarkSeasonItemMutationVariables>;
// oxfmt-ignore
export const PeopleToChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleToChoose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<PeopleToChooseQuery, PeopleToChooseQueryVariables>;
// oxfmt-ignore
export const SaveCleanUpRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCleanUpRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCleanUpRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCleanUpRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CleanUpRulesFields"}}]}}]}}]}},CleanUpRulesFieldsFragmentNode]} as unknown as TypedDocumentNode<SaveCleanUpRulesMutation, SaveCleanUpRulesMutationVariables>;
// oxfmt-ignore
export const SeasonChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonChecklistFields"}}]}}]}},SeasonChecklistFieldsFragmentNode]} as unknown as TypedDocumentNode<SeasonChecklistQuery, SeasonChecklistQueryVariables>;
// oxfmt-ignore
export const SeasonPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"twoStepsCompulsory"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSuperadmin"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"wasHere"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoSteps"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SeasonPeopleQuery, SeasonPeopleQueryVariables>;
// oxfmt-ignore
export const TakeRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"grants"},"value":{"kind":"ListValue"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<TakeRightsMutation, TakeRightsMutationVariables>;
export const useCleanUpRulesQuery = /* @__PURE__ */ queryHook(CleanUpRulesDocument);
export const useHandOverMutation = /* @__PURE__ */ mutationHook(HandOverDocument);
export const useMarkSeasonItemMutation = /* @__PURE__ */ mutationHook(MarkSeasonItemDocument);
export const useSaveCleanUpRulesMutation = /* @__PURE__ */ mutationHook(SaveCleanUpRulesDocument);
export const useSeasonChecklistQuery = /* @__PURE__ */ queryHook(SeasonChecklistDocument);
export const useSeasonPeopleQuery = /* @__PURE__ */ queryHook(SeasonPeopleDocument);
export const useTakeRightsMutation = /* @__PURE__ */ mutationHook(TakeRightsDocument);
