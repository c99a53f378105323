import { qualifies } from "@contract/modules/events/contract/fee-rule";
import { useEventTeamsQuery, type EventTeamsQuery } from "../../../graphql/generated";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useMay } from "../../../shared/session/may";
import type { FeeTerms } from "../event-values";

interface FeeChangeModalProps {
  readonly before: FeeTerms;
  readonly after: FeeTerms;
  readonly onAnswer: (goOn: boolean) => void;
}

/** Asks before teams that registered owe something else than they did. */
export function FeeChangeModal({ before, after, onAnswer }: FeeChangeModalProps) {
  const mayCount = useMay()("teams");
  const { data, error } = useEventTeamsQuery({ fetchPolicy: "no-cache", skip: !mayCount });
  return (
    <ConfirmModal
      open
      onClose={() => onAnswer(false)}
      title="Change what teams pay?"
      confirmLabel="Save event"
      busyLabel="Saving..."
      onConfirm={() => onAnswer(true)}
    >
      <span className="grid gap-3">
        <span>This is the current event; the change applies at once, also to teams that already exist.</span>
        {data !== undefined ? (
          <Effect teams={data.teams} before={before} after={after} />
        ) : !mayCount ? null : (
          <span role="status">
            {error === undefined
              ? "Counting the teams..."
              : "We could not find out how many teams this affects. You can cancel and try again."}
          </span>
        )}
      </span>
    </ConfirmModal>
  );
}

interface EffectProps extends Pick<FeeChangeModalProps, "before" | "after"> {
  readonly teams: EventTeamsQuery["teams"];
}

function Effect({ teams, before, after }: EffectProps) {
  const count = (status: string) => teams.filter(({ paymentStatus }) => paymentStatus === status).length;
  const [pending, accepted] = [count("pending"), count("accepted")];
  return (
    <>
      <span>
        <strong>Now:</strong> {owing(teams, before)}
        <br />
        <strong>After saving:</strong> {owing(teams, after)}
      </span>
      <span>
        {pending === 1 ? "1 payment is" : `${pending.toLocaleString("en-IN")} payments are`} pending and{" "}
        {accepted.toLocaleString("en-IN")} accepted. They stay as they were reported; nobody gets an e-mail.
      </span>
    </>
  );
}

function owing(teams: EffectProps["teams"], { fee, qualifyingRank }: FeeTerms): string {
  const many = teams.filter(({ ranking }) => qualifies(ranking ?? null, { qualifyingRank })).length;
  const who = `${many.toLocaleString("en-IN")} of ${teams.length.toLocaleString("en-IN")} teams`;
  return `${who} qualify and ${fee === 0 ? "pay nothing" : `owe ${formatPaise(fee)} each`}.`;
}
