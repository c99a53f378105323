import { indiaDay } from "@contract/kernel/contract/india-time";
import { TRANSLATED_INTO, type TranslatedInto } from "@contract/kernel/contract/languages";
import { EVENTS, topicIn } from "@contract/modules/content/contract/translations";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useFocusWhenLost } from "../../../shared/hooks/use-focus-when-lost";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LANGUAGE_NAMES } from "../../../shared/language";
import { useMay } from "../../../shared/session/may";
import { EMPTY_EVENT, valuesOf } from "../event-values";
import { useAdminEvents } from "../../../shared/events/event-select";
import type { EventStart } from "../hooks/use-event-form";
import { useOpenEvent, type OpenEvent } from "../hooks/use-open-event";
import { DeleteEventModal, useDeleteEvent } from "./delete-event-modal";
import { EventForm } from "./event-form";
import { EventList } from "./event-list";
import { nextYearOf } from "../../../shared/events/event-input";
import { MakeCurrentModal, useMakeCurrent } from "../../../shared/events/make-current-modal";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";

type AdminEvent = AdminEventFieldsFragment;

/** The tab "Events": the list, or one event's form. */
export function EventsSection() {
  const { events, ...state } = useAdminEvents();
  const [open, go] = useOpenEvent();
  const navigate = useNavigate();
  const may = useMay();
  const mayPromote = may("setCurrentEvent");
  const { notice, show, clear } = useNotice();
  const [created, setCreated] = useState<{ readonly slug: string; readonly key: string } | null>(null);
  const promotion = useMakeCurrent((text) => show("success", text));
  const deletion = useDeleteEvent((text) => {
    show("success", text);
    go({ kind: "list" }, { replace: true });
  });
  const containerRef = useFocusWhenLost(open.kind);
  if (events === null) return <ListState state={state} />;
  const start = startOf(open, events);
  const edited = open.kind === "edit" ? events.find(isNamed(open.slug)) : undefined;
  const opened = (next: OpenEvent) => {
    clear();
    go(next);
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListState state={state} />
      <NoticeBanner notice={notice} className={STICKY} />
      {open.kind === "list" ? (
        <EventList events={events} onOpen={opened} onMakeCurrent={mayPromote ? promotion.ask : null} />
      ) : start === null ? (
        <EmptyState
          title="This event was not found."
          action={<Button onClick={() => opened({ kind: "list" })}>All events</Button>}
        >
          Check the address for mistakes.
        </EmptyState>
      ) : (
        <EventForm
          // When a new event is saved, the address changes but the key stays the same, so that the form keeps text
          // entered after the save.
          key={created !== null && created.slug === start.event?.slug ? created.key : start.key}
          start={start}
          onClose={() => opened({ kind: "list" })}
          onSaved={(event, message) => {
            show("success", message);
            if (open.kind === "edit") return;
            setCreated({ slug: event.slug, key: start.key });
            go({ kind: "edit", slug: event.slug }, { replace: true });
          }}
          {...(edited === undefined
            ? {}
            : {
                actions: (asks) => (
                  <>
                    <Button
                      variant="secondary"
                      onClick={() => asks(() => opened({ kind: "copy", slug: edited.slug }))}
                    >
                      Duplicate for the next year
                    </Button>
                    {edited.state === "current" || !mayPromote ? null : (
                      <Button variant="secondary" onClick={() => asks(() => promotion.ask(edited))}>
                        Make current
                      </Button>
                    )}
                    {may("saveContentDraft") ? (
                      <span className="contents">
                        <span className="py-3 text-sm text-soft">Translations:</span>
                        {TRANSLATED_INTO.map((language) => (
                          <Button
                            key={language}
                            variant="secondary"
                            onClick={() => asks(() => void navigate(translationPath(language, edited.slug)))}
                          >
                            {/* Each language's name is written in that language, as everywhere on the site. */}
                            <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                          </Button>
                        ))}
                      </span>
                    ) : null}
                    {may("deleteEvent") ? (
                      <Button variant="quiet" onClick={() => asks(() => deletion.ask(edited))}>
                        Delete event
                      </Button>
                    ) : null}
                  </>
                ),
              })}
        />
      )}
      <DeleteEventModal question={deletion} />
      <MakeCurrentModal question={promotion} before={events.find(({ state }) => state === "current")} />
    </div>
  );
}

/** Returns the path to the translation of an event's texts, which are edited under Content. */
function translationPath(language: TranslatedInto, slug: string): string {
  return `?tab=content&topic=${encodeURIComponent(topicIn(language, EVENTS + slug))}`;
}

/** Returns a predicate for the event with this slug or id. Links from the audit log contain the id. */
function isNamed(name: string) {
  return ({ slug, id }: AdminEvent) => slug === name || id === name;
}

/** Returns the form's initial state; null for an unknown event. */
function startOf(open: OpenEvent, events: readonly AdminEvent[]): EventStart | null {
  if (open.kind === "list") return null;
  if (open.kind === "new") return { key: "New", event: null, values: EMPTY_EVENT };
  const event = events.find(isNamed(open.slug));
  if (event === undefined) return null;
  if (open.kind === "edit") return { key: event.slug, event, values: valuesOf(event) };
  return {
    key: `copy of ${event.slug}`,
    event: null,
    values: valuesOf(nextYearOf(event, indiaDay(new Date()))),
    copyOf: event.id,
  };
}
