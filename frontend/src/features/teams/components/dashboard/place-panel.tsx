import {
  mayAcceptByPress,
  mayDecline,
  type PlaceState,
  stateAt,
} from "@contract/modules/teams/contract/place-state";
import { paths } from "@contract/kernel/contract/paths";
import {
  useAcceptPlaceMutation,
  useDeclinePlaceMutation,
  type TeamFieldsFragment,
} from "../../../../graphql/features/teams";
import { useAction } from "../../../../shared/hooks/use-action";
import { useConfirmedAction } from "../../../../shared/hooks/use-confirmed-action";
import { Button } from "../../../../shared/ui/button";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { ConfirmModal } from "../../../../shared/ui/confirm-modal";
import { DateTime } from "../../../../shared/ui/date-time";
import { Money } from "../../../../shared/ui/values";
import { Panel } from "../../../../shared/ui/panel";
import { PlaceBadge } from "../../../../shared/ui/place-badge";
import type { ShowNotice } from "../../../../shared/hooks/use-notice";
import { RoundTwo } from "./round-two";

interface PlacePanelProps {
  readonly team: TeamFieldsFragment;
  readonly place: NonNullable<TeamFieldsFragment["place"]>;
  readonly leads: boolean;
  readonly showNotice: ShowNotice;
}

/** The team's place in Round 2: its deadline, how to accept it, or its outcome. */
export function PlacePanel({ team, place, leads, showNotice }: PlacePanelProps) {
  const state = stateAt({ state: place.state, deadline: new Date(place.deadline) });
  if (state === "accepted" && team.event.fee > 0) return <RoundTwo team={team} leads={leads} />;
  return (
    <Panel title="Round 2 Qualification" aside={<PlaceBadge state={state} />} layout="grid gap-4">
      <Words team={team} state={state} deadline={place.deadline} leads={leads} />
      {leads ? <Answers team={team} state={state} showNotice={showNotice} /> : null}
    </Panel>
  );
}

interface WordsProps {
  readonly team: TeamFieldsFragment;
  readonly state: PlaceState;
  readonly deadline: string;
  readonly leads: boolean;
}

function Words({ team: { event }, state, deadline, leads }: WordsProps) {
  const until = <DateTime value={deadline} />;
  switch (state) {
    case "offered":
      return (
        <>
          <p className="text-lg font-semibold">Congratulations, we offer your team a place in Round 2!</p>
          <p>
            We hold the place for your team until {until}.{" "}
            {event.fee === 0 ? (
              leads ? (
                "Accept the place before then. There is no fee."
              ) : (
                "Your team’s leader must accept the place before then. There is no fee."
              )
            ) : (
              <>
                The fee is <Money paise={event.fee} /> for the team.{" "}
                {leads
                  ? "Pay the fee and report the payment in time."
                  : "Your team’s leader must pay the fee in time."}
              </>
            )}
          </p>
        </>
      );
    case "accepted":
      return <p className="text-lg font-semibold">Your team’s place in Round 2 is confirmed.</p>;
    case "declined":
      return <p>Your team gave up its place in Round 2.</p>;
    case "lapsed":
      return (
        <p>
          Your team lost its place in Round 2 on {until}. Do not pay now. If your team has already paid, the
          leader can report the payment on the payment page. We will then decide what happens next.
        </p>
      );
    case "withdrawn":
      return (
        <p>
          Your team has no place in Round 2 now. The ranking changed, or we took back the offer. Do not pay
          the fee.
        </p>
      );
  }
}

/** The leader's buttons to accept or decline the place. */
function Answers({
  team,
  state,
  showNotice,
}: Pick<WordsProps, "team" | "state"> & Pick<PlacePanelProps, "showNotice">) {
  const [accept] = useAcceptPlaceMutation();
  const [decline] = useDeclinePlaceMutation();
  const { busy, run } = useAction({ show: showNotice, stay: false });
  const input = { teamId: team.id };
  const { ask, modal } = useConfirmedAction<"decline">(
    async () => (await decline({ variables: { input } })).data?.declinePlace.message,
    (text) => showNotice("success", text),
  );
  const { fee } = team.event;
  const pays = state === "offered" && fee > 0;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {pays || state === "lapsed" ? (
        <ButtonLink to={paths.payment} variant="secondary">
          {pays ? "Proceed to Payment" : "See the payment"}
        </ButtonLink>
      ) : null}
      {mayAcceptByPress(state, { fee }) ? (
        <Button
          busy={busy}
          busyLabel="Accepting..."
          onClick={() =>
            void run(async () => (await accept({ variables: { input } })).data?.acceptPlace.message)
          }
        >
          Accept the place
        </Button>
      ) : null}
      {mayDecline(state, { fee }) ? (
        <Button variant="secondary" onClick={() => ask("decline")}>
          Give up the place...
        </Button>
      ) : null}
      <ConfirmModal
        {...modal}
        title="Give up the place in Round 2?"
        confirmLabel="Give up the place"
        busyLabel="Giving up..."
        danger
      >
        Your team loses the place, and we will notify your team. You cannot take the place back yourself.
      </ConfirmModal>
    </div>
  );
}
