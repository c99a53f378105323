import { FALLBACKS, type ErrorCode } from "@contract/kernel/contract/catalogue";
import { TeamStatusDocument, CreateTeamDocument } from "../../../graphql/features/teams";
import type { AppError } from "../../../shared/errors/app-error";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { storeLogin } from "../../../shared/session/store-login";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { handleToSend, useFilledHandle, useOwnHandle } from "./use-own-handle";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";

/**
 * Returns the form that creates a team and shows the team immediately. If the creator's role changes, the reply
 * contains a new session, which is stored.
 */
export function useCreateTeam(showNotice: ShowNotice) {
  const own = useOwnHandle();
  const form = useMutationForm(
    CreateTeamDocument,
    () => import("@contract/modules/teams/contract/team.inputs").then((m) => m.CreateTeamInput),
    {
      initial: { name: "", codeforcesHandle: "" },
      toInput: ({ name, codeforcesHandle }) => ({
        name: name.trim(),
        codeforcesHandle: handleToSend(codeforcesHandle, own),
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

/** The codes of errors about the field's value. */
const ABOUT_THE_VALUE = new Set<string>([
  "TEAM_NAME_TAKEN",
  "PERSON_IS_YOU",
  "PERSON_IN_YOUR_TEAM",
  "PERSON_IN_TEAM",
  "PERSON_INVITED",
] satisfies ErrorCode[]);

/** Attaches a refusal that is about the typed value to the given field, because the banner disappears after 3 s. */
export function asFieldError(error: AppError, field: string): AppError {
  return ABOUT_THE_VALUE.has(error.code)
    ? { ...error, fields: { [field]: error.message, ...error.fields } }
    : error;
}
