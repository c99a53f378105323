import { useCleanUpRulesQuery } from "../../../graphql/features/admin-season";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress } from "../../../shared/hooks/use-address";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Tabs } from "../../../shared/ui/tabs";
import { useSeason } from "../hooks/use-season";
import { Checklist } from "./checklist";
import { CleanUpForm } from "./clean-up-form";
import { HandOverView } from "./hand-over-view";

/** The clean-up rules, with a form to change them. */
export function CleanUpView({ onDone }: { readonly onDone: (text: string) => void }) {
  const { data, ...state } = useQueryState(useCleanUpRulesQuery({ fetchPolicy: "network-only" }));
  const rules = data?.cleanUpRules;
  return (
    <ListState state={state}>
      {rules === undefined ? null : (
        <CleanUpForm
          key={rules.version}
          rules={rules}
          onDone={(text) => {
            onDone(text);
            void state.reload();
          }}
        />
      )}
    </ListState>
  );
}

const VIEWS = ["checklist", "people", "clean-up"] as const;
type View = (typeof VIEWS)[number];

/** The tab "Season": the checklist for an event's season, the handover, and the automatic clean-up. */
export function SeasonSection() {
  const { params, goOn, put } = useAddress();
  const eventSlug = params.get("event");
  const { notice, show, clear } = useNotice();
  const season = useSeason(eventSlug);
  const { event, checklist } = season;
  const view: View = VIEWS.find((candidate) => candidate === params.get("view")) ?? "checklist";
  const done = (text: string) => {
    show("success", text);
    void season.reload();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EventSelect
        name="event"
        id="season-event"
        value={eventSlug ?? ""}
        onChange={(slug) => goOn(["tab", "view"], { event: slug === "" ? null : slug })}
      />
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      {season.events !== null && event === null ? (
        <EmptyState title="There is no current event.">
          Choose an event above, or make an event current on the Events tab.
        </EmptyState>
      ) : null}
      <Tabs
        label="Season"
        value={view}
        onChange={(next) => goOn(["tab", "event"], { view: next === "checklist" ? null : next })}
        items={[
          {
            value: "checklist",
            label: "Checklist",
            content: (
              <ListState state={event === null ? { ...season.state, isKnown: true } : season.state}>
                {event === null || checklist === null ? null : (
                  <Checklist
                    key={event.id}
                    {...{ event, checklist, eventSlug }}
                    next={season.next}
                    current={season.events?.find(({ state }) => state === "current")}
                    reload={season.reload}
                    onDone={done}
                    onLeaveCurrent={() => put("event", event.slug)}
                  />
                )}
              </ListState>
            ),
          },
          {
            value: "people",
            label: "Hand over",
            content:
              event === null ? (
                <ListState state={season.state} />
              ) : (
                <HandOverView key={event.id} event={event} onDone={done} />
              ),
          },
          { value: "clean-up", label: "Clean up", content: <CleanUpView onDone={done} /> },
        ]}
      />
    </div>
  );
}
