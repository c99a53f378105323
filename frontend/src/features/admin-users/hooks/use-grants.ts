import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { GRANTS, type Grant } from "@contract/kernel/contract/grants";
import { useSetGrantsMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { GRANT_OF, NAME_OF } from "../../../shared/session/grant-names";
import type { AdminUser } from "./use-users";
import type { Notice } from "../../../shared/hooks/use-notice";

/** Somebody's grants as ticks, which are saved apart from the rest of their data. */
export function useGrants(user: AdminUser) {
  const held = user.grants.map((name) => GRANT_OF[name]);
  const [ticked, setTicked] = useState<readonly Grant[]>(held);
  const [outcome, setOutcome] = useState<Notice | null>(null);
  const [setGrants, { loading: busy }] = useSetGrantsMutation();
  const save = async () => {
    setOutcome(null);
    const input = { userId: user.id, grants: ticked.map((grant) => NAME_OF[grant]) };
    try {
      const { data } = await setGrants({ variables: { input } });
      setOutcome({ tone: "success", text: data?.setGrants.message ?? "" });
    } catch (thrown) {
      setOutcome({ tone: "error", text: toAppError(thrown, FALLBACKS.generic).message });
    }
  };
  return {
    ticked,
    toggle: (grant: Grant) => {
      setOutcome(null);
      setTicked((before) => GRANTS.filter((one) => before.includes(one) !== (one === grant)));
    },
    isTouched: ticked.join() !== GRANTS.filter((grant) => held.includes(grant)).join(),
    outcome,
    busy,
    save,
  };
}
