import { paths } from "../../kernel/contract/paths.js";
import { harmlessName } from "../../kernel/mail/harmless-name.js";
import { plainBody } from "../../kernel/mail/mail-body.js";
import type { Mail } from "../../kernel/mail/outbox.js";

/** What every mail about being added tells: who did it, to which team, for which event. */
interface Added {
  readonly to: string;
  readonly addedBy: string;
  readonly teamName: string;
  readonly event: { readonly title: string; readonly slug: string };
}

const added = ({ addedBy, teamName, event }: Added): string =>
  `${harmlessName(addedBy)} added you to the team "${harmlessName(teamName)}" for ${event.title}.`;

const subjectOf = ({ event }: Added): string => `You were added to a team for ${event.title}`;

/**
 * Tells an address without account that a leader typed it in, and how to answer. Nobody proved that it is theirs, so
 * of what the leader typed it carries no more than two names (see `harmlessName`).
 */
export function recordAddedMail(mail: Added, publicUrl: string): Mail {
  return {
    to: mail.to,
    subject: subjectOf(mail),
    body: plainBody(
      `Hello,\n\n${added(mail)}\n\nSign up with this e-mail address at ${publicUrl}${paths.signUp}, then accept or decline: ${publicUrl}${paths.dashboard}\n\nIf this means nothing to you, ignore this mail.\n`,
      `${publicUrl}${paths.signUp}`,
      `${publicUrl}${paths.dashboard}`,
    ),
  };
}

/** Asks the owner of an account whether they agree to be in a team; `name` is what they call themselves. */
export function addedToTeamMail(mail: Added & { readonly name: string }, publicUrl: string): Mail {
  return {
    to: mail.to,
    subject: subjectOf(mail),
    body: plainBody(
      `Hello ${mail.name},\n\n${added(mail)}\n\nAccept or decline: ${publicUrl}${paths.dashboard}\n\nUntil you accept, the team sees your name and nothing else from your account, and you are free to join or make another team.\n`,
      `${publicUrl}${paths.dashboard}`,
    ),
  };
}

/** What the mail to a leader tells whose team somebody declined. */
interface Declined {
  readonly to: string;
  readonly name: string;
  readonly declinedBy: string;
  readonly teamName: string;
}

/** Tells the leader that somebody whom they added does not want to be in the team. */
export function declinedMail({ to, name, declinedBy, teamName }: Declined, publicUrl: string): Mail {
  const person = harmlessName(declinedBy);
  return {
    to,
    subject: `${person} is not in your team`,
    body: plainBody(
      `Hello ${name},\n\n${person} declined to be in the team "${harmlessName(teamName)}" and is no longer in it.\n\nSee your team: ${publicUrl}${paths.dashboard}\n`,
      `${publicUrl}${paths.dashboard}`,
    ),
  };
}

/** What the mail to a leader tells whom their link brought. */
interface Joined {
  readonly to: string;
  readonly name: string;
  readonly joined: string;
  readonly teamName: string;
}

/** Tells the leader that somebody joined by the team's link. */
export function joinedMail({ to, name, joined, teamName }: Joined, publicUrl: string): Mail {
  const person = harmlessName(joined);
  return {
    to,
    subject: `${person} joined your team`,
    body: plainBody(
      `Hello ${name},\n\n${person} joined the team "${harmlessName(teamName)}" by your invitation link.\n\nSee your team: ${publicUrl}${paths.dashboard}\n`,
      `${publicUrl}${paths.dashboard}`,
    ),
  };
}
