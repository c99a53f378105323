/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook } from "../../shared/apollo/typed-hooks";
export type RestoreFromBinMutationVariables = Exact<{
  input: Types.RestoreInput;
}>;

export type RestoreFromBinMutation = {
  restoreFromBin: {
    restored: Array<string>;
    blocked: Array<{ id: string; name: string; obstacles: Array<string>; mayPartly: boolean }>;
  };
};

// oxfmt-ignore
export const RestoreFromBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"mayPartly"}}]}}]}}]}}]} as unknown as TypedDocumentNode<RestoreFromBinMutation, RestoreFromBinMutationVariables>;
export const useRestoreFromBinMutation = /* @__PURE__ */ mutationHook(RestoreFromBinDocument);
