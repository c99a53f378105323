import { lateFetch, lateMutation } from "../shared/apollo/late";
const documents = () => import("./generated");
export const useCompleteLogInMutation = lateMutation(async () => (await documents()).CompleteLogInDocument);
export const useLandingFetch = lateFetch(async () => (await documents()).LandingDocument);
export const useLogInMutation = lateMutation(async () => (await documents()).LogInDocument);
export const usePasskeyLogInOptionsMutation = lateMutation(
  async () => (await documents()).PasskeyLogInOptionsDocument,
);
export const useRequestEmailCodeMutation = lateMutation(
  async () => (await documents()).RequestEmailCodeDocument,
);
export const useRequestPasswordResetMutation = lateMutation(
  async () => (await documents()).RequestPasswordResetDocument,
);
export const useSetNewPasswordMutation = lateMutation(async () => (await documents()).SetNewPasswordDocument);
export const useSignUpMutation = lateMutation(async () => (await documents()).SignUpDocument);
export const useVerifyEmailCodeMutation = lateMutation(
  async () => (await documents()).VerifyEmailCodeDocument,
);
export const useVerifyResetCodeMutation = lateMutation(
  async () => (await documents()).VerifyResetCodeDocument,
);
