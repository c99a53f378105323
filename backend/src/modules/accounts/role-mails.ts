import { paths } from "../../kernel/contract/paths.js";
import { momentText } from "../../kernel/contract/india-time.js";
import { Role } from "../../kernel/contract/roles.js";
import type { Mail } from "../../kernel/mail/outbox.js";

/** A role that one person gave or took. */
export interface RoleChange {
  readonly person: { readonly name: string; readonly email: string };
  /** Null for an account that was made with the role. */
  readonly from: Role | null;
  /** Null for an account that was deleted. */
  readonly to: Role | null;
  /** Who did it, with address where they have one. */
  readonly by: string;
  readonly at: Date;
}

/** What a role allows, for whoever is given it. */
export const REACH: Readonly<Record<Role, string>> = {
  [Role.User]: "You can make a team and be in one, as every student can.",
  [Role.TeamLeader]:
    "You can make and lead a team. You have no special rights in a team that somebody else leads.",
  [Role.Superadmin]:
    "You can see everybody's data, change and delete people and teams, decide payments, publish rankings, write to all teams, and give others the same rights. The Admin Dashboard is at the top of each page. First set up two-step login, in the dashboard under Profile.",
};

/** Tells a Superadmin that there is one more, or one less. */
export function superadminsChangedMail(to: string, change: RoleChange, url: string): Mail {
  const { person, by, at } = change;
  const who = `${person.name} <${person.email}>`;
  const isNew = change.to === Role.Superadmin;
  const subject = isNew
    ? `${person.name} is now a Superadmin of ${siteOf(url)}`
    : `${person.name} is no longer a Superadmin of ${siteOf(url)}`;
  const did = isNew
    ? `made ${who} a Superadmin`
    : change.to === null
      ? `deleted the account of ${who}, who was a Superadmin`
      : `took the rights of a Superadmin away from ${who}, whose role is ${change.to} now`;
  return {
    to,
    subject,
    body: [
      "Hello,",
      `On ${momentText(at)} ${by} ${did}.`,
      ...(isNew ? ["They can do everything that you can."] : []),
      `If that was not meant, log in at once, ${isNew ? "set their role back" : "set it right"} under Users, and look at the audit log for what else was done.`,
      { link: "Users", url: `${url}${paths.admin}?tab=users` },
      "If it says that it was you and you know nothing about it, somebody else is using your account. Set a new password first.",
      { link: "Set a new password", url: `${url}${paths.forgotPassword}` },
    ],
  };
}

function siteOf(url: string): string {
  return new URL(url).host;
}
