/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { queryHook } from "../../shared/apollo/typed-hooks";
export type AccentShadesQueryVariables = Exact<{
  accent: string;
}>;

export type AccentShadesQuery = {
  accentShades: { light: string; dark: string; contrast: number; isUnchanged: boolean };
};

export type PublishContentsMutationVariables = Exact<{
  input: Types.PublishContentsInput;
}>;

export type PublishContentsMutation = { publishContents: { message: string } };

export type SetUpMutationVariables = Exact<{
  input: Types.SetUpInput;
}>;

export type SetUpMutation = { setUp: SessionFieldsFragment };

export type SetupContentQueryVariables = Exact<{ [key: string]: never }>;

export type SetupContentQuery = {
  club: SetupTopicFragment;
  address: SetupTopicFragment;
  links: SetupTopicFragment;
  look: SetupTopicFragment;
};

export type SetupTopicFragment = { id: string; version: string; isSample: boolean; published: string | null };

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
const SessionFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
// oxfmt-ignore
const SetupTopicFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetupTopic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentTopicDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}};
// oxfmt-ignore
export const AccentShadesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccentShades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accentShades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"light"}},{"kind":"Field","name":{"kind":"Name","value":"dark"}},{"kind":"Field","name":{"kind":"Name","value":"contrast"}},{"kind":"Field","name":{"kind":"Name","value":"isUnchanged"}}]}}]}}]} as unknown as TypedDocumentNode<AccentShadesQuery, AccentShadesQueryVariables>;
// oxfmt-ignore
export const PublishContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishContents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishContentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishContents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<PublishContentsMutation, PublishContentsMutationVariables>;
// oxfmt-ignore
export const SetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<SetUpMutation, SetUpMutationVariables>;
// oxfmt-ignore
export const SetupContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"club"},"name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"StringValue","value":"club","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupTopic"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"address"},"name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"StringValue","value":"address","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupTopic"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"links"},"name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"StringValue","value":"social-links","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupTopic"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"look"},"name":{"kind":"Name","value":"contentTopic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"StringValue","value":"look","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SetupTopic"}}]}}]}},SetupTopicFragmentNode]} as unknown as TypedDocumentNode<SetupContentQuery, SetupContentQueryVariables>;
export const useSetupContentQuery = /* @__PURE__ */ queryHook(SetupContentDocument);
