import { lateFetch, lateMutation } from "../shared/apollo/late";
const accounts = () => import("./features/accounts");
const adminAccess = () => import("./features/admin-access");
export const useLogInMutation = lateMutation(async () => (await accounts()).LogInDocument);
export const useRequestEmailCodeMutation = lateMutation(
  async () => (await accounts()).RequestEmailCodeDocument,
);
export const useRequestPasswordResetMutation = lateMutation(
  async () => (await accounts()).RequestPasswordResetDocument,
);
export const useSetNewPasswordMutation = lateMutation(async () => (await accounts()).SetNewPasswordDocument);
export const useSignUpMutation = lateMutation(async () => (await accounts()).SignUpDocument);
export const useVerifyEmailCodeMutation = lateMutation(
  async () => (await accounts()).VerifyEmailCodeDocument,
);
export const useVerifyResetCodeMutation = lateMutation(
  async () => (await accounts()).VerifyResetCodeDocument,
);
export const useCompleteLogInMutation = lateMutation(async () => (await accounts()).CompleteLogInDocument);
export const usePasskeyLogInOptionsMutation = lateMutation(
  async () => (await accounts()).PasskeyLogInOptionsDocument,
);
export const useLandingFetch = lateFetch(async () => (await adminAccess()).LandingDocument);
