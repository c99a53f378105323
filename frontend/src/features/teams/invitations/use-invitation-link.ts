import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  TeamInvitationLinkDocument,
  useEndInvitationLinkMutation,
  useRenewInvitationLinkMutation,
  useTeamInvitationLinkQuery,
} from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";

/** A team's invitation link, and making another one or none. One change at a time. */
export function useInvitationLink(teamId: string) {
  const { data, error } = useTeamInvitationLinkQuery({ variables: { teamId } });
  const [renewLink] = useRenewInvitationLinkMutation();
  const [endLink] = useEndInvitationLinkMutation();
  const [busy, setBusy] = useState<"renew" | "end" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const query = { query: TeamInvitationLinkDocument, variables: { teamId } };
  const change = async (what: "renew" | "end", work: () => Promise<unknown>) => {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.invitationLink).message);
    } finally {
      setBusy(null);
    }
  };
  const variables = { input: { teamId } };
  return {
    /** Undefined while it is being fetched; null where the team has none. */
    link: data?.invitationLink,
    problem: problem ?? (error ? toAppError(error, FALLBACKS.invitationLink).message : null),
    busy,
    renew: () =>
      change("renew", () =>
        renewLink({
          variables,
          update: (cache, { data: made }) =>
            void cache.updateQuery(query, () => ({ invitationLink: made?.renewInvitationLink.link ?? null })),
        }),
      ),
    end: () =>
      change("end", () =>
        endLink({
          variables,
          update: (cache) => void cache.updateQuery(query, () => ({ invitationLink: null })),
        }),
      ),
  };
}
