import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  JoinRequestsDocument,
  TeamStatusDocument,
  useAcceptRequestMutation,
  useDeclineRequestMutation,
  useJoinRequestsQuery,
  type JoinRequestsQuery,
} from "../../../graphql/features/teams";
import { useAction } from "../../../shared/hooks/use-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { HandleLink } from "../../../shared/ui/values";
import { Panel } from "../../../shared/ui/panel";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";

type Request = JoinRequestsQuery["joinRequests"][number];

/** The requests to join the team, shown to its leader. Renders nothing if there are none. */
export function JoinRequests({ teamId }: { readonly teamId: string }) {
  const { data } = useJoinRequestsQuery({ variables: { teamId }, fetchPolicy: "cache-and-network" });
  const requests = data?.joinRequests ?? [];
  const { running, notice, answer } = useAnswers(teamId);
  // Takes the focus when a request has been answered and the row with the pressed button disappears.
  const containerRef = useFocusWhenLost(notice === null ? "" : `${notice.text} ${requests.length}`);
  if (requests.length === 0 && notice === null) return null;
  return (
    <Panel title="Requests to join">
      <div ref={containerRef} tabIndex={-1} className="grid gap-3">
        {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
        <ul className="-mx-4 -mb-4 divide-y divide-rule empty:hidden first:-mt-4 sm:-mx-5 sm:-mb-5 sm:first:-mt-5">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              busy={running === request.id}
              onAnswer={(accepted) => answer(request.id, accepted)}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface RequestRowProps {
  readonly request: Request;
  readonly busy: boolean;
  readonly onAnswer: (accepted: boolean) => void;
}

function RequestRow({ request: { name, college, codeforcesHandle, line }, busy, onAnswer }: RequestRowProps) {
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      {college === null ? null : <p className="text-sm wrap-anywhere text-soft">{college}</p>}
      {codeforcesHandle === null ? null : (
        <p className="font-mono text-sm break-all">
          <HandleLink handle={codeforcesHandle} />
        </p>
      )}
      {line === null ? null : <p className="mt-1 wrap-anywhere">{line}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Answering..." onClick={() => onAnswer(true)}>
          Accept<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onAnswer(false)}>
          Decline<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function useAnswers(teamId: string) {
  const refetchQueries = [JoinRequestsDocument];
  const [acceptRequest] = useAcceptRequestMutation({
    refetchQueries,
    update: (cache, { data }) => {
      if (!data) return;
      const { team } = data.acceptRequest;
      cache.updateQuery({ query: TeamStatusDocument }, (status) => status && { ...status, myTeam: team });
    },
  });
  const [declineRequest] = useDeclineRequestMutation({ refetchQueries });
  const { running, notice, run } = useAction({ fallback: FALLBACKS.answerRequest });
  const answer = (requestId: string, accepted: boolean) => {
    const variables = { input: { teamId, requestId } };
    const work = async () =>
      accepted
        ? (await acceptRequest({ variables })).data?.acceptRequest.message
        : (await declineRequest({ variables })).data?.declineRequest.message;
    void run(work, requestId);
  };
  return { running, notice, answer };
}
