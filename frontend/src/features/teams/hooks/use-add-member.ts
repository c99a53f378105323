import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { AddMemberDocument, useInviteToTeamMutation } from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { teamInvitationsQuery } from "../invitations/use-team-invitations";
import { asFieldError } from "../field-refusals";

/**
 * Returns the form that adds an account by its e-mail address, or invites the address if there is no account. The form
 * is cleared after each person.
 */
export function useAddMember(teamId: string, showNotice: ShowNotice, onAdded: () => Promise<void>) {
  const invite = useInvite(teamId);
  const form = useMutationForm(
    AddMemberDocument,
    () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.AddMemberInput),
    {
      initial: { email: "" },
      toInput: ({ email }) => ({ teamId, email: email.trim() }),
      fallback: FALLBACKS.addMember,
      around: (add, { email }) =>
        add().catch(async (thrown: unknown) => {
          if (toAppError(thrown, "").code !== "ACCOUNT_NOT_FOUND") throw thrown;
          showNotice("success", await invite(email.trim()));
          form.reset();
        }),
      onDone: ({ message }) => {
        showNotice("success", message);
        form.reset();
        // Not awaited, so that the form can be used immediately. The fetch reports its own failure.
        void onAdded();
      },
      onRefused: (refusal) => {
        showNotice("error", refusal.message);
        return asFieldError(refusal, "email");
      },
    },
  );
  useReloadableValues("add-member", form, { overLeaving: true });
  return form;
}

/** Returns a function that invites an address and resolves to a notice text. */
function useInvite(teamId: string) {
  const [inviteToTeam] = useInviteToTeamMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { invitations } = data.inviteToTeam;
      cache.updateQuery(teamInvitationsQuery(teamId), () => ({ teamInvitations: invitations }));
    },
  });
  return async (email: string) => {
    const { data } = await inviteToTeam({ variables: { input: { teamId, email } } });
    return data?.inviteToTeam.message ?? SUCCESS.personInvited;
  };
}
