/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type AccountQrQueryVariables = Exact<{
  input: Types.AccountSettingsInput;
}>;

export type AccountQrQuery = { accountQr: string | null };

export type ClubSettingsFieldsFragment = {
  topic: Types.SettingsTopicName;
  version: string;
  fields: Array<{ name: string; value: string; isSet: boolean; fixedBy: string | null }>;
  versions: Array<{
    number: number;
    by: string;
    at: string;
    changes: Array<{ name: string; before: string | null; after: string | null }>;
  }>;
};

export type ClubSettingsQueryVariables = Exact<{
  topic: Types.SettingsTopicName;
}>;

export type ClubSettingsQuery = { clubSettings: ClubSettingsFieldsFragment };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type SiteSettingsQuery = { siteSettings: { twoStepDuty: Types.TwoStepDuty; version: string } };

export type TestMailSettingsMutationVariables = Exact<{
  input: Types.MailSettingsInput;
}>;

export type TestMailSettingsMutation = { testMailSettings: { message: string } };

export type UpdateAccountSettingsMutationVariables = Exact<{
  input: Types.AccountSettingsInput;
}>;

export type UpdateAccountSettingsMutation = {
  updateAccountSettings: { message: string; settings: ClubSettingsFieldsFragment };
};

export type UpdateMailSettingsMutationVariables = Exact<{
  input: Types.MailSettingsInput;
}>;

export type UpdateMailSettingsMutation = {
  updateMailSettings: { message: string; settings: ClubSettingsFieldsFragment };
};

export type UpdateSiteSettingsMutationVariables = Exact<{
  input: Types.UpdateSiteSettingsInput;
}>;

export type UpdateSiteSettingsMutation = {
  updateSiteSettings: { message: string; settings: { twoStepDuty: Types.TwoStepDuty; version: string } };
};

// oxfmt-ignore
const ClubSettingsFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClubSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClubSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isSet"}},{"kind":"Field","name":{"kind":"Name","value":"fixedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}};
// oxfmt-ignore
export const AccountQrDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountQr"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountQr"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<AccountQrQuery, AccountQrQueryVariables>;
// oxfmt-ignore
export const ClubSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsTopicName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClubSettingsFields"}}]}}]}},ClubSettingsFieldsFragmentNode]} as unknown as TypedDocumentNode<ClubSettingsQuery, ClubSettingsQueryVariables>;
// oxfmt-ignore
export const SiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStepDuty"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as TypedDocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
// oxfmt-ignore
export const TestMailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestMailSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMailSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<TestMailSettingsMutation, TestMailSettingsMutationVariables>;
// oxfmt-ignore
export const UpdateAccountSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccountSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccountSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClubSettingsFields"}}]}}]}}]}},ClubSettingsFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateAccountSettingsMutation, UpdateAccountSettingsMutationVariables>;
// oxfmt-ignore
export const UpdateMailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClubSettingsFields"}}]}}]}}]}},ClubSettingsFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateMailSettingsMutation, UpdateMailSettingsMutationVariables>;
// oxfmt-ignore
export const UpdateSiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStepDuty"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as TypedDocumentNode<UpdateSiteSettingsMutation, UpdateSiteSettingsMutationVariables>;
export const useClubSettingsQuery = /* @__PURE__ */ queryHook(ClubSettingsDocument);
export const useSiteSettingsQuery = /* @__PURE__ */ queryHook(SiteSettingsDocument);
export const useTestMailSettingsMutation = /* @__PURE__ */ mutationHook(TestMailSettingsDocument);
export const useUpdateSiteSettingsMutation = /* @__PURE__ */ mutationHook(UpdateSiteSettingsDocument);
