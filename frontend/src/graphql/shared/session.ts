/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook } from "../../shared/apollo/typed-hooks";
export type EndStudentViewMutationVariables = Exact<{
  input: Types.EndStudentViewInput;
}>;

export type EndStudentViewMutation = { endStudentView: { message: string } };

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
export const EndStudentViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStudentView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndStudentViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStudentView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<EndStudentViewMutation, EndStudentViewMutationVariables>;
export const useEndStudentViewMutation = /* @__PURE__ */ mutationHook(EndStudentViewDocument);
