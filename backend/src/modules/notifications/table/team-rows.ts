import { paths, registrationPath } from "../../../kernel/contract/paths.js";
import { joined, msg, type Message, type Text } from "../../../kernel/languages/message.js";
import type { CalendarFile } from "../../../kernel/mail/mail-body.js";
import { type NamedPerson, personName } from "../../../kernel/languages/person-name.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import { missingText, signUpPath, whenAndWhereFacts, whenAndWherePart, type WhenAndWhere } from "./parts.js";
import { AS_A_REMINDER, BY_MAIL_ONLY, ended, EVERYWHERE, FOR_THE_RECORD, row } from "./notification-row.js";

interface EventFacts {
  readonly slug: string;
  readonly title: string;
}

export interface TeamFacts {
  readonly teamName: string;
  readonly event: EventFacts;
}

interface RegisteredFacts extends TeamFacts, WhenAndWhere {
  readonly calendar: CalendarFile | null;
}

/**
 * A person's action on a team. `by` is plain text, such as an address, if the reader knows no more about the person.
 */
export interface DoneBy extends TeamFacts {
  readonly by: NamedPerson | string;
}

/** A person who left a team or declined to be in it, and whether the team can give the seat to another person. */
interface LeftBy extends DoneBy {
  readonly mayFill: boolean;
}

/** An invitation or an addition to a team. `by` is the person who made it. */
export type AskedBy = DoneBy & Partial<WhenAndWhere>;

export const SEE_TEAM = { label: msg("See your team"), path: paths.dashboard };
const WRITE_TO_CLUB = { label: msg("Write to the club"), path: paths.contact };

const ownTeam = ({ event }: TeamFacts) => ({
  label: msg("Join or create a team"),
  path: registrationPath(event.slug),
});

/**
 * Returns the names in a team's messages, without links and telephone numbers, because the reader may not know who
 * chose these names.
 */
export function named({
  teamName,
  event,
  by = "",
}: Partial<Pick<DoneBy, "by">> & Omit<TeamFacts, "event"> & Partial<TeamFacts>): Readonly<
  Record<"team" | "event" | "by", Text>
> {
  return { team: harmlessName(teamName), event: event?.title ?? "", by: personName(by) };
}

const added = (facts: DoneBy): Message =>
  msg('{by} added you to the team "{team}" for {event}.', named(facts));

const addedTitle = ({ event }: TeamFacts): Message =>
  msg("You were added to a team for {event}", { event: event.title });

