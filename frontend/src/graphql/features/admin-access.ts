/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { queryHook } from "../../shared/apollo/typed-hooks";
export type AdminViewerQueryVariables = Exact<{ [key: string]: never }>;

export type AdminViewerQuery = {
  viewer: { id: string; role: Types.Role; grants: Array<Types.Grant> } | null;
};

export type LandingQueryVariables = Exact<{ [key: string]: never }>;

export type LandingQuery = { myTeam: { id: string } | null };

// oxfmt-ignore
export const AdminViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}}]}}]}}]} as unknown as TypedDocumentNode<AdminViewerQuery, AdminViewerQueryVariables>;
// oxfmt-ignore
export const LandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Landing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTeam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<LandingQuery, LandingQueryVariables>;
export const useAdminViewerQuery = /* @__PURE__ */ queryHook(AdminViewerDocument);
