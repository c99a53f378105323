/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { queryHook } from "../../shared/apollo/typed-hooks";
export type AdminProfileFieldsFragment = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  college: string | null;
  universityRollNo: string | null;
};

export type AdminProfileQueryVariables = Exact<{ [key: string]: never }>;

export type AdminProfileQuery = { adminProfile: AdminProfileFieldsFragment };

export type StatisticsQueryVariables = Exact<{ [key: string]: never }>;

export type StatisticsQuery = {
  statistics: {
    totalEvents: number;
    upcomingEvents: number;
    completedEvents: number;
    users: number;
    teams: number;
    pendingPayments: number;
  };
};

export type UpdateAdminProfileMutationVariables = Exact<{
  input: Types.UpdateAdminProfileInput;
}>;

export type UpdateAdminProfileMutation = {
  updateAdminProfile: {
    message: string;
    profile: AdminProfileFieldsFragment;
    session: SessionFieldsFragment | null;
  };
};

export type SessionFieldsFragment = {
  message: string;
  token: string;
  id: string;
  userId: string;
  roleName: string;
  grants: Array<Types.Grant>;
  name: string;
  email: string;
};

// oxfmt-ignore
const AdminProfileFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"universityRollNo"}}]}};
// oxfmt-ignore
const SessionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
// oxfmt-ignore
export const AdminProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProfileFields"}}]}}]}},AdminProfileFieldsFragmentNode]} as unknown as TypedDocumentNode<AdminProfileQuery, AdminProfileQueryVariables>;
// oxfmt-ignore
export const StatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEvents"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingEvents"}},{"kind":"Field","name":{"kind":"Name","value":"completedEvents"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"teams"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"}}]}}]}}]} as unknown as TypedDocumentNode<StatisticsQuery, StatisticsQueryVariables>;
// oxfmt-ignore
export const UpdateAdminProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdminProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdminProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdminProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminProfileFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}}]}},AdminProfileFieldsFragmentNode,SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateAdminProfileMutation, UpdateAdminProfileMutationVariables>;
export const useAdminProfileQuery = /* @__PURE__ */ queryHook(AdminProfileDocument);
export const useStatisticsQuery = /* @__PURE__ */ queryHook(StatisticsDocument);
