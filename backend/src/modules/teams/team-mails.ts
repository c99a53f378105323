import type { Mail } from "../../kernel/mail/outbox.js";

/** What the mail to an added person tells. */
export interface AddedToTeam {
  readonly to: string;
  readonly name: string;
  readonly addedBy: string;
  readonly teamName: string;
  readonly event: { readonly title: string; readonly slug: string };
}

/** Tells somebody without an account that a leader typed them in, and how to see or leave the team. */
export function recordAddedMail(
  { to, name, addedBy, teamName, event }: AddedToTeam,
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `You are in a team for ${event.title}`,
    text: `Hello ${name},\n\n${addedBy} added you to the team "${teamName}" for ${event.title}.\n\nSign up with this e-mail address at ${publicUrl}/signup and the team is yours to see: ${publicUrl}/events/${event.slug}/registration\n\nIf you do not want to be in this team, sign up and choose "Leave team" on that page, or ask ${addedBy} to remove you.\n`,
  };
}

/** Tells somebody who added them to a team, and how to leave it (decisions.md section 1). */
export function addedToTeamMail(
  { to, name, addedBy, teamName, event }: AddedToTeam,
  publicUrl: string,
): Mail {
  const page = `${publicUrl}/events/${event.slug}/registration`;
  return {
    to,
    subject: `You are in a team for ${event.title}`,
    text: `Hello ${name},\n\n${addedBy} added you to the team "${teamName}" for ${event.title}.\n\nSee your team and set your Codeforces handle: ${page}\n\nIf you do not want to be in this team, choose "Leave team" on that page; one click is enough.\n`,
  };
}
