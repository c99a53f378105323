import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateHandleMutation, type PersonFieldsFragment } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { useKeptValues } from "../../../shared/drafts/preserved-state";
import type { Say } from "./use-create-team";

/** The handle of one person. The server alone judges it (docs/rules.md, "Handles"). */
export function useUpdateHandle(
  teamId: string,
  person: PersonFieldsFragment,
  say: Say,
  onUpdated: () => void,
) {
  const [updateHandle] = useUpdateHandleMutation();
  const form = useForm({
    initial: { codeforcesHandle: person.codeforcesHandle ?? "" },
    fallback: FALLBACKS.updateHandle,
    submit: async ({ codeforcesHandle }) => {
      const input = { teamId, memberId: person.id, codeforcesHandle: codeforcesHandle.trim() };
      try {
        await updateHandle({ variables: { input } });
      } catch (thrown) {
        say("error", toAppError(thrown, FALLBACKS.updateHandle).message, { stay: true });
        throw thrown;
      }
      say("success", SUCCESS.handleUpdated);
      onUpdated();
    },
  });
  useKeptValues(`handle-${person.id}`, form);
  return form;
}