/** Notifications about teams and their people. */
export const TEAM_ROWS = {
  TEAM_REGISTERED: row("leader", FOR_THE_RECORD, (facts: RegisteredFacts) => ({
    calendar: facts.calendar,
    title: msg("You are registered for {event}", { event: facts.event.title }),
    text: msg(
      'You lead the team "{team}" for {event}. Next, invite your teammates with the invitation link. Check that everyone has set a Codeforces handle.',
      named(facts),
    ),
    details: [
      {
        facts: [[msg("Team"), harmlessName(facts.teamName)], ...whenAndWhereFacts(facts)],
      },
    ],
    next: SEE_TEAM,
  })),
  /** `inPerson` is true if an organiser recorded that the person agreed. The person then need not accept. */
  ADDED_TO_TEAM: row("person", EVERYWHERE, (facts: AskedBy & { readonly inPerson?: boolean }) => ({
    title: addedTitle(facts),
    text: joined([
      added(facts),
      facts.inPerson
        ? msg(
            "An organiser recorded that you agreed in person. If you did not agree, open the team's page and leave the team.",
          )
        : msg("Until you accept, the team sees only your name. You can still join or create another team."),
    ]),
    details: whenAndWherePart(facts),
    next: facts.inPerson ? SEE_TEAM : { label: msg("Accept or decline"), path: paths.dashboard },
  })),
  /**
   * The address is not verified, so the mail contains as little text from strangers as possible: only the names of the
   * team and of the person who added the address.
   */
  ADDED_BY_ADDRESS: row("person", BY_MAIL_ONLY, (facts: AskedBy, { email }) => ({
    title: addedTitle(facts),
    text: joined([added(facts), msg("Sign up with this e-mail address. Then accept or decline.")]),
    details: [...whenAndWherePart(facts), msg("If you did not expect this invitation, ignore this mail.")],
    next: { label: msg("Sign up"), path: signUpPath(email) },
  })),
  MEMBER_ACCEPTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("{by} is now in your team", named(facts)),
    text: msg('{by} accepted their place in the team "{team}" for {event}.', named(facts)),
    next: SEE_TEAM,
  })),
  MEMBER_DECLINED: row("leader", EVERYWHERE, (facts: LeftBy) => ({
    title: msg("{by} declined a place in your team", named(facts)),
    text: facts.mayFill
      ? msg('{by} declined the place in the team "{team}". The team has a free place now.', named(facts))
      : msg('{by} declined the place in the team "{team}".', named(facts)),
    next: SEE_TEAM,
  })),
  MEMBER_LEFT: row("leader", EVERYWHERE, (facts: LeftBy) => ({
    title: msg("{by} left your team", named(facts)),
    text: facts.mayFill
      ? msg('{by} left the team "{team}" for {event}. The team has a free place now.', named(facts))
      : msg('{by} left the team "{team}" for {event}.', named(facts)),
    next: SEE_TEAM,
  })),
  MEMBER_JOINED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("{by} joined your team", named(facts)),
    text: msg('{by} joined the team "{team}" with your invitation link.', named(facts)),
    next: SEE_TEAM,
  })),
  REMOVED_FROM_TEAM: row("person", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("You are no longer in a team for {event}", named(facts)),
    text: msg(
      '{by} removed you from the team "{team}". You can join or create another team while registration is open.',
      named(facts),
    ),
    next: ownTeam(facts),
  })),
  REPLACED_IN_TEAM: row("person", EVERYWHERE, (facts: DoneBy & { readonly reason: string }) => ({
    title: msg("Your place in a team for {event} went to someone else", named(facts)),
    text: msg('{by} of the club gave your place in the team "{team}" to someone else. Reason: {reason}', {
      ...named(facts),
      reason: ended(facts.reason),
    }),
    details: [msg("If you did not agree to give up your place, write to the club.")],
    next: WRITE_TO_CLUB,
  })),
  MEMBER_REPLACED: row(
    "leader",
    EVERYWHERE,
    (
      facts: DoneBy & Readonly<Record<"former" | "to", NamedPerson | string>> & { readonly reason: string },
    ) => {
      const people = { person: personName(facts.to), former: personName(facts.former) };
      return {
        title: msg("{person} replaces {former} in your team", people),
        text: msg('{by} of the club replaced {former} with {person} in the team "{team}". Reason: {reason}', {
          ...named(facts),
          ...people,
          reason: ended(facts.reason),
        }),
        next: SEE_TEAM,
      };
    },
  ),
  TEAM_DELETED: row("people", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("Your team for {event} was deleted", named(facts)),
    text: msg(
      '{by} deleted the team "{team}". You can join or create another team while registration is open.',
      named(facts),
    ),
    next: ownTeam(facts),
  })),
  TEAM_RESTORED: row("people", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("Your team for {event} was restored", named(facts)),
    text: msg(
      '{by} restored the deleted team "{team}". Check the members and the details of your team.',
      named(facts),
    ),
    next: SEE_TEAM,
  })),
  NEW_LEADER: row("person", EVERYWHERE, (facts: DoneBy & { readonly missing: Text | null }) => ({
    title: msg("You now lead a team for {event}", named(facts)),
    text: joined([
      msg(
        '{by} handed the team "{team}" over to you. You now manage its members and its payment.',
        named(facts),
      ),
      missingText(facts.missing),
    ]),
    next: SEE_TEAM,
  })),
  FORMER_LEADER: row("person", FOR_THE_RECORD, (facts: TeamFacts & { readonly to: NamedPerson | string }) => {
    const values = { ...named(facts), person: personName(facts.to) };
    return {
      title: msg("{person} now leads your team", values),
      text: msg(
        '{person} now leads the team "{team}" for {event}. You are still a member of the team.',
        values,
      ),
      next: SEE_TEAM,
    };
  }),
  /**
   * Normally the recipient is the person whose handle is taken, and `whose` is null. For a member without an account,
   * or one who has not agreed to be in the team, the recipient is the leader, and `whose` is the member's name.
   */
  HANDLE_TAKEN: row(
    "person",
    EVERYWHERE,
    (facts: TeamFacts & { readonly handle: string; readonly whose: string | null }) => ({
      title: msg("A Codeforces handle in your team belongs to someone else"),
      text: joined([
        msg("Someone else in {event} proved that they own the handle {handle}.", {
          event: facts.event.title,
          handle: harmlessName(facts.handle),
        }),
        facts.whose === null
          ? msg(
              'You have the same handle in the team "{team}". Your handle is no longer valid. Set a different handle. If this handle is yours, open your profile and prove the handle.',
              named(facts),
            )
          : msg(
              '{person} has the same handle in the team "{team}". That handle is no longer valid. Set a different handle for {person}.',
              { ...named(facts), person: harmlessName(facts.whose) },
            ),
      ]),
      next: SEE_TEAM,
    }),
  ),
  SOMETHING_MISSING: row(
    "people",
    AS_A_REMINDER,
    (facts: TeamFacts & Readonly<Record<"left" | "closesAt" | "missing", Text>>) => ({
      title: msg("Registration for {event} closes in {left}", {
        event: facts.event.title,
        left: facts.left,
      }),
      text: msg('Still missing in the team "{team}": {missing}. Registration closes on {closesAt}.', {
        ...named(facts),
        missing: facts.missing,
        closesAt: facts.closesAt,
      }),
      details: [msg("You can switch these reminders off in your profile.")],
      next: SEE_TEAM,
    }),
  ),
};
