import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  TeamInvitationLinkDocument,
  useEndInvitationLinkMutation,
  useRenewInvitationLinkMutation,
  useTeamInvitationLinkQuery,
} from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";

/** A team's invitation link, and making another one or none. One change at a time. */
export function useInvitationLink(teamId: string) {
  const { data, error } = useTeamInvitationLinkQuery({ variables: { teamId } });
  const [renewLink] = useRenewInvitationLinkMutation();
  const [endLink] = useEndInvitationLinkMutation();
  const [busy, setBusy] = useState<"renew" | "end" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const query = { query: TeamInvitationLinkDocument, variables: { teamId } };
  const change = async <T>(what: "renew" | "end", work: () => Promise<T>): Promise<T | undefined> => {
    if (busy !== null) return undefined;
    setBusy(what);
    setProblem(null);
    try {
      return await work();
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.invitationLink).message);
      return undefined;
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
    /** Makes a link; resolves to it, or to undefined when none could be made. */
    renew: () =>
      change("renew", async () => {
        const { data: made } = await renewLink({
          variables,
          update: (cache, { data: kept }) =>
            void cache.updateQuery(query, () => ({ invitationLink: kept?.renewInvitationLink.link ?? null })),
        });
        return made?.renewInvitationLink.link ?? undefined;
      }),
    end: () =>
      change("end", () =>
        endLink({
          variables,
          update: (cache) => void cache.updateQuery(query, () => ({ invitationLink: null })),
        }),
      ),
  };
}
