/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
import type * as Types from "../schema-types";

import type { TypedDocumentNode } from "@apollo/client";
import { mutationHook, queryHook } from "../../shared/apollo/typed-hooks";
export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;

export type ChangeEmailMutation = { changeEmail: { message: string; session: SessionFieldsFragment } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;

export type ChangePasswordMutation = { changePassword: { message: string; session: SessionFieldsFragment } };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;

export type DeleteAccountMutation = { deleteAccount: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never }>;

export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;

export type EndSessionMutation = { endSession: { message: string } };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never }>;

export type ExportMyDataQuery = { exportMyData: string };

export type LogInMutationVariables = Exact<{
  input: Types.LogInInput;
}>;

export type LogInMutation = { logIn: SessionFieldsFragment };

export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;

export type RequestEmailChangeMutation = { requestEmailChange: { message: string } };

export type RequestEmailCodeMutationVariables = Exact<{
  input: Types.RequestEmailCodeInput;
}>;

export type RequestEmailCodeMutation = { requestEmailCode: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;

export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never }>;

export type SessionsQuery = {
  sessions: Array<{ id: string; userAgent: string; createdAt: string; lastSeenAt: string; current: boolean }>;
};

export type SetNewPasswordMutationVariables = Exact<{
  input: Types.SetNewPasswordInput;
}>;

export type SetNewPasswordMutation = { setNewPassword: { message: string } };

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;

export type SignUpMutation = { signUp: SessionFieldsFragment };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;

export type UpdateProfileMutation = { updateProfile: { message: string; viewer: ViewerFieldsFragment } };

export type VerifyEmailCodeMutationVariables = Exact<{
  input: Types.VerifyEmailCodeInput;
}>;

export type VerifyEmailCodeMutation = {
  verifyEmailCode: { message: string; emailToken: string; hasAccount: boolean };
};

export type VerifyResetCodeMutationVariables = Exact<{
  input: Types.VerifyResetCodeInput;
}>;

export type VerifyResetCodeMutation = { verifyResetCode: { message: string; resetToken: string } };

export type ViewerFieldsFragment = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Types.Role;
  grants: Array<Types.Grant>;
  college: string | null;
  universityRollNo: string | null;
  codeforcesHandle: string | null;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = { viewer: ViewerFieldsFragment | null };

export type CheckHandleProofMutationVariables = Exact<{
  input: Types.CheckHandleProofInput;
}>;

export type CheckHandleProofMutation = {
  checkHandleProof: {
    message: string;
    codeforcesHandle: string | null;
    handleProof: HandleProofFieldsFragment;
  };
};

export type HandleProofFieldsFragment = {
  offered: boolean;
  provedAt: string | null;
  challenge: {
    handle: string;
    code: string;
    problem: string;
    problemUrl: string;
    secondsToSubmit: number;
  } | null;
};

export type HandleProofQueryVariables = Exact<{ [key: string]: never }>;

export type HandleProofQuery = { handleProof: HandleProofFieldsFragment };

export type StartHandleProofMutationVariables = Exact<{
  input: Types.StartHandleProofInput;
}>;

export type StartHandleProofMutation = {
  startHandleProof: { message: string; handleProof: HandleProofFieldsFragment };
};

export type AddPasskeyMutationVariables = Exact<{
  input: Types.AddPasskeyInput;
}>;

export type AddPasskeyMutation = { addPasskey: SecondFactorOutcomeFragment };

export type BeginTotpMutationVariables = Exact<{
  input: Types.OwnerProofInput;
}>;

export type BeginTotpMutation = { beginTotp: { setup: string; secret: string; uri: string; qrSvg: string } };

export type CompleteLogInMutationVariables = Exact<{
  input: Types.CompleteLogInInput;
}>;

export type CompleteLogInMutation = { completeLogIn: SessionFieldsFragment };

export type ConfirmTotpMutationVariables = Exact<{
  input: Types.ConfirmTotpInput;
}>;

export type ConfirmTotpMutation = { confirmTotp: SecondFactorOutcomeFragment };

export type NewRecoveryCodesMutationVariables = Exact<{
  input: Types.OwnerProofInput;
}>;

export type NewRecoveryCodesMutation = { newRecoveryCodes: SecondFactorOutcomeFragment };

export type PasskeyLogInOptionsMutationVariables = Exact<{
  input: Types.LogInTicketInput;
}>;

export type PasskeyLogInOptionsMutation = { passkeyLogInOptions: { options: string } };

export type PasskeyRegistrationOptionsMutationVariables = Exact<{
  input: Types.OwnerProofInput;
}>;

