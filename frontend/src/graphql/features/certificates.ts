/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type GiveUpCertificateMutationVariables = Exact<{
  id: string;
}>;

export type GiveUpCertificateMutation = { giveUpCertificate: { message: string } };

export type MyCertificatesQueryVariables = Exact<{ [key: string]: never }>;

export type MyCertificatesQuery = { myCertificates: Array<OwnCertificateFieldsFragment> };

export type OwnCertificateFieldsFragment = {
  id: string;
  publicId: string;
  kind: Types.CertificateKind;
  place: number | null;
  eventTitle: string;
  issuedAt: string;
  revokedAt: string | null;
};

// oxfmt-ignore
const OwnCertificateFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCertificateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnCertificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}};
// oxfmt-ignore
export const GiveUpCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<GiveUpCertificateMutation, GiveUpCertificateMutationVariables>;
// oxfmt-ignore
export const MyCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCertificateFields"}}]}}]}},OwnCertificateFieldsFragmentNode]} as unknown as TypedDocumentNode<MyCertificatesQuery, MyCertificatesQueryVariables>;
export const useGiveUpCertificateMutation = /* @__PURE__ */ mutationHook(GiveUpCertificateDocument);
export const useMyCertificatesQuery = /* @__PURE__ */ queryHook(MyCertificatesDocument);
