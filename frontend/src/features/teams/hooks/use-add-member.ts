import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useAddMemberMutation } from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { asFieldError } from "./use-create-team";

/** The add form; empty again after each member that was added. */
export function useAddMember(teamId: string, showNotice: ShowNotice, onAdded: () => Promise<void>) {
  const [addMember] = useAddMemberMutation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const form = useForm({
    initial: { email: "" },
    contract: () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.AddMemberInput),
    toInput: ({ email }) => ({ teamId, email: email.trim() }),
    fallback: FALLBACKS.addMember,
    submit: async ({ email }) => {
      try {
        const { data } = await addMember({ variables: { input: { teamId, email: email.trim() } } });
        showNotice("success", data?.addMember.message ?? SUCCESS.memberAdded);
      } catch (thrown) {
        const error = toAppError(thrown, FALLBACKS.addMember);
        showNotice("error", error.message);
        setUnknown(error.code === "ACCOUNT_NOT_FOUND" ? email.trim() : null);
        return asFieldError(error, "email");
      }
      form.reset();
      // The form is free again at once; the fetch says itself when it fails.
      void onAdded();
      return undefined;
    },
  });
  useReloadableValues("add-member", form, { overLeaving: true });
  /** The address that no account has, as long as it stands in the field. */
  return { form, unknown: form.values.email.trim() === unknown ? unknown : null };
}
