import { paths, teamMatesPath } from "../../../kernel/contract/paths.js";
import { joined, msg, type Message } from "../../../kernel/languages/message.js";
import { personName } from "../../../kernel/languages/person-name.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import { signUpPath, whenAndWherePart } from "./parts.js";
import { BY_MAIL_ONLY, EVERYWHERE, row } from "./notification-row.js";
import { named, SEE_TEAM, type AskedBy, type DoneBy, type TeamFacts } from "./team-rows.js";

const WHILE_OPEN = msg("The invitation is valid while registration is open and the team has a free place.");
const ACCEPT = { label: msg("Accept or decline"), path: paths.dashboard };

const invited = (facts: DoneBy): Message =>
  msg('{by} invites you to the team "{team}" for {event}.', named(facts));

const invitedTitle = ({ event }: TeamFacts): Message =>
  msg("You are invited to a team for {event}", { event: event.title });

/** Notifications about invitations to one person, and about requests to join a team. */
export const INVITATION_ROWS = {
  INVITED: row("person", EVERYWHERE, (facts: AskedBy) => ({
    title: invitedTitle(facts),
    text: joined([invited(facts), WHILE_OPEN, msg("Until you accept, the team cannot see your account.")]),
    details: whenAndWherePart(facts),
    next: ACCEPT,
  })),
  /**
   * The address is not verified, so the mail contains as little text from strangers as possible: only the names of the
   * inviter and the team.
   */
  INVITED_BY_ADDRESS: row("person", BY_MAIL_ONLY, (facts: AskedBy, { email }) => ({
    title: invitedTitle(facts),
    text: joined([invited(facts), msg("Sign up with this e-mail address. Then accept with one click.")]),
    details: [
      ...whenAndWherePart(facts),
      joined([WHILE_OPEN, msg("If you did not expect this invitation, ignore this mail.")]),
    ],
    next: { label: msg("Sign up"), path: signUpPath(email) },
  })),
  INVITATION_ACCEPTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("{by} joined your team", named(facts)),
    text: msg('{by} accepted your invitation and is now in the team "{team}".', named(facts)),
    next: SEE_TEAM,
  })),
  /** `by` is the name that the leader knows: the address they typed, or the name in the listing. */
  INVITATION_DECLINED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("Your invitation was declined"),
    text: msg('{by} declined to join the team "{team}". You can invite someone else.', {
      ...named(facts),
      by: typeof facts.by === "string" ? facts.by : personName(facts.by),
    }),
    next: SEE_TEAM,
  })),
  JOIN_REQUESTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: msg("{by} wants to join your team", named(facts)),
    text: msg('{by} wants to join the team "{team}" for {event}.', named(facts)),
    next: ACCEPT,
  })),
  REQUEST_ACCEPTED: row("person", EVERYWHERE, (facts: TeamFacts) => ({
    title: msg("You are in the team {team}", { team: harmlessName(facts.teamName) }),
    text: msg('Your request was accepted. You are now in the team "{team}" for {event}.', named(facts)),
    next: SEE_TEAM,
  })),
  REQUEST_DECLINED: row("person", EVERYWHERE, (facts: TeamFacts) => ({
    title: msg("Your request was declined"),
    text: msg('The team "{team}" for {event} declined your request.', named(facts)),
    next: { label: msg("Find another team"), path: teamMatesPath(facts.event.slug) },
  })),
};
