import type { ReactNode } from "react";
import { EVENT_TEXT_FIELDS } from "@contract/modules/events/contract/event-texts";
import { useEventTeamsQuery, type EventTeamsQuery } from "../../../graphql/features/admin-events";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { Failure } from "../../../shared/forms/form-failure";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ErrorSummary } from "../../../shared/ui/error-summary";
import { Panel } from "../../../shared/ui/panel";
import { LeaveModal } from "../../../shared/drafts/unsaved";
import { useEventForm, type EventStart } from "../hooks/use-event-form";
import { ConflictPanel } from "./conflict-panel";
import { DateFields, DetailFields, TeamFields, TextFields } from "./event-fields";
import { NoticeEditor } from "./notice-editor";
import { TextsCard } from "./texts-card";
import { qualifies } from "@contract/modules/events/contract/fee-rule";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useMay } from "../../../shared/session/may";
import { type FeeTerms, neededOf } from "../event-values";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

interface EventFormProps {
  readonly start: EventStart;
  readonly onSaved: (event: AdminEventFieldsFragment, message: string) => void;
  readonly onClose: () => void;
  /**
   * Further actions on the event. Each action runs through `asks`, which first asks whether to discard unsaved changes.
   */
  readonly actions?: (asks: (goOn: () => void) => void) => ReactNode;
}

/**
 * The form for a new event with all its fields, or for an existing event without its texts, which are edited as
 * content.
 */
export function EventForm({ start, onSaved, onClose, actions }: EventFormProps) {
  const editing = useEventForm(start, onSaved, start.event === null ? [] : EVENT_TEXT_FIELDS);
  const { form, base, dirty, draft, warnings, conflict } = editing;
  const title = base.event === null ? t("New event") : base.event.title;
  return (
    <form {...form.formProps} className="grid gap-6" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{title}</h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => draft.leave(onClose)}>
            All events
          </Button>
          {actions?.((goOn) =>
            draft.leave(() => {
              editing.discard();
              goOn();
            }),
          )}
        </div>
      </div>
      {draft.isRestored ? (
        <Banner tone="info" onDismiss={draft.dismissRestored}>
          Your unsaved changes were restored.
        </Banner>
      ) : null}
      {conflict === null ? null : <ConflictPanel conflict={conflict} onAccept={editing.acceptTheirs} />}
      <ErrorSummary errors={form.summary} />
      <Failure failure={form.failure} />
      {base.event === null ? (
        <TextFields editing={editing} />
      ) : (
        <TextsCard event={base.event} warnings={warnings} />
      )}
      <DateFields editing={editing} />
      <TeamFields editing={editing} />
      {base.event === null ? (
        <>
          <DetailFields editing={editing} />
          <Panel title="Notices">
            <NoticeEditor {...form.field("notices")} warnings={warnings} />
          </Panel>
        </>
      ) : null}
      <SaveBar
        busy={form.busy}
        dirty={dirty}
        {...(base.event === null ? { needed: neededOf(form.values) } : {})}
        warnings={warnings.length}
        label={base.event === null ? "Create event" : "Save event"}
        onDiscard={base.event === null ? undefined : editing.discard}
      />
      {editing.feeChange === null ? null : <FeeChangeModal {...editing.feeChange} />}
      <LeaveModal draft={draft} what={base.event === null ? t("the new event") : `“${title}”`} />
    </form>
  );
}

interface SaveBarProps {
  readonly busy: boolean;
  readonly dirty: boolean;
  /** The names of a new entry's required fields that are still empty. */
  readonly needed?: readonly string[];
  readonly warnings?: number;
  readonly label: string;
  /** Restores the saved values; undefined hides the button. */
  readonly onDiscard: (() => void) | undefined;
}

function saveText(dirty: boolean, needed?: readonly string[]): string {
  if (needed !== undefined && needed.length > 0)
    return t("Still needed: {fields}. You can fill in the other fields later.", {
      fields: new Intl.ListFormat(LOCALE).format(needed),
    });
  return dirty || needed !== undefined ? t("Not saved yet.") : t("All changes are saved.");
}

/** A bar with the save button, which stays in view while the form scrolls. */
export function SaveBar({ busy, dirty, needed, warnings = 0, label, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-ink bg-surface px-4 py-3 sm:mx-0">
      <p role="status" className="mr-auto text-sm text-soft">
        {saveText(dirty, needed)}
        {warnings === 0 ? null : (
          <span className="font-semibold text-pending">
            {" "}
            {warnings === 1 ? "1 warning" : `${warnings} warnings`}. You can still save.
          </span>
        )}
      </p>
      {dirty && onDiscard !== undefined ? (
        <Button variant="quiet" onClick={onDiscard} disabled={busy}>
          Discard changes
        </Button>
      ) : null}
      <Button type="submit" busy={busy} busyLabel="Saving..." disabled={!dirty && needed === undefined}>
        {label}
      </Button>
    </div>
  );
}

interface FeeChangeModalProps {
  readonly before: FeeTerms;
  readonly after: FeeTerms;
  readonly onAnswer: (goOn: boolean) => void;
}

/** Asks for confirmation before a change to the amount that registered teams owe. */
function FeeChangeModal({ before, after, onAnswer }: FeeChangeModalProps) {
  const mayCount = useMay()("teams");
  const { data, error } = useEventTeamsQuery({ fetchPolicy: "no-cache", skip: !mayCount });
  return (
    <ConfirmModal
      open
      onClose={() => onAnswer(false)}
      title="Save the new fee or qualifying rank?"
      confirmLabel="Save event"
      busyLabel="Saving..."
      onConfirm={() => onAnswer(true)}
    >
      <span className="grid gap-3">
        <span>This is the current event. The change applies at once, also to existing teams.</span>
        {data !== undefined ? (
          <Effect teams={data.teams} before={before} after={after} />
        ) : !mayCount ? null : (
          <span role="status">
            {error === undefined
              ? "Counting the teams..."
              : "The number of affected teams could not be loaded. Cancel and try again."}
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
        {t(
          "{pending, plural, one {1 payment is} other {# payments are}} pending and {accepted} accepted. These payments do not change, and no e-mails are sent.",
          { pending, accepted: accepted.toLocaleString(LOCALE) },
        )}
      </span>
    </>
  );
}

function owing(teams: EffectProps["teams"], { fee, qualifyingRank }: FeeTerms): string {
  // Once places are offered, the offers decide which teams advance. A new qualifying rank then has no effect.
  const areOffered = teams.some(({ place }) => place !== null);
  const goesOn = ({ qualified, ranking }: (typeof teams)[number]): boolean =>
    areOffered ? qualified : qualifies(ranking, { qualifyingRank });
  const count = teams.filter(goesOn).length;
  const many = count.toLocaleString(LOCALE);
  const all = teams.length.toLocaleString(LOCALE);
  return fee === 0
    ? t("{many} of {all} teams qualify and pay nothing.", { many, all })
    : t("{many} of {all} teams qualify and owe {fee} each.", { many, all, fee: formatPaise(fee) });
}
