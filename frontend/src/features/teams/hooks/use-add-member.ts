import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { AddMemberDocument } from "../../../graphql/features/teams";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { asFieldError } from "./use-create-team";

/** The add form; empty again after each member that was added. */
export function useAddMember(teamId: string, showNotice: ShowNotice, onAdded: () => Promise<void>) {
  const [unknown, setUnknown] = useState<string | null>(null);
  const form = useMutationForm(
    AddMemberDocument,
    () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.AddMemberInput),
    {
      initial: { email: "" },
      toInput: ({ email }) => ({ teamId, email: email.trim() }),
      fallback: FALLBACKS.addMember,
      onDone: ({ message }) => {
        showNotice("success", message);
        form.reset();
        // The form is free again at once; the fetch says itself when it fails.
        void onAdded();
      },
      onRefused: (refusal, { email }) => {
        showNotice("error", refusal.message);
        setUnknown(refusal.code === "ACCOUNT_NOT_FOUND" ? email.trim() : null);
        return asFieldError(refusal, "email");
      },
    },
  );
  useReloadableValues("add-member", form, { overLeaving: true });
  /** The address that no account has, while it is in the field. */
  return { form, unknown: form.values.email.trim() === unknown ? unknown : null };
}
