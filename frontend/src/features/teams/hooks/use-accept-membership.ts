import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useAcceptMembershipMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import type { ShowNotice } from "./use-create-team";

/** Saying yes to the team one was added to. The reply is the team as one sees it from then on. */
export function useAcceptMembership(teamId: string, showNotice: ShowNotice) {
  const [acceptMembership] = useAcceptMembershipMutation();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await acceptMembership({ variables: { input: { teamId } } });
      showNotice("success", data?.acceptMembership.message ?? SUCCESS.membershipAccepted);
    } catch (thrown) {
      showNotice("error", toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setBusy(false);
    }
  };
  return { accept, busy };
}
