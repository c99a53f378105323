import { paths } from "../../../kernel/contract/paths.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import { BY_MAIL_ONLY, EVERYWHERE, row } from "./notification-row.js";
import { SEE_TEAM, team, type DoneBy, type TeamFacts } from "./team-rows.js";

const WHILE_OPEN = "It is good while registration is open and the team has a place.";

const invited = (facts: DoneBy): string =>
  `${harmlessName(facts.by)} invites you to ${team(facts)} for ${facts.event.title}.`;

/** Where somebody signs up, with their address filled in: it stands in the fragment, which browsers send to no server. */
function signUpPath(email: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${paths.signUp}?${next}#${new URLSearchParams({ email }).toString()}`;
}

/** Invitations to one person, and requests to join a team. */
export const INVITATION_ROWS = {
  INVITED: row("person", EVERYWHERE, (facts: DoneBy) => ({
    title: `You are invited to a team for ${facts.event.title}`,
    text: `${invited(facts)} ${WHILE_OPEN} Until you accept, the team sees nothing of your account.`,
    next: { label: "Accept or decline", path: paths.dashboard },
  })),
  /** Nobody proved that the address is theirs, so of what strangers typed it carries no more than two names. */
  INVITED_BY_ADDRESS: row("person", BY_MAIL_ONLY, (facts: DoneBy, { email }) => ({
    title: `You are invited to a team for ${facts.event.title}`,
    text: `${invited(facts)} Sign up with this e-mail address, then accept with one press.`,
    details: [`${WHILE_OPEN} If this means nothing to you, ignore this mail.`],
    next: { label: "Sign up", path: signUpPath(email) },
  })),
  INVITATION_ACCEPTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: `${harmlessName(facts.by)} joined your team`,
    text: `${harmlessName(facts.by)} accepted your invitation and is in ${team(facts)} now.`,
    next: SEE_TEAM,
  })),
  /** `by` is whom the leader knows: the address that they typed, or the name that was listed. */
  INVITATION_DECLINED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: "Your invitation was declined",
    text: `${facts.by} does not join ${team(facts)}. The place is free for somebody else.`,
    next: SEE_TEAM,
  })),
  JOIN_REQUESTED: row("leader", EVERYWHERE, (facts: DoneBy) => ({
    title: `${harmlessName(facts.by)} asks to join your team`,
    text: `${harmlessName(facts.by)} asks to join ${team(facts)} for ${facts.event.title}.`,
    next: { label: "Accept or decline", path: paths.dashboard },
  })),
  REQUEST_ACCEPTED: row("person", EVERYWHERE, (facts: TeamFacts) => ({
    title: `You are in the team ${harmlessName(facts.teamName)}`,
    text: `Your request was accepted: you are in ${team(facts)} for ${facts.event.title} now.`,
    next: SEE_TEAM,
  })),
  REQUEST_DECLINED: row("person", EVERYWHERE, (facts: TeamFacts) => ({
    title: "Your request was declined",
    text: `${team(facts).replace("the", "The")} for ${facts.event.title} cannot take you.`,
    next: { label: "Find another team", path: paths.teamMates },
  })),
};
