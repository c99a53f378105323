import { paths } from "../../../kernel/contract/paths.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import type { Mail } from "../../../kernel/mail/outbox.js";

/** Who invites whom to which team. */
interface Invited {
  readonly to: string;
  readonly invitedBy: string;
  readonly teamName: string;
  readonly event: { readonly title: string };
}

const invited = ({ invitedBy, teamName, event }: Invited): string =>
  `${harmlessName(invitedBy)} invites you to the team "${harmlessName(teamName)}" for ${event.title}.`;

const subjectOf = ({ event }: Invited): string => `You are invited to a team for ${event.title}`;

const WHILE_OPEN = "It is good while registration is open and the team has a place.";

/** Where somebody signs up, with their address filled in: it stands in the fragment, which browsers send to no server. */
function signUpLink(to: string, publicUrl: string): string {
  const next = new URLSearchParams({ next: paths.dashboard }).toString();
  return `${publicUrl}${paths.signUp}?${next}#${new URLSearchParams({ email: to }).toString()}`;
}

/**
 * Invites an address without account. Nobody proved that it is theirs, so of what strangers typed it carries no more than
 * two names (see `harmlessName`).
 */
export function strangerInvitedMail(mail: Invited, publicUrl: string): Mail {
  return {
    to: mail.to,
    subject: subjectOf(mail),
    text: `Hello,\n\n${invited(mail)}\n\nSign up with this e-mail address, then accept with one press:\n${signUpLink(mail.to, publicUrl)}\n\n${WHILE_OPEN} If this means nothing to you, ignore this mail.\n`,
  };
}

/** Invites the owner of an account; `name` is what they call themselves. */
export function invitedMail(mail: Invited & { readonly name: string }, publicUrl: string): Mail {
  return {
    to: mail.to,
    subject: subjectOf(mail),
    text: `Hello ${mail.name},\n\n${invited(mail)}\n\nAccept or decline: ${publicUrl}${paths.dashboard}\n\n${WHILE_OPEN} Until you accept, the team sees nothing of your account.\n`,
  };
}

/** What the mail to a leader tells of an answer; `invitee` is the address or the name that they know. */
interface Answered {
  readonly to: string;
  readonly name: string;
  readonly teamName: string;
}

/** Notifies the leader that somebody accepted their invitation, by whose name they are in the team now. */
export function invitationAcceptedMail(
  { to, name, teamName, joined }: Answered & { readonly joined: string },
  publicUrl: string,
): Mail {
  const person = harmlessName(joined);
  return {
    to,
    subject: `${person} joined your team`,
    text: `Hello ${name},\n\n${person} accepted your invitation and is in the team "${harmlessName(teamName)}" now.\n\nSee your team: ${publicUrl}${paths.dashboard}\n`,
  };
}

/**
 * Notifies the leader that an invitation was declined, also by joining another team.
 * @param invitee as the leader knows them: the address that they typed, or the name that was listed
 */
export function invitationDeclinedMail(
  { to, name, teamName, invitee }: Answered & { readonly invitee: string },
  publicUrl: string,
): Mail {
  return {
    to,
    subject: "Your invitation was declined",
    text: `Hello ${name},\n\n${invitee} does not join the team "${harmlessName(teamName)}". The place is free for somebody else.\n\nSee your team: ${publicUrl}${paths.dashboard}\n`,
  };
}
