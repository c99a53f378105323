import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useChangePasswordMutation } from "../../../graphql/generated";
import { useForm } from "../../../shared/forms/use-form";
import { storeLogin } from "../../../shared/session/store-login";
import { exchangeSession } from "./exchange-session";

/** A new password with the current one. This device goes on with the fresh session that the server answers. */
export function useChangePassword(onDone: (text: string) => void) {
  const [changePassword] = useChangePasswordMutation();
  const client = useApolloClient();
  return useForm({
    initial: { currentPassword: "", newPassword: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/change-password.input").then((m) => m.ChangePasswordInput),
    fallback: FALLBACKS.setNewPassword,
    submit: async (input) => {
      const text = await exchangeSession(async () => {
        const { data } = await changePassword({ variables: { input } });
        if (data === undefined) throw new Error("The server answered nothing");
        storeLogin(data.changePassword.session);
        return data.changePassword.message;
      });
      onDone(text);
      await client.refetchQueries({ include: "active" }).catch(() => undefined);
    },
  });
}
