import { useState } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { EmptyState } from "../../../shared/ui/empty-state";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import type { Board, Change } from "../ranking-facts";
import { RevertModal } from "./revert-modal";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { skipToken } from "@apollo/client/react";
import type { Sheet } from "@contract/kernel/contract/csv-text";
import {
  useRankingPublicationQuery,
  type RankingPublicationFieldsFragment,
} from "../../../graphql/features/admin-rankings";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { Spinner } from "../../../shared/ui/spinner";
import { downloadCsv, exportFileName } from "../../../shared/table/export";
import { ChangeList } from "./step-modal";
import { t } from "@contract/kernel/contract/t";

interface HistoryViewProps {
  readonly eventSlug: string | null;
  readonly board: Board;
  readonly state: RankingBoardState;
}

/** Lists the published rankings, newest first. The newest can be reverted. */
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
      <EmptyState title="No ranking has been published yet.">
        This list shows each publication with the rank of every team. Ranks that you change under Teams do not
        appear here.
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
          board={board}
          own={state.own}
          onClose={close}
        />
      )}
    </div>
  );
}

type Publication = RankingPublicationFieldsFragment;

interface PublicationRowProps {
  readonly publication: Publication;
  readonly eventSlug: string;
  /** Reverts the publication. Null unless it is the latest one. */
  readonly onRevert: (() => void) | null;
}

/**
 * Shows a publication: who published it, when, and the number of changes. On request, shows the changed ranks, and a
 * button to download all ranks of the publication.
 */
function PublicationRow({ publication, eventSlug, onRevert }: PublicationRowProps) {
  const { id, number, at, publishedBy, ranked, changed } = publication;
  const [isOpen, setOpen] = useState(false);
  const { data, error, loading } = useRankingPublicationQuery(
    isOpen ? { variables: { publicationId: id } } : skipToken,
  );
  const places = data?.rankingPublication.places;
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-60 flex-1">
          <p className="font-semibold">
            <span className="font-mono">#{number}</span> {kindText(publication)}
          </p>
          <p className="text-sm text-soft">
            {publishedBy}, <DateTime value={at} />. {changed} {changed === 1 ? "rank" : "ranks"} changed,{" "}
            {ranked} {ranked === 1 ? "team" : "teams"} ranked.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show"}
            <span className="sr-only"> publication {number}</span>
          </Button>
          {onRevert === null ? null : (
            <Button variant="secondary" onClick={onRevert}>
              Take back...<span className="sr-only"> publication {number}</span>
            </Button>
          )}
        </div>
      </div>
      {!isOpen ? null : places !== undefined ? (
        <div className="grid gap-2">
          <ChangeList
            label={`Changes in publication ${number}`}
            changes={places.filter(({ previous, rank }) => previous !== rank)}
          />
          <div>
            <Button
              variant="quiet"
              onClick={() => downloadCsv(exportFileName(`ranking-${number}`, eventSlug), placesSheet(places))}
            >
              Save all {places.length} ranks as CSV
            </Button>
          </div>
        </div>
      ) : loading ? (
        <Spinner label="Loading..." />
      ) : error === undefined ? null : (
        <p className="text-bad">The ranks could not be loaded. Hide the list and show it again.</p>
      )}
    </li>
  );
}

function kindText({ kind, undoes }: Publication): string {
  if (kind === "undo") return t("Publication {number} taken back", { number: undoes ?? "" });
  return kind === "set" ? t("Ranks entered directly") : t("Draft published");
}

function placesSheet(places: readonly Change[]): Sheet {
  return {
    headings: ["Rank", "Team", "Previous"],
    rows: places.map(({ rank, teamName, previous }) => [rank, teamName, previous]),
  };
}
