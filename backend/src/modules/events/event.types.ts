import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../kernel/contract/enumeration.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { addDays, indiaMoment } from "../../kernel/contract/india-time.js";
import { DateTime, Paise } from "../../kernel/graphql/scalars.js";
import type { EventRecord } from "./contract/event-record.js";
import { EventState, isEventOver, isRegistrationOpen, RegistrationMode } from "./contract/event-state.js";

enumeration(
  "EventState",
  "The state of an event in the club's year.",
  {
    past: "The event is over.",
    current: "The event for which teams register.",
    upcoming: "The event is announced.",
  },
  EventState,
);

enumeration(
  "RegistrationMode",
  "The rule that decides whether teams may register.",
  {
    auto: "Teams may register between the two dates.",
    open: "Teams may register, regardless of the dates.",
    closed: "Teams may not register, regardless of the dates.",
  },
  RegistrationMode,
);

export { EventState, RegistrationMode };

@ObjectType({ simpleResolvers: true, description: "Something an event's teams should know." })
class Notice {
  @Field(() => String, { description: "The headline." })
  title!: string;

  @Field(() => String, { description: "The text." })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: "A link: a path of this site or an address.",
  })
  link!: string | null;
}

@ObjectType("Event", { simpleResolvers: true, description: "An event of the club." })
export class EventView {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => String, { description: "The event's address under /events." })
  slug!: string;

  @Field(() => String, { description: "The event's name." })
  title!: string;

  @Field(() => String, { description: "One or two sentences for a card." })
  summary!: string;

  @Field(() => String, { description: "The whole text. An empty line ends a paragraph." })
  description!: string;

  @Field(() => String, { description: "The picture's path under the media base address." })
  image!: string;

  @Field(() => String, { description: "The schedule, one step per line." })
  schedule!: string;

  @Field(() => String, { description: "Where it takes place." })
  venue!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The hours of a day, such as "5 PM to 8 PM".',
  })
  hours!: string | null;

  @Field(() => String, { nullable: true, description: "The room or lab." })
  room!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The contact for questions: an e-mail address, an https address, or text.",
  })
  contact!: string | null;

  @Field(() => String, { nullable: true, description: "The rules, one per line." })
  rules!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The prizes, one per line: the reason, a colon, the prize.",
  })
  prizes!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The syllabus, one step per line: the time, a colon, the topic.",
  })
  syllabus!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Questions and answers: a line with the question, then the answer. An empty line ends an answer.",
  })
  faq!: string | null;

  @Field(() => Paise, { description: "The fee of a qualified team. 0 is free." })
  fee!: number;

  @Field(() => Int, { description: "The number of people of a complete team, including the leader." })
  minTeamSize!: number;

  @Field(() => Int, { description: "People a team may have, the leader included." })
  maxTeamSize!: number;

  @Field(() => String, { description: "The first day in India's calendar, YYYY-MM-DD." })
  firstDay!: string;

  @Field(() => String, { description: "The last day in India's calendar, YYYY-MM-DD." })
  lastDay!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "When registration opens, or null when not announced.",
  })
  registrationOpensAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When registration closes, or null when not announced.",
  })
  registrationClosesAt!: Date | null;

  @Field(() => RegistrationMode, { description: "The rule that decides whether teams may register." })
  registration!: RegistrationMode;

  @Field(() => Boolean, { description: "Whether teams may register at this moment." })
  registrationOpen!: boolean;

  @Field(() => Boolean, {
    description: "Registration is still open after its closing date.",
  })
  openPastDeadline!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      "Whole minutes until registration closes, or null when it is not open or has no closing date.",
  })
  closesInMinutes!: number | null;

  @Field(() => EventState, { description: "The state of the event in the club's year." })
  state!: EventState;

  @Field(() => Int, { description: "The last rank that qualifies for the round that costs the fee." })
  qualifyingRank!: number;

  @Field(() => [Notice], { description: "Notices for the event's teams." })
  notices!: readonly Notice[];

  @Field(() => Boolean, {
    description:
      "True if the event is over: its state is past, or its last day has passed and registration is closed.",
  })
  isOver!: boolean;

  @Field(() => DateTime, { description: "When the event last changed." })
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A changed event, and a message." })
export class EventPayload extends MessagePayload {
  @Field(() => EventView, { description: "The event after the change." })
  event!: EventView;
}

/**
 * Returns the public view of an event at `now`. Registration for an event that is not current is never open, even
 * during its registration dates.
 */
export function eventView({ feePaise, ...event }: EventRecord, now: Date): EventView {
  const registrationOpen = event.state === EventState.current && isRegistrationOpen(event, now);
  return {
    ...event,
    fee: feePaise,
    registrationOpen,
    isOver: isEventOver(event, now),
    openPastDeadline: registrationOpen && isPast(deadlineOf(event), now),
    closesInMinutes: registrationOpen ? minutesUntil(event.registrationClosesAt, now) : null,
  };
}

/**
 * Returns the closing time of registration, by default the end of the event's last day in India. Returns null if that
 * day is invalid.
 */
function deadlineOf({ registrationClosesAt, lastDay }: Omit<EventRecord, "feePaise">): Date | null {
  return registrationClosesAt ?? indiaMoment(addDays(lastDay, 1), "00:00");
}

function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment < now;
}

/** Returns the whole minutes until a time, or null if the time is null or has passed. */
function minutesUntil(moment: Date | null, now: Date): number | null {
  return moment === null || isPast(moment, now)
    ? null
    : Math.floor((moment.getTime() - now.getTime()) / 60_000);
}
