import { paths } from "../../../kernel/contract/paths.js";
import { Role } from "../../../kernel/contract/roles.js";
import { msg, knownMsg, type Text, momentMsg } from "../../../kernel/languages/message.js";
import { personName } from "../../../kernel/languages/person-name.js";
import type { Mail } from "../../../kernel/mail/outbox.js";

export interface RoleChange {
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  /** The earlier role, or null for a new account. */
  readonly from: Role | null;
  /** The new role, or null for a deleted account. */
  readonly to: Role | null;
  /** The name and address of the person who made the change, or a text without a name for the command line. */
  readonly by: Text;
  readonly at: Date;
}

/** The rights of each role, for the mail to a user who gets the role. */
export const REACH: Readonly<Record<Role, Text>> = {
  [Role.User]: msg("You can create or join a team, like every student."),
  [Role.TeamLeader]: msg(
    "You can create and lead a team. You have no special rights in other people's teams.",
  ),
  [Role.Superadmin]: msg(
    "You can see, change and delete all people and teams. You can accept or reject payments, publish rankings and write to all teams. You can give other people the same rights. To start, open Admin Panel in the menu under your name. On the Profile tab, set up two-step login before you do anything else.",
  ),
};

/** Returns the mail that tells a Superadmin of a new or a former Superadmin. */
export function superadminsChangedMail(to: string, change: RoleChange, url: string): Mail {
  const isNew = change.to === Role.Superadmin;
  const { id, name } = change.person;
  const named = { person: personName({ userId: id, name }), site: new URL(url).host };
  return {
    to,
    subject: isNew
      ? msg("{person} is now a Superadmin of {site}", named)
      : msg("{person} is no longer a Superadmin of {site}", named),
    body: [
      msg("Hello,"),
      whatChanged(change),
      ...(isNew ? [msg("This person can now do everything that you can do.")] : []),
      isNew
        ? msg(
            "If this was a mistake, log in at once and open Users. Give this person their old role. Then check the audit log for other changes.",
          )
        : msg(
            "If this was a mistake, log in at once. Correct the person's role under Users, or restore a deleted account under Bin. Then check the audit log for other changes.",
          ),
      { link: msg("Users"), url: `${url}${paths.admin}?tab=users` },
      msg(
        "If this mail names you but you did not make the change, someone else is using your account. Set a new password first.",
      ),
      { link: msg("Set a new password"), url: `${url}${paths.forgotPassword}` },
    ],
  };
}

function whatChanged({ person, to, by, at }: RoleChange): Text {
  const values = { moment: momentMsg(at), by, person: `${person.name} <${person.email}>` };
  if (to === Role.Superadmin) return msg("On {moment}, {by} made {person} a Superadmin.", values);
  return to === null
    ? msg("On {moment}, {by} deleted the account of {person}, who was a Superadmin.", values)
    : msg("On {moment}, {by} removed the role Superadmin from {person}. The new role is {role}.", {
        ...values,
        role: knownMsg(to),
      });
}
