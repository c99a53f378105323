import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  JoinRequestsDocument,
  TeamStatusDocument,
  useAcceptRequestMutation,
  useDeclineRequestMutation,
  useJoinRequestsQuery,
  type JoinRequestsQuery,
} from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { HandleLink } from "../../../shared/ui/handle-link";
import { Panel } from "../../../shared/ui/panel";
import { useFocusWhenLost } from "../hooks/use-focus-when-lost";

type Request = JoinRequestsQuery["joinRequests"][number];

/** Who asks to join the team, for its leader; nothing while nobody does. */
export function JoinRequests({ teamId }: { readonly teamId: string }) {
  const { data } = useJoinRequestsQuery({ variables: { teamId }, fetchPolicy: "cache-and-network" });
  const requests = data?.joinRequests ?? [];
  const { busy, outcome, answer } = useAnswers(teamId);
  // The row whose button was pressed is gone once it is answered.
  const containerRef = useFocusWhenLost(outcome === null ? "" : `${outcome.text} ${requests.length}`);
  if (requests.length === 0 && outcome === null) return null;
  return (
    <Panel title="They ask to join">
      <div ref={containerRef} tabIndex={-1} className="grid gap-3">
        {outcome === null ? null : <Banner tone={outcome.tone}>{outcome.text}</Banner>}
        <ul className="-mx-4 -mb-4 divide-y divide-rule empty:hidden first:-mt-4 sm:-mx-5 sm:-mb-5 sm:first:-mt-5">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              busy={busy === request.id}
              onAnswer={(accepted) => void answer(request.id, accepted)}
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
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const answer = async (requestId: string, accepted: boolean) => {
    if (busy !== null) return;
    setBusy(requestId);
    setOutcome(null);
    const variables = { input: { teamId, requestId } };
    try {
      const text = accepted
        ? (await acceptRequest({ variables })).data?.acceptRequest.message
        : (await declineRequest({ variables })).data?.declineRequest.message;
      setOutcome({ tone: "success", text: text ?? "" });
    } catch (thrown) {
      setOutcome({ tone: "error", text: toAppError(thrown, FALLBACKS.answerRequest).message });
    } finally {
      setBusy(null);
    }
  };
  return { busy, outcome, answer };
}
