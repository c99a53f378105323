import { paths } from "../../../kernel/contract/paths.js";
import type { CalendarFile } from "../../../kernel/mail/mail-body.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import { BY_MAIL_ONLY, EVERYWHERE, FOR_THE_RECORD, row } from "./notification-row.js";

/** The event that a team takes part in. */
interface EventFacts {
  readonly title: string;
}

/** A team and its event. */
export interface TeamFacts {
  readonly teamName: string;
  readonly event: EventFacts;
}

/** Something that somebody did about a team. */
export interface DoneBy extends TeamFacts {
  readonly by: string;
}

export const SEE_TEAM = { label: "See your team", path: paths.dashboard };
const OWN_TEAM = { label: "Join or make a team", path: paths.registration };

/** A team's name in a sentence. Whoever chose it may be a stranger to the reader. */
export const team = ({ teamName }: TeamFacts): string => `the team "${harmlessName(teamName)}"`;

const added = (facts: DoneBy): string =>
  `${harmlessName(facts.by)} added you to ${team(facts)} for ${facts.event.title}.`;

/** Teams and their people. */
export const TEAM_ROWS = {
  TEAM_REGISTERED: row(
    "leader",
    FOR_THE_RECORD,
    (facts: TeamFacts & { readonly calendar: CalendarFile | null }) => ({
      calendar: facts.calendar,
      title: `You are registered for ${facts.event.title}`,
      text: `You lead ${team(facts)} for ${facts.event.title}. Next, bring in your teammates with the team's invitation link, and see that everybody has set a Codeforces handle.`,
      next: SEE_TEAM,
    }),
  ),
  /** `inPerson`: an organiser wrote down that they agreed, so there is nothing to accept. */
  ADDED_TO_TEAM: row("person", EVERYWHERE, (facts: DoneBy & { readonly inPerson?: boolean }) => ({
    title: `You were added to a team for ${facts.event.title}`,
    text: facts.inPerson
      ? `${added(facts)} You agreed to it in person. If you did not, leave the team on its page.`
      : `${added(facts)} Until you accept, the team sees your name and nothing else from your account, and you are free to join or make another team.`,
    next: facts.inPerson ? SEE_TEAM : { label: "Accept or decline", path: paths.dashboard },
  })),
  /** Nobody proved that the address is theirs, so of what was typed it carries no more than two names. */
  ADDED_BY_ADDRESS: row("person", BY_MAIL_ONLY, (facts: DoneBy) => ({
    title: `You were added to a team for ${facts.event.title}`,
    text: `${added(facts)} Sign up with this e-mail address, then accept or decline.`,
    details: ["If this means nothing to you, ignore this mail."],
    next: { label: "Sign up", path: paths.signUp },
  })),
  MEMBER_ACCEPTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: `${harmlessName(facts.by)} is in your team`,
    text: `${harmlessName(facts.by)} accepted their place in ${team(facts)} for ${facts.event.title}.`,
    next: SEE_TEAM,
  })),
  MEMBER_DECLINED: row("leader", EVERYWHERE, (facts: Omit<DoneBy, "event">) => ({
    title: `${harmlessName(facts.by)} is not in your team`,
    text: `${harmlessName(facts.by)} declined to be in the team "${harmlessName(facts.teamName)}" and is no longer in it.`,
    next: SEE_TEAM,
  })),
  MEMBER_LEFT: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: `${harmlessName(facts.by)} left your team`,
    text: `${harmlessName(facts.by)} left ${team(facts)} for ${facts.event.title}. There is a free place now.`,
    next: SEE_TEAM,
  })),
  MEMBER_JOINED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: `${harmlessName(facts.by)} joined your team`,
    text: `${harmlessName(facts.by)} joined ${team(facts)} by your invitation link.`,
    next: SEE_TEAM,
  })),
  REMOVED_FROM_TEAM: row("person", EVERYWHERE, (facts: DoneBy) => ({
    title: `You are no longer in a team for ${facts.event.title}`,
    text: `${harmlessName(facts.by)} removed you from ${team(facts)}. You are free to join or make another one while registration is open.`,
    next: OWN_TEAM,
  })),
  REPLACED_IN_TEAM: row("person", EVERYWHERE, (facts: DoneBy & { readonly reason: string }) => ({
    title: `Somebody took your place in a team for ${facts.event.title}`,
    text: `${harmlessName(facts.by)} of the club gave your place in ${team(facts)} to somebody else. Reason: ${ended(facts.reason)}`,
    details: ["If that is not what you agreed with your team, write to the club."],
    next: { label: "Write to the club", path: paths.contact },
  })),
  MEMBER_REPLACED: row(
    "leader",
    EVERYWHERE,
    (facts: DoneBy & { readonly former: string; readonly to: string; readonly reason: string }) => ({
      title: `${harmlessName(facts.to)} is in your team for ${harmlessName(facts.former)}`,
      text: `${harmlessName(facts.by)} of the club put ${harmlessName(facts.to)} in the place of ${harmlessName(facts.former)} in ${team(facts)}. Reason: ${ended(facts.reason)}`,
      next: SEE_TEAM,
    }),
  ),
  TEAM_DELETED: row("people", EVERYWHERE, (facts: DoneBy) => ({
    title: `Your team for ${facts.event.title} was deleted`,
    text: `${harmlessName(facts.by)} deleted ${team(facts)}. Its people are free to join or make another one while registration is open.`,
    next: OWN_TEAM,
  })),
  TEAM_RESTORED: row("people", EVERYWHERE, (facts: DoneBy) => ({
    title: `Your team for ${facts.event.title} is back`,
    text: `${harmlessName(facts.by)} restored ${team(facts)}, which had been deleted. It is as it was before.`,
    next: SEE_TEAM,
  })),
  NEW_LEADER: row("person", EVERYWHERE, (facts: DoneBy & { readonly missing: string | null }) => ({
    title: `You now lead a team for ${facts.event.title}`,
    text: `${harmlessName(facts.by)} handed ${team(facts)} over to you. Its people and its payment are yours to look after. ${missingText(facts.missing)}`,
    next: SEE_TEAM,
  })),
  FORMER_LEADER: row("person", FOR_THE_RECORD, (facts: TeamFacts & { readonly to: string }) => ({
    title: `${harmlessName(facts.to)} now leads your team`,
    text: `${harmlessName(facts.to)} leads ${team(facts)} for ${facts.event.title} from now on. You are still in it, as a member.`,
    next: SEE_TEAM,
  })),
  /** `whose`: the person without an account whose record it is; null for the reader themself. */
  HANDLE_TAKEN: row(
    "person",
    EVERYWHERE,
    (facts: TeamFacts & { readonly handle: string; readonly whose: string | null }) => ({
      title: "A Codeforces handle in your team is somebody else's",
      text: `Somebody else in ${facts.event.title} proved that the handle ${harmlessName(facts.handle)} is theirs. ${facts.whose === null ? "It is also your handle" : `${harmlessName(facts.whose)} has it, too,`} in ${team(facts)}, where it does not count any more. Set the right handle, or, if it is yours, prove it in your profile.`,
      next: SEE_TEAM,
    }),
  ),
  SOMETHING_MISSING: row(
    "people",
    EVERYWHERE,
    (facts: TeamFacts & { readonly left: string; readonly closesAt: string; readonly missing: string }) => ({
      title: `Registration for ${facts.event.title} closes in ${facts.left}`,
      text: `${capital(team(facts))} still lacks something: ${facts.missing}. Registration closes on ${facts.closesAt}.`,
      details: ["You can switch these reminders off in your profile."],
      next: SEE_TEAM,
    }),
  ),
};

/** What is still to be done, as a sentence; never "nothing" while something is. */
export function missingText(missing: string | null): string {
  return missing === null ? "There is nothing left to do." : `Still missing: ${missing}.`;
}

/** A reason that somebody typed, as the end of a text. */
function ended(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
