import { useMemo, useState } from "react";
import { skipToken } from "@apollo/client/react";
import {
  useEndPlaceMutation,
  usePlaceBoardQuery,
  usePlacesChangedSubscription,
} from "../../../graphql/features/admin-rankings";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { AdminTable } from "../../../shared/table/admin-table";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import type { Board } from "../ranking-facts";
import { OfferModal, type PlacePress } from "./offer-modal";
import { PLACE_FILTERS, placeColumns } from "./place-columns";
import { OverNote } from "./place-plan-text";
import { placesText, movingText, type PlaceBoard, type TeamOnPlace } from "./place-facts";
import { PlaceSettingsForm } from "./place-settings-form";
import { t } from "@contract/kernel/contract/t";
import { useQueryState } from "../../../shared/apollo/use-query-state";

/** Returns an event's places, and updates them when a team answers or a deadline passes. */
function usePlaceBoard(eventSlug: string | null) {
  const { data, ...state } = useQueryState(usePlaceBoardQuery({ variables: { eventSlug } }));
  const board = data?.placeBoard ?? null;
  const { reload } = state;
  usePlacesChangedSubscription(
    board === null
      ? skipToken
      : { variables: { eventId: board.id }, ignoreResults: true, onData: () => void reload() },
  );
  return { board, ...state };
}

interface PlacesViewProps {
  readonly eventSlug: string | null;
  readonly event: Board["event"];
  /** Whether the event is over. */
  readonly isOver: boolean;
}

/** Shows the places in Round 2: the settings, the teams with a place, and the next teams in line. */
export function PlacesView({ eventSlug, event, isOver }: PlacesViewProps) {
  const state = usePlaceBoard(eventSlug);
  const { notice, show } = useNotice();
  const [isEditing, setEditing] = useState(false);
  const { board } = state;
  const saved = (text: string) => {
    setEditing(false);
    show("success", text);
    void state.reload();
  };
  return (
    <ListState state={state}>
      {board === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <NoticeBanner notice={notice} className={STICKY} />
          {isOver && board.settings !== null ? <OverNote /> : null}
          {board.settings === null || isEditing ? (
            <Panel title="Settings for places">
              {board.settings === null ? (
                <p className="pb-5">
                  No places are offered. A team at the qualifying rank ({event.qualifyingRank}) or better owes
                  the fee, without a deadline.
                </p>
              ) : null}
              <PlaceSettingsForm
                eventSlug={eventSlug}
                board={board}
                qualifyingRank={event.qualifyingRank}
                onSaved={saved}
                onCancel={board.settings === null ? null : () => setEditing(false)}
              />
            </Panel>
          ) : (
            <Places
              eventSlug={eventSlug}
              event={event}
              board={board}
              settings={board.settings}
              onEdit={() => setEditing(true)}
              onDone={(text) => show("success", text)}
            />
          )}
        </div>
      )}
    </ListState>
  );
}

interface PlacesProps extends Omit<PlacesViewProps, "isOver"> {
  readonly board: PlaceBoard;
  readonly settings: NonNullable<PlaceBoard["settings"]>;
  readonly onEdit: () => void;
  readonly onDone: (text: string) => void;
}

function Places({ eventSlug, event, board, settings, onEdit, onDone }: PlacesProps) {
  const [step, setStep] = useState<PlacePress | null>(null);
  const [endPlace] = useEndPlaceMutation();
  const { asked, ask, modal } = useConfirmedAction<TeamOnPlace>(
    async ({ teamId }) => (await endPlace({ variables: { input: { teamId } } })).data?.endPlace.message,
    onDone,
  );
  const columns = useMemo(() => placeColumns(ask), [ask]);
  return (
    <>
      <Summary board={board} settings={settings} onEdit={onEdit} onStep={setStep} />
      <AdminTable
        caption={`Places in ${event.title}`}
        noun={[t("team"), t("teams")]}
        columns={columns}
        filters={PLACE_FILTERS}
        rows={board.teams}
        rowKey={({ teamId }) => teamId}
        initialSort="ranking"
        searchHint="Team"
        exportName="places"
        exportEvent={event.slug}
        empty={
          board.waiting > 0 ? null : (
            <EmptyState title="Publishing a ranking offers a place to each qualified team." />
          )
        }
      />
      {step === null ? null : (
        <OfferModal
          eventSlug={eventSlug}
          step={step}
          movesByItself={settings.movingUp === "automatic"}
          fee={event.fee}
          onClose={(text) => {
            setStep(null);
            if (text !== undefined) onDone(text);
          }}
        />
      )}
      <ConfirmModal
        {...modal}
        title={`Withdraw the place of ${asked?.teamName ?? "this team"}?`}
        confirmLabel="Withdraw the place"
        busyLabel="Withdrawing..."
        danger
      >
        {t(
          "Withdraw the place if the team is not coming. The team gets an e-mail, and the next team in line can get the place.",
        )}
        {asked?.paymentStatus === "accepted"
          ? ` ${t("The team's payment does not change. You can refund the payment under Payments.")}`
          : ""}
      </ConfirmModal>
    </>
  );
}

interface SummaryProps {
  readonly board: PlaceBoard;
  readonly settings: NonNullable<PlaceBoard["settings"]>;
  readonly onEdit: () => void;
  readonly onStep: (step: PlacePress) => void;
}

/** Shows the number of places in each state, the next teams in line, and the possible steps. */
function Summary({ board, settings, onEdit, onStep }: SummaryProps) {
  const { teams, nextInLine, free, waiting, undoable, mayMoveUp } = board;
  const next = nextInLine.map(({ teamName }) => teamName).join(", ");
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-l-8 border-accent bg-surface px-4 py-3">
      <div className="grid min-w-60 flex-1 gap-1">
        <p role="status" className="font-semibold">
          {placesText(teams, free)}
        </p>
        <p className="text-sm text-soft">
          {next === "" ? "No team is next in line." : `Next in line: ${next}.`}{" "}
          {next === "" ? null : movingText(settings)}
        </p>
        {waiting === 0 ? null : (
          <p className="text-sm font-semibold">
            {t("{waiting, plural, one {# qualified team has} other {# qualified teams have}} no place yet.", {
              waiting,
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {waiting > 0 ? <Button onClick={() => onStep("offer")}>Offer places...</Button> : null}
        {free > 0 && mayMoveUp && next !== "" ? (
          <Button variant={waiting > 0 ? "secondary" : "primary"} onClick={() => onStep("moveUp")}>
            Move up the next in line...
          </Button>
        ) : null}
        {undoable > 0 ? (
          <Button variant="secondary" onClick={() => onStep("undo")}>
            Take back the last offers...
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onEdit}>
          Settings...
        </Button>
      </div>
    </div>
  );
}
