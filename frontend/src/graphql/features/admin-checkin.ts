/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook, subscriptionHook } from "../../shared/apollo/typed-hooks";
export type AddDeskSessionMutationVariables = Exact<{
  input: Types.AddDeskSessionInput;
}>;

export type AddDeskSessionMutation = { addDeskSession: { message: string; desk: DeskFieldsFragment } };

export type CashTeamsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type CashTeamsQuery = {
  cashTeams: Array<{ teamId: string; teamName: string; reference: string; people: number; amount: number }>;
};

export type CheckInChangesQueryVariables = Exact<{
  eventId: string;
  since: string;
}>;

export type CheckInChangesQuery = {
  checkInChanges: { readAt: string; checkIns: Array<CheckInFieldsFragment> };
};

export type CheckInDeskQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CheckInDeskQuery = { checkInDesk: DeskFieldsFragment };

export type CheckInFieldsFragment = {
  id: string;
  sessionId: string;
  memberId: string | null;
  name: string | null;
  method: Types.CheckInMethod;
  note: string | null;
  at: string;
  byName: string;
  revertedAt: string | null;
};

export type CheckInListQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CheckInListQuery = {
  checkInList: {
    key: string;
    readAt: string;
    desk: DeskFieldsFragment;
    people: Array<{
      id: string;
      name: string;
      teamName: string;
      handle: string | null;
      college: string | null;
      universityRollNo: string | null;
      refusal: Types.CheckInOutcome | null;
      passHash: string;
    }>;
    checkIns: Array<CheckInFieldsFragment>;
  };
};

export type CheckInMutationVariables = Exact<{
  input: Types.CheckInInput;
}>;

export type CheckInMutation = {
  checkIn: {
    results: Array<{
      entryId: string;
      outcome: Types.CheckInOutcome;
      personName: string | null;
      teamName: string | null;
      checkIn: CheckInFieldsFragment | null;
    }>;
    desk: DeskFieldsFragment;
  };
};

export type CheckInsChangedSubscriptionVariables = Exact<{
  eventId: string;
}>;

export type CheckInsChangedSubscription = { checkInsChanged: DeskFieldsFragment };

export type DeskFieldsFragment = {
  eventId: string;
  eventTitle: string;
  expected: number;
  sessions: Array<{ id: string; day: string; name: string; checkedIn: number; walkIns: number }>;
};

export type NoteCashMutationVariables = Exact<{
  input: Types.NoteCashInput;
}>;

export type NoteCashMutation = { noteCash: { message: string; slip: { id: string; number: number } } };

export type RemoveDeskSessionMutationVariables = Exact<{
  input: Types.RemoveDeskSessionInput;
}>;

export type RemoveDeskSessionMutation = { removeDeskSession: { message: string; desk: DeskFieldsFragment } };

export type RevertCheckInMutationVariables = Exact<{
  input: Types.RevertCheckInInput;
}>;

export type RevertCheckInMutation = { revertCheckIn: { message: string; desk: DeskFieldsFragment } };

export type WalkInsQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type WalkInsQuery = {
  walkIns: Array<{
    id: string;
    personName: string;
    teamName: string | null;
    note: string | null;
    session: string;
    at: string;
    byName: string;
  }>;
};

// oxfmt-ignore
const DeskFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInDesk"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"checkedIn"}},{"kind":"Field","name":{"kind":"Name","value":"walkIns"}}]}}]}};
// oxfmt-ignore
const CheckInFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckInFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}}]}};
// oxfmt-ignore
export const AddDeskSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDeskSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDeskSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDeskSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}}]}},DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<AddDeskSessionMutation, AddDeskSessionMutationVariables>;
// oxfmt-ignore
export const CashTeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashTeams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashTeams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as TypedDocumentNode<CashTeamsQuery, CashTeamsQueryVariables>;
// oxfmt-ignore
export const CheckInChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckInFields"}}]}}]}}]}},CheckInFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckInChangesQuery, CheckInChangesQueryVariables>;
// oxfmt-ignore
export const CheckInDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInDesk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInDesk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}},DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckInDeskQuery, CheckInDeskQueryVariables>;
// oxfmt-ignore
export const CheckInListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"universityRollNo"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"passHash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckInFields"}}]}}]}}]}},DeskFieldsFragmentNode,CheckInFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckInListQuery, CheckInListQueryVariables>;
// oxfmt-ignore
export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CheckInFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}}]}},CheckInFieldsFragmentNode,DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckInMutation, CheckInMutationVariables>;
// oxfmt-ignore
export const CheckInsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CheckInsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}},DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckInsChangedSubscription, CheckInsChangedSubscriptionVariables>;
// oxfmt-ignore
export const NoteCashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteCash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteCashInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as TypedDocumentNode<NoteCashMutation, NoteCashMutationVariables>;
// oxfmt-ignore
export const RemoveDeskSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDeskSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveDeskSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDeskSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}}]}},DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<RemoveDeskSessionMutation, RemoveDeskSessionMutationVariables>;
// oxfmt-ignore
export const RevertCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevertCheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskFields"}}]}}]}}]}},DeskFieldsFragmentNode]} as unknown as TypedDocumentNode<RevertCheckInMutation, RevertCheckInMutationVariables>;
// oxfmt-ignore
export const WalkInsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalkIns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walkIns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}}]}}]}}]} as unknown as TypedDocumentNode<WalkInsQuery, WalkInsQueryVariables>;
export const useCashTeamsQuery = /* @__PURE__ */ queryHook(CashTeamsDocument);
export const useCheckInDeskQuery = /* @__PURE__ */ queryHook(CheckInDeskDocument);
export const useCheckInsChangedSubscription = /* @__PURE__ */ subscriptionHook(CheckInsChangedDocument);
export const useRemoveDeskSessionMutation = /* @__PURE__ */ mutationHook(RemoveDeskSessionDocument);
export const useWalkInsQuery = /* @__PURE__ */ queryHook(WalkInsDocument);
