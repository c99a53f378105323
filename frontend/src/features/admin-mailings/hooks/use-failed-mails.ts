import { useCallback, useMemo, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useFailedMailsQuery,
  useResendMailsMutation,
  type FailedMailsQuery,
} from "../../../graphql/features/admin-mailings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";
import { useNotice } from "../../../shared/hooks/use-notice";

export type FailedMail = FailedMailsQuery["failedMails"]["edges"][number]["node"];

/** The number of mails per request, which is the server's maximum. */
const AT_ONCE = 100;

/** Returns the mails that the site gave up on, latest failure first, and a function that sends them again. */
export function useFailedMails() {
  const query = useFailedMailsQuery({ variables: { first: AT_ONCE }, fetchPolicy: "network-only" });
  const { data, ...state } = useQueryState(query);
  const { reload } = state;
  const { notice, show } = useNotice();
  const [resendMails] = useResendMailsMutation();
  const [busy, setBusy] = useState<"all" | "some" | "more" | null>(null);
  const page = data?.failedMails;

  /**
   * Sends mails again.
   * @param mailIds the mails, or null for all
   */
  const resend = useCallback(
    async (mailIds: readonly string[] | null) => {
      setBusy(mailIds === null ? "all" : "some");
      try {
        const input = { mailIds: mailIds === null ? null : [...mailIds] };
        const { data: sent } = await resendMails({ variables: { input } });
        show("success", sent?.resendMails.message ?? "", { stay: true });
      } catch (thrown) {
        show("error", toAppError(thrown, FALLBACKS.generic).message, { stay: true });
      }
      await reload();
      setBusy(null);
    },
    [resendMails, reload, show],
  );
  const more = async () => {
    setBusy("more");
    await query
      .fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { failedMails: next } }) => ({
          failedMails: { ...next, edges: [...before.failedMails.edges, ...next.edges] },
        }),
      })
      .catch((thrown: unknown) => show("error", toAppError(thrown, FALLBACKS.generic).message));
    setBusy(null);
  };
  return {
    ...state,
    mails: useMemo(() => page?.edges.map(({ node }) => node) ?? [], [page]),
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage === true,
    notice,
    busy,
    resend,
    more,
  };
}
