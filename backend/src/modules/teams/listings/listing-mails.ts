import { paths } from "../../../kernel/contract/paths.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import type { Mail } from "../../../kernel/mail/outbox.js";

/** Somebody who gets a mail about a request, by the name they gave themselves. */
interface Addressed {
  readonly to: string;
  readonly name: string;
  readonly teamName: string;
}

/** Asks the leader whether somebody may join the team. */
export function requestMail(
  { to, name, teamName, requestedBy }: Addressed & { readonly requestedBy: string },
  publicUrl: string,
): Mail {
  const person = harmlessName(requestedBy);
  return {
    to,
    subject: `${person} asks to join your team`,
    text: `Hello ${name},\n\n${person} asks to join the team "${harmlessName(teamName)}".\n\nAccept or decline: ${publicUrl}${paths.dashboard}\n`,
  };
}

/** Notifies somebody that the leader accepted their request. */
export function requestAcceptedMail({ to, name, teamName }: Addressed, publicUrl: string): Mail {
  const team = harmlessName(teamName);
  return {
    to,
    subject: `You are in the team ${team}`,
    text: `Hello ${name},\n\nYour request was accepted: you are in the team "${team}" now.\n\nSee your team: ${publicUrl}${paths.dashboard}\n`,
  };
}

/** Notifies somebody that the leader declined their request. */
export function requestDeclinedMail({ to, name, teamName }: Addressed, publicUrl: string): Mail {
  return {
    to,
    subject: "Your request was declined",
    text: `Hello ${name},\n\nThe team "${harmlessName(teamName)}" cannot take you.\n\nFind another team: ${publicUrl}${paths.teamMates}\n`,
  };
}
