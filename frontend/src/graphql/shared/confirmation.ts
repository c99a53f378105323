/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook } from "../../shared/apollo/typed-hooks";
export type ConfirmIdentityMutationVariables = Exact<{
  input: Types.ConfirmIdentityInput;
}>;

export type ConfirmIdentityMutation = { confirmIdentity: { message: string; confirmedUntil: string } };

export type ConfirmedUntilQueryVariables = Exact<{ [key: string]: never }>;

export type ConfirmedUntilQuery = { confirmedUntil: string | null };

export type PasskeyProofOptionsMutationVariables = Exact<{ [key: string]: never }>;

export type PasskeyProofOptionsMutation = { passkeyProofOptions: { options: string } };

// oxfmt-ignore
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedUntil"}}]}}]}}]} as unknown as TypedDocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
// oxfmt-ignore
export const ConfirmedUntilDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmedUntil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedUntil"}}]}}]} as unknown as TypedDocumentNode<ConfirmedUntilQuery, ConfirmedUntilQueryVariables>;
// oxfmt-ignore
export const PasskeyProofOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyProofOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyProofOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as TypedDocumentNode<PasskeyProofOptionsMutation, PasskeyProofOptionsMutationVariables>;
export const useConfirmIdentityMutation = /* @__PURE__ */ mutationHook(ConfirmIdentityDocument);
export const usePasskeyProofOptionsMutation = /* @__PURE__ */ mutationHook(PasskeyProofOptionsDocument);
