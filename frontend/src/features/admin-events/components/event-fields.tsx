import type { ReactNode } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { EventPictureField } from "../../../shared/events/event-picture-field";
import { Panel } from "../../../shared/ui/panel";
import { SelectField } from "../../../shared/ui/select-field";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import type { useEventForm } from "../hooks/use-event-form";
import { Warnings } from "./warnings";
import { NumberField } from "../../../shared/ui/field-kinds";

type EventForm = ReturnType<typeof useEventForm>;

interface EventFieldsProps {
  readonly editing: EventForm;
}

const REGISTRATION = [
  { value: "auto", label: "Automatic, based on the two dates above" },
  { value: "open", label: "Open, regardless of the dates" },
  { value: "closed", label: "Closed, regardless of the dates" },
];
const STATES = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
];

/** The fields of a new event's title, address and public texts. */
export function TextFields({ editing: { form, field, setTitle, warnings } }: EventFieldsProps) {
  const warned = warningsBeside(warnings);
  return (
    <Panel title="Public texts" layout="grid gap-5">
      <TextField
        {...field("title")}
        onChange={setTitle}
        maxLength={LIMITS.eventTitleMax}
        autoComplete="off"
      />
      {warned("title")}
      <TextField
        {...field("slug")}
        hint="The last part of the page's address, after /events/. Use lowercase letters, digits and hyphens. You cannot change the address later."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <TextAreaField {...field("summary")} rows={2} maxLength={LIMITS.eventSummaryMax} optional />
      {warned("summary")}
      <TextAreaField {...field("description")} rows={8} maxLength={LIMITS.eventTextMax} optional />
      {warned("description")}
      <TextAreaField {...field("schedule")} rows={4} maxLength={LIMITS.eventTextMax} optional />
      {warned("schedule")}
      <TextField {...field("venue")} maxLength={LIMITS.venueMax} autoComplete="off" optional />
      <EventPictureField {...form.field("image")} />
    </Panel>
  );
}

/** The fields of texts that the event's page shows only if they are filled in. */
export function DetailFields({ editing: { field, warnings } }: EventFieldsProps) {
  const warned = warningsBeside(warnings);
  const line = { maxLength: LIMITS.venueMax, autoComplete: "off", optional: true } as const;
  const text = { maxLength: LIMITS.eventTextMax, optional: true } as const;
  return (
    <Panel title="More details for the event's page" layout="grid gap-5">
      <Pair>
        <TextField {...field("hours")} {...line} />
        <TextField {...field("room")} {...line} />
      </Pair>
      {warned("hours", "room")}
      <TextField {...field("contact")} {...line} />
      {warned("contact")}
      <TextAreaField {...field("rules")} {...text} rows={4} />
      {warned("rules")}
      <TextAreaField {...field("prizes")} {...text} rows={3} />
      {warned("prizes")}
      <TextAreaField {...field("syllabus")} {...text} rows={4} />
      {warned("syllabus")}
      <TextAreaField {...field("faq")} {...text} rows={6} />
      {warned("faq")}
    </Panel>
  );
}

/** The fields of the event's days, registration and state. */
export function DateFields({ editing: { field, base, warnings } }: EventFieldsProps) {
  const warned = warningsBeside(warnings);
  const isCurrent = base.event?.state === "current";
  return (
    <Panel title="Days and registration" layout="grid gap-5">
      <Pair>
        <TextField {...field("firstDay")} type="date" />
        <TextField {...field("lastDay")} type="date" />
      </Pair>
      {warned("firstDay")}
      <Pair>
        <TextField {...field("opens")} type="datetime-local" optional />
        <TextField {...field("closes")} type="datetime-local" optional />
      </Pair>
      <Pair>
        <SelectField {...field("registration")} options={REGISTRATION} />
        <SelectField
          {...field("state")}
          options={isCurrent ? [{ value: "current", label: "Current" }] : STATES}
          hint={
            isCurrent
              ? "This event stays current until you make another event current."
              : "Teams can register only for the current event."
          }
        />
      </Pair>
      {warned("registration", "state")}
    </Panel>
  );
}

/** The fields for team size, fee and qualifying rank. */
export function TeamFields({ editing: { field } }: EventFieldsProps) {
  return (
    <Panel title="Teams and fee" layout="grid gap-5 sm:grid-cols-2">
      <NumberField {...field("minTeamSize")} optional />
      <NumberField {...field("maxTeamSize")} />
      <NumberField {...field("fee")} label="Fee in rupees" inputMode="decimal" />
      <NumberField {...field("qualifyingRank")} />
    </Panel>
  );
}

/** Returns a function that shows the warnings about the named fields. The caller places them below these fields. */
function warningsBeside(warnings: EventForm["warnings"]) {
  return (...names: readonly string[]) => (
    <Warnings warnings={warnings.filter(({ field }) => names.includes(field))} />
  );
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-end gap-5 sm:grid-cols-2">{children}</div>;
}
