/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type DeskPassFieldsFragment = {
  memberId: string;
  personName: string;
  isOwn: boolean;
  url: string | null;
  qrSvg: string | null;
  refusal: Types.CheckInOutcome | null;
  visits: Array<{ session: string; at: string }>;
};

export type DeskPassQueryVariables = Exact<{
  token: string;
}>;

export type DeskPassQuery = { deskPass: { eventTitle: string; qrSvg: string } | null };

export type RenewPassMutationVariables = Exact<{
  input: Types.RenewPassInput;
}>;

export type RenewPassMutation = { renewPass: { message: string; pass: DeskPassFieldsFragment } };

export type TeamPassesQueryVariables = Exact<{
  teamId: string;
}>;

export type TeamPassesQuery = { teamPasses: Array<DeskPassFieldsFragment> };

// oxfmt-ignore
const DeskPassFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskPassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}};
// oxfmt-ignore
export const DeskPassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskPass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}}]}}]}}]} as unknown as TypedDocumentNode<DeskPassQuery, DeskPassQueryVariables>;
// oxfmt-ignore
export const RenewPassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewPassInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewPass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPassFields"}}]}}]}}]}},DeskPassFieldsFragmentNode]} as unknown as TypedDocumentNode<RenewPassMutation, RenewPassMutationVariables>;
// oxfmt-ignore
export const TeamPassesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamPasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamPasses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskPassFields"}}]}}]}},DeskPassFieldsFragmentNode]} as unknown as TypedDocumentNode<TeamPassesQuery, TeamPassesQueryVariables>;
export const useDeskPassQuery = /* @__PURE__ */ queryHook(DeskPassDocument);
export const useRenewPassMutation = /* @__PURE__ */ mutationHook(RenewPassDocument);
export const useTeamPassesQuery = /* @__PURE__ */ queryHook(TeamPassesDocument);
