import { useState } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { EmptyState } from "../../../shared/ui/empty-state";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import type { Board } from "../ranking-facts";
import { PublicationRow, type Publication } from "./publication-row";
import { RevertModal } from "./revert-modal";
import { NoticeBanner } from "../../../shared/ui/notice-banner";

interface HistoryViewProps {
  readonly eventSlug: string | null;
  readonly board: Board;
  readonly state: RankingBoardState;
}

/** Every published ranking, the newest first; the newest can be taken back. */
export function HistoryView({ eventSlug, board, state }: HistoryViewProps) {
  const { notice, show } = useNotice();
  const [reverting, setReverting] = useState<Publication | null>(null);
  const { publications, event } = board;
  const close = (text?: string) => {
    setReverting(null);
    if (text !== undefined) show("success", text);
    else void state.reload();
  };
  if (publications.length === 0)
    return (
      <EmptyState title="Nothing has been published here yet.">
        Ranks that were set one by one do not count as a publication. Each publication is kept here with every
        place.
      </EmptyState>
    );
  return (
    <div className="grid gap-5">
      <NoticeBanner notice={notice} />
      <ol aria-label="Publications" className="divide-y divide-rule border-y border-rule">
        {publications.map((publication, index) => (
          <PublicationRow
            key={publication.id}
            publication={publication}
            eventSlug={event.slug}
            onRevert={index === 0 ? () => setReverting(publication) : null}
          />
        ))}
      </ol>
      {reverting === null ? null : (
        <RevertModal
          eventSlug={eventSlug}
          publicationId={reverting.id}
          number={reverting.number}
          own={state.own}
          onClose={close}
        />
      )}
    </div>
  );
}
