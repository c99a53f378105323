import { useMemo } from "react";
import {
  useFailedMailsQuery,
  useResendMailsMutation,
  type FailedMailsQuery,
} from "../../../graphql/features/admin-mailings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";

export type FailedMail = FailedMailsQuery["failedMails"]["edges"][number]["node"];

/** The number of mails per request, which is the server's maximum. */
const AT_ONCE = 100;

/** Returns the mails that the site gave up on, latest failure first, and a function that sends them again. */
export function useFailedMails() {
  const query = useFailedMailsQuery({ variables: { first: AT_ONCE }, fetchPolicy: "network-only" });
  const { data, ...state } = useQueryState(query);
  const { reload } = state;
  const [resendMails] = useResendMailsMutation();
  const { running, notice, run } = useAction<"all" | "some" | "more">();
  const page = data?.failedMails;

  /**
   * Sends mails again.
   * @param mailIds the mails, or null for all
   */
  const resend = (mailIds: readonly string[] | null) =>
    run(
      async () => {
        const input = { mailIds: mailIds === null ? null : [...mailIds] };
        try {
          const { data: sent } = await resendMails({ variables: { input } });
          return sent?.resendMails.message;
        } finally {
          await reload();
        }
      },
      mailIds === null ? "all" : "some",
    );
  const more = () =>
    run(async () => {
      await query.fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { failedMails: next } }) => ({
          failedMails: { ...next, edges: [...before.failedMails.edges, ...next.edges] },
        }),
      });
    }, "more");
  return {
    ...state,
    mails: useMemo(() => page?.edges.map(({ node }) => node) ?? [], [page]),
    total: page?.totalCount ?? 0,
    hasMore: page?.pageInfo.hasNextPage === true,
    notice,
    busy: running,
    resend,
    more,
  };
}
