/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type CertificateBoardFieldsFragment = {
  id: string;
  eventSlug: string;
  isOver: boolean;
  layouts: Array<CertificateLayoutFieldsFragment>;
  batches: Array<{
    id: string;
    kind: Types.CertificateKind;
    issuedAt: string;
    issuedByName: string;
    issued: number;
    revoked: number;
    mailsWaiting: number;
    mailsSent: number;
    mailsFailed: number;
  }>;
  certificates: Array<{
    id: string;
    publicId: string;
    kind: Types.CertificateKind;
    name: string;
    email: string | null;
    teamName: string | null;
    place: number | null;
    issuedAt: string;
    revokedAt: string | null;
    withdrawReason: string | null;
  }>;
};

export type CertificateBoardQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CertificateBoardQuery = { certificateBoard: CertificateBoardFieldsFragment };

export type CertificateLayoutFieldsFragment = {
  kind: Types.CertificateKind;
  language: Types.CertificateLanguage;
  title: string;
  lead: string;
  text: string;
  isSaved: boolean;
  version: string;
  signatures: Array<{ name: string; office: string; picture: string | null }>;
};

export type CertificatePictureQueryVariables = Exact<{
  input: Types.CertificateLayoutInput;
}>;

export type CertificatePictureQuery = { certificatePicture: string };

export type CertificateProgressQueryVariables = Exact<{
  eventSlug?: string | null | undefined;
}>;

export type CertificateProgressQuery = {
  certificateBoard: {
    id: string;
    batches: Array<{ id: string; mailsWaiting: number; mailsSent: number; mailsFailed: number }>;
  };
};

export type IssueCertificatesMutationVariables = Exact<{
  input: Types.IssueCertificatesInput;
}>;

export type IssueCertificatesMutation = {
  issueCertificates: { message: string; board: CertificateBoardFieldsFragment };
};

export type PreviewCertificatesQueryVariables = Exact<{
  input: Types.CertificateChoiceInput;
}>;

export type PreviewCertificatesQuery = {
  previewCertificates: {
    key: string;
    count: number;
    people: Array<{
      key: string;
      name: string;
      email: string | null;
      teamName: string | null;
      place: number | null;
      isHeld: boolean;
      problem: string | null;
    }>;
  };
};

export type ReissueCertificateMutationVariables = Exact<{
  input: Types.ReissueCertificateInput;
}>;

export type ReissueCertificateMutation = {
  reissueCertificate: { message: string; board: CertificateBoardFieldsFragment };
};

export type SaveCertificateLayoutMutationVariables = Exact<{
  input: Types.CertificateLayoutInput;
}>;

export type SaveCertificateLayoutMutation = {
  saveCertificateLayout: { message: string; layout: CertificateLayoutFieldsFragment };
};

export type WithdrawCertificateMutationVariables = Exact<{
  input: Types.WithdrawCertificateInput;
}>;

export type WithdrawCertificateMutation = {
  withdrawCertificate: { message: string; board: CertificateBoardFieldsFragment };
};

// oxfmt-ignore
const CertificateBoardFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateBoardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"layouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateLayoutFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"batches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"issuedByName"}},{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"revoked"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"mailsSent"}},{"kind":"Field","name":{"kind":"Name","value":"mailsFailed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publicId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawReason"}}]}}]}};
// oxfmt-ignore
const CertificateLayoutFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateLayoutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateLayoutView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"signatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"office"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}};
// oxfmt-ignore
export const CertificateBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateBoardFields"}}]}}]}},CertificateBoardFieldsFragmentNode,CertificateLayoutFieldsFragmentNode]} as unknown as TypedDocumentNode<CertificateBoardQuery, CertificateBoardQueryVariables>;
// oxfmt-ignore
export const CertificatePictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificatePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificatePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as TypedDocumentNode<CertificatePictureQuery, CertificatePictureQueryVariables>;
// oxfmt-ignore
export const CertificateProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificateBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"batches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"mailsSent"}},{"kind":"Field","name":{"kind":"Name","value":"mailsFailed"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CertificateProgressQuery, CertificateProgressQueryVariables>;
// oxfmt-ignore
export const IssueCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueCertificatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCertificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateBoardFields"}}]}}]}}]}},CertificateBoardFieldsFragmentNode,CertificateLayoutFieldsFragmentNode]} as unknown as TypedDocumentNode<IssueCertificatesMutation, IssueCertificatesMutationVariables>;
// oxfmt-ignore
export const PreviewCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateChoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCertificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as TypedDocumentNode<PreviewCertificatesQuery, PreviewCertificatesQueryVariables>;
// oxfmt-ignore
export const ReissueCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReissueCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReissueCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateBoardFields"}}]}}]}}]}},CertificateBoardFieldsFragmentNode,CertificateLayoutFieldsFragmentNode]} as unknown as TypedDocumentNode<ReissueCertificateMutation, ReissueCertificateMutationVariables>;
// oxfmt-ignore
export const SaveCertificateLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCertificateLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCertificateLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateLayoutFields"}}]}}]}}]}},CertificateLayoutFieldsFragmentNode]} as unknown as TypedDocumentNode<SaveCertificateLayoutMutation, SaveCertificateLayoutMutationVariables>;
// oxfmt-ignore
export const WithdrawCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateBoardFields"}}]}}]}}]}},CertificateBoardFieldsFragmentNode,CertificateLayoutFieldsFragmentNode]} as unknown as TypedDocumentNode<WithdrawCertificateMutation, WithdrawCertificateMutationVariables>;
export const useCertificateBoardQuery = /* @__PURE__ */ queryHook(CertificateBoardDocument);
export const useCertificateProgressQuery = /* @__PURE__ */ queryHook(CertificateProgressDocument);
export const useIssueCertificatesMutation = /* @__PURE__ */ mutationHook(IssueCertificatesDocument);
export const useReissueCertificateMutation = /* @__PURE__ */ mutationHook(ReissueCertificateDocument);
export const useSaveCertificateLayoutMutation = /* @__PURE__ */ mutationHook(SaveCertificateLayoutDocument);
export const useWithdrawCertificateMutation = /* @__PURE__ */ mutationHook(WithdrawCertificateDocument);
