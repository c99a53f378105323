/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type NameInResultsQueryVariables = Exact<{ [key: string]: never }>;

export type NameInResultsQuery = { nameInResults: boolean };

export type SetNameInResultsMutationVariables = Exact<{
  input: Types.ResultNameInput;
}>;

export type SetNameInResultsMutation = { setNameInResults: boolean };

// oxfmt-ignore
export const NameInResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NameInResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameInResults"}}]}}]} as unknown as TypedDocumentNode<NameInResultsQuery, NameInResultsQueryVariables>;
// oxfmt-ignore
export const SetNameInResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNameInResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNameInResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<SetNameInResultsMutation, SetNameInResultsMutationVariables>;
export const useNameInResultsQuery = /* @__PURE__ */ queryHook(NameInResultsDocument);
export const useSetNameInResultsMutation = /* @__PURE__ */ mutationHook(SetNameInResultsDocument);
