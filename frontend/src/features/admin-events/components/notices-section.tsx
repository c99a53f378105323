import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useNotice } from "../../../shared/hooks/use-notice";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useMay } from "../../../shared/session/may";
import { Banner } from "../../../shared/ui/banner";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { SelectField } from "../../../shared/ui/select-field";
import { LeaveModal } from "../../../shared/drafts/unsaved";
import { ConflictPanel } from "./conflict-panel";
import { SaveBar } from "./event-form";
import { NoticeEditor } from "./notice-editor";
import { Warnings } from "./warnings";
import { valuesOf } from "../event-values";
import { useAdminEvents } from "../../../shared/events/event-select";
import { useEventForm } from "../hooks/use-event-form";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { useAddress } from "../../../shared/hooks/use-address";
import { t } from "@contract/kernel/contract/t";

/** The tab "Notices": the notices of the current or another event on one screen. */
export function NoticesSection() {
  const { events, ...state } = useAdminEvents();
  const { params, put } = useAddress();
  if (events === null) return <ListState state={state} />;
  const wanted = params.get("event");
  const event =
    events.find(({ slug }) => slug === wanted) ??
    events.find(({ state }) => state === "current") ??
    events[0];
  if (event === undefined)
    return (
      <EmptyState title="There are no events yet.">
        Notices belong to an event. Create an event first.
      </EmptyState>
    );
  const choose = (slug: string) => put("event", slug, { replace: false });
  return (
    <>
      <ListState state={state} />
      <EventNotices key={event.id} event={event} events={events} onChoose={choose} />
    </>
  );
}

interface EventNoticesProps {
  readonly event: AdminEventFieldsFragment;
  readonly events: readonly AdminEventFieldsFragment[];
  readonly onChoose: (slug: string) => void;
}

function EventNotices({ event, events, onChoose }: EventNoticesProps) {
  const mayEdit = useMay()("decideEventFacts");
  const { notice, show } = useNotice();
  const editing = useEventForm({ key: `notices of ${event.slug}`, event, values: valuesOf(event) }, () =>
    show("success", t("Notices saved.")),
  );
  const { form, dirty, draft, warnings, conflict } = editing;
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label="Notices">
      <NoticeBanner notice={notice} className={STICKY} />
      <div className="sm:max-w-md">
        <SelectField
          label="Event"
          name="event"
          value={event.slug}
          onChange={(slug) => draft.leave(() => onChoose(slug))}
          options={events.map(({ slug, title, state }) => ({
            value: slug,
            label: state === "current" ? `${title} (current)` : title,
          }))}
          hint="All visitors see these notices on the event's page, and its teams on their team page, under Important Notices."
        />
      </div>
      {draft.isRestored ? (
        <Banner tone="info" onDismiss={draft.dismissRestored}>
          Your unsaved changes were restored.
        </Banner>
      ) : null}
      {conflict === null ? null : <ConflictPanel conflict={conflict} onAccept={editing.acceptTheirs} />}
      <FormProblems form={form} />
      <NoticeEditor {...form.field("notices")} />
      <Warnings
        warnings={warnings.filter(({ field }) => field === "registration" || field === "state")}
        editIn={mayEdit ? event.slug : undefined}
      />
      <SaveBar busy={form.busy} dirty={dirty} label="Save notices" onDiscard={editing.discard} />
      <LeaveModal draft={draft} what={t("the notices of “{title}”", { title: event.title })} />
    </form>
  );
}
