import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateHandleMutation, type PersonFieldsFragment } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { useForm } from "../../../shared/forms/use-form";
import { usePreservedValues } from "../../../shared/drafts/preserved-state";
import type { ShowNotice } from "./use-create-team";

/** The handle of one person. The server alone judges it (docs/rules.md, "Handles"). */
export function useUpdateHandle(
  teamId: string,
  person: PersonFieldsFragment,
  showNotice: ShowNotice,
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
        showNotice("error", toAppError(thrown, FALLBACKS.updateHandle).message, { stay: true });
        throw thrown;
      }
      showNotice("success", SUCCESS.handleUpdated);
      onUpdated();
    },
  });
  usePreservedValues(`handle-${person.id}`, form);
  return form;
}
