/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type BinEntriesQueryVariables = Exact<{ [key: string]: never }>;

export type BinEntriesQuery = {
  binEntries: Array<{
    id: string;
    kind: Types.BinnedKind;
    name: string;
    about: string;
    partOfId: string | null;
    deletedByName: string;
    deletedAt: string;
    purgedAt: string;
  }>;
};

export type DeleteFromBinMutationVariables = Exact<{
  input: Types.DeleteManyInput;
}>;

export type DeleteFromBinMutation = {
  deleteFromBin: { deleted: Array<string>; refused: Array<{ id: string; message: string }> };
};

// oxfmt-ignore
export const BinEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"partOfId"}},{"kind":"Field","name":{"kind":"Name","value":"deletedByName"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgedAt"}}]}}]}}]} as unknown as TypedDocumentNode<BinEntriesQuery, BinEntriesQueryVariables>;
// oxfmt-ignore
export const DeleteFromBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteManyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<DeleteFromBinMutation, DeleteFromBinMutationVariables>;
export const useBinEntriesQuery = /* @__PURE__ */ queryHook(BinEntriesDocument);
export const useDeleteFromBinMutation = /* @__PURE__ */ mutationHook(DeleteFromBinDocument);
