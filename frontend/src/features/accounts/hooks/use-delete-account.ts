import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useDeleteAccountMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { clearSession } from "../../../shared/session/session-store";
import { exchangeSession } from "./exchange-session";

/** Deletes the account with its password. Signing out then lets the guard lead home. */
export function useDeleteAccount() {
  const [deleteAccount] = useDeleteAccountMutation();
  return useForm({
    initial: { password: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/delete-account.input").then((m) => m.DeleteAccountInput),
    fallback: FALLBACKS.generic,
    submit: async (input) => {
      await exchangeSession(async () => {
        const { data } = await deleteAccount({ variables: { input } });
        clearSession(true, data?.deleteAccount.message ?? SUCCESS.accountDeleted);
      });
    },
  });
}