export type PasskeyRegistrationOptionsMutation = { passkeyRegistrationOptions: { options: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;

export type RemovePasskeyMutation = { removePasskey: SecondFactorOutcomeFragment };

export type RemoveTotpMutationVariables = Exact<{
  input: Types.OwnerProofInput;
}>;

export type RemoveTotpMutation = { removeTotp: SecondFactorOutcomeFragment };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;

export type RenamePasskeyMutation = { renamePasskey: SecondFactorOutcomeFragment };

export type SecondFactorOutcomeFragment = { message: string; recoveryCodes: Array<string> | null };

export type SecondFactorsQueryVariables = Exact<{ [key: string]: never }>;

export type SecondFactorsQuery = {
  secondFactors: {
    recoveryCodesLeft: number;
    compulsory: boolean;
    app: { createdAt: string; lastUsedAt: string | null } | null;
    passkeys: Array<{ id: string; name: string; createdAt: string; lastUsedAt: string | null }>;
  };
};

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
const ViewerFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grants"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"universityRollNo"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}}]}};
// oxfmt-ignore
const HandleProofFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleProofFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandleProof"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"provedAt"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"secondsToSubmit"}}]}}]}};
// oxfmt-ignore
const SecondFactorOutcomeFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}};
// oxfmt-ignore
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
// oxfmt-ignore
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
// oxfmt-ignore
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
// oxfmt-ignore
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
// oxfmt-ignore
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables>;
// oxfmt-ignore
export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"}}]}}]} as unknown as TypedDocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
// oxfmt-ignore
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<LogInMutation, LogInMutationVariables>;
// oxfmt-ignore
export const RequestEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;
// oxfmt-ignore
export const RequestEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RequestEmailCodeMutation, RequestEmailCodeMutationVariables>;
// oxfmt-ignore
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
// oxfmt-ignore
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as TypedDocumentNode<SessionsQuery, SessionsQueryVariables>;
// oxfmt-ignore
export const SetNewPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNewPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNewPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<SetNewPasswordMutation, SetNewPasswordMutationVariables>;
// oxfmt-ignore
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<SignUpMutation, SignUpMutationVariables>;
// oxfmt-ignore
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}}]}},ViewerFieldsFragmentNode]} as unknown as TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
// oxfmt-ignore
export const VerifyEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmailCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"emailToken"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}}]}}]}}]} as unknown as TypedDocumentNode<VerifyEmailCodeMutation, VerifyEmailCodeMutationVariables>;
// oxfmt-ignore
export const VerifyResetCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyResetCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyResetCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyResetCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"resetToken"}}]}}]}}]} as unknown as TypedDocumentNode<VerifyResetCodeMutation, VerifyResetCodeMutationVariables>;
// oxfmt-ignore
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},ViewerFieldsFragmentNode]} as unknown as TypedDocumentNode<ViewerQuery, ViewerQueryVariables>;
// oxfmt-ignore
export const CheckHandleProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckHandleProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckHandleProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkHandleProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"codeforcesHandle"}},{"kind":"Field","name":{"kind":"Name","value":"handleProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleProofFields"}}]}}]}}]}},HandleProofFieldsFragmentNode]} as unknown as TypedDocumentNode<CheckHandleProofMutation, CheckHandleProofMutationVariables>;
// oxfmt-ignore
export const HandleProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HandleProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handleProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleProofFields"}}]}}]}},HandleProofFieldsFragmentNode]} as unknown as TypedDocumentNode<HandleProofQuery, HandleProofQueryVariables>;
// oxfmt-ignore
export const StartHandleProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartHandleProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartHandleProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHandleProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"handleProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleProofFields"}}]}}]}}]}},HandleProofFieldsFragmentNode]} as unknown as TypedDocumentNode<StartHandleProofMutation, StartHandleProofMutationVariables>;
// oxfmt-ignore
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
// oxfmt-ignore
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}}]}}]}}]} as unknown as TypedDocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
// oxfmt-ignore
export const CompleteLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionFields"}}]}}]}},SessionFieldsFragmentNode]} as unknown as TypedDocumentNode<CompleteLogInMutation, CompleteLogInMutationVariables>;
// oxfmt-ignore
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
// oxfmt-ignore
export const NewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>;
// oxfmt-ignore
export const PasskeyLogInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyLogInOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyLogInOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as TypedDocumentNode<PasskeyLogInOptionsMutation, PasskeyLogInOptionsMutationVariables>;
// oxfmt-ignore
export const PasskeyRegistrationOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyRegistrationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as TypedDocumentNode<PasskeyRegistrationOptionsMutation, PasskeyRegistrationOptionsMutationVariables>;
// oxfmt-ignore
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
// oxfmt-ignore
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
// oxfmt-ignore
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorOutcome"}}]}}]}},SecondFactorOutcomeFragmentNode]} as unknown as TypedDocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
// oxfmt-ignore
export const SecondFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"compulsory"}}]}}]}}]} as unknown as TypedDocumentNode<SecondFactorsQuery, SecondFactorsQueryVariables>;
export const useEndOtherSessionsMutation = /* @__PURE__ */ mutationHook(EndOtherSessionsDocument);
export const useEndSessionMutation = /* @__PURE__ */ mutationHook(EndSessionDocument);
export const useRequestEmailChangeMutation = /* @__PURE__ */ mutationHook(RequestEmailChangeDocument);
export const useSessionsQuery = /* @__PURE__ */ queryHook(SessionsDocument);
export const useViewerQuery = /* @__PURE__ */ queryHook(ViewerDocument);
export const useHandleProofQuery = /* @__PURE__ */ queryHook(HandleProofDocument);
export const useAddPasskeyMutation = /* @__PURE__ */ mutationHook(AddPasskeyDocument);
export const useBeginTotpMutation = /* @__PURE__ */ mutationHook(BeginTotpDocument);
export const useNewRecoveryCodesMutation = /* @__PURE__ */ mutationHook(NewRecoveryCodesDocument);
export const usePasskeyRegistrationOptionsMutation = /* @__PURE__ */ mutationHook(
  PasskeyRegistrationOptionsDocument,
);
export const useRemovePasskeyMutation = /* @__PURE__ */ mutationHook(RemovePasskeyDocument);
export const useRemoveTotpMutation = /* @__PURE__ */ mutationHook(RemoveTotpDocument);
export const useSecondFactorsQuery = /* @__PURE__ */ queryHook(SecondFactorsDocument);
