import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { TeamStatusDocument, CreateTeamDocument } from "../../../graphql/features/teams";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { storeLogin } from "../../../shared/session/store-login";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { asFieldError } from "../field-refusals";
import { handleToSend, useFilledHandle, useOwnHandle } from "./use-own-handle";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";

/**
 * Returns the form that creates a team and shows the team immediately. If the creator's role changes, the reply
 * contains a new session, which is stored.
 */
export function useCreateTeam(showNotice: ShowNotice) {
  const own = useOwnHandle();
  const client = useApolloClient();
  const form = useMutationForm(
    CreateTeamDocument,
    () => import("@contract/modules/teams/contract/team.inputs").then((m) => m.CreateTeamInput),
    {
      initial: { name: "", codeforcesHandle: "" },
      toInput: ({ name, codeforcesHandle }) => ({
        name: name.trim(),
        codeforcesHandle: handleToSend(codeforcesHandle, own),
        // The page may have been open when an admin made another event current.
        eventSlug: client.readQuery({ query: TeamStatusDocument })?.currentEvent?.slug ?? null,
      }),
      fallback: FALLBACKS.createTeam,
      mutation: {
        update: (cache, { data }) => {
          if (!data) return;
          const { team } = data.createTeam;
          cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
        },
      },
      onDone: ({ message, session }) => {
        forget();
        if (session) storeLogin(session);
        showNotice("success", message);
      },
      onRefused: (refusal) => {
        showNotice("error", refusal.message);
        return asFieldError(refusal, "name");
      },
    },
  );
  const forget = useReloadableValues("create-team", form, { overLeaving: true });
  useFilledHandle(form, own);
  return form;
}
