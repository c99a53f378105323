import { FALLBACKS, SUCCESS, type ErrorCode } from "@contract/kernel/contract/catalogue";
import { TeamStatusDocument, useCreateTeamMutation } from "../../../graphql/features/teams";
import { toAppError, type AppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { storeLogin } from "../../../shared/session/store-login";
import type { ShowNotice } from "../../../shared/hooks/use-notice";
import { useReloadableValues } from "../../../shared/drafts/preserved-state";

/** The create form; the new team is set at once. The creator's role changes with it, so the reply may carry a fresh session, which is kept. */
export function useCreateTeam(showNotice: ShowNotice) {
  const [createTeam] = useCreateTeamMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { team } = data.createTeam;
      cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
    },
  });
  const toInput = (typed: { readonly name: string; readonly codeforcesHandle: string }) => ({
    name: typed.name.trim(),
    codeforcesHandle: typed.codeforcesHandle.trim() || null,
  });
  const form = useForm({
    initial: { name: "", codeforcesHandle: "" },
    contract: () => import("@contract/modules/teams/contract/team.inputs").then((m) => m.CreateTeamInput),
    toInput,
    fallback: FALLBACKS.createTeam,
    submit: async (typed) => {
      try {
        const { data } = await createTeam({ variables: { input: toInput(typed) } });
        forget();
        const session = data?.createTeam.session;
        if (session) storeLogin(session);
        showNotice("success", data?.createTeam.message ?? SUCCESS.teamCreated);
        return undefined;
      } catch (thrown) {
        const error = toAppError(thrown, FALLBACKS.createTeam);
        showNotice("error", error.message);
        return asFieldError(error, "name");
      }
    },
  });
  const forget = useReloadableValues("create-team", form, { overLeaving: true });
  return form;
}

/** Refusals that another value in the field would answer. */
const ABOUT_THE_VALUE = new Set<string>([
  "TEAM_NAME_TAKEN",
  "ACCOUNT_NOT_FOUND",
  "PERSON_IS_YOU",
  "PERSON_IN_YOUR_TEAM",
  "PERSON_IN_TEAM",
] satisfies ErrorCode[]);

/** A refusal in a form of one field: its text stands beside the field as well, because the banner is gone after 3 s. */
export function asFieldError(error: AppError, field: string): AppError {
  return ABOUT_THE_VALUE.has(error.code)
    ? { ...error, fields: { [field]: error.message, ...error.fields } }
    : error;
}
