import { browserParts } from "../../../kernel/contract/browser-parts.js";
import { paths } from "../../../kernel/contract/paths.js";
import { joined, msg, knownMsg, type Message, type Text } from "../../../kernel/languages/message.js";
import { type NamedPerson, personName } from "../../../kernel/languages/person-name.js";
import type { WrittenPart } from "../../../kernel/mail/mail-body.js";
import { BY_MAIL_ONLY, ended, EVERYWHERE, IN_BAR_ONLY, row } from "./notification-row.js";

const NEW_PASSWORD = { label: msg("Set a new password"), path: paths.forgotPassword };
const WRITE_TO_CLUB = { label: msg("Write to the club"), path: paths.contact };
const LOG_IN = { label: msg("Log in"), path: paths.logIn };

interface RightFacts {
  readonly label: string;
  readonly gives: string;
}

/** The grants that a user gained and lost, and whether the user still has any grant. */
interface RightsFacts {
  readonly given: readonly RightFacts[];
  readonly taken: readonly RightFacts[];
  readonly hasAny: boolean;
}

interface RoleFacts {
  readonly role: Text;
  /** The previous role, or null if the account was created with the role. */
  readonly before: Text | null;
  readonly by: Text;
  readonly at: Text;
  /** The site's host name. */
  readonly site: string;
  readonly reach: Text;
}

const names = (rights: readonly RightFacts[]): Text =>
  joined(
    rights.map(({ label }) => knownMsg(label)),
    ", ",
  );

const listed = (intro: Message, rights: readonly RightFacts[]): readonly WrittenPart[] =>
  rights.length === 0
    ? []
    : [intro, { list: rights.map(({ label, gives }) => joined([knownMsg(label), knownMsg(gives)], ": ")) }];

function roleText({ role, before, by, at, reach }: RoleFacts): Text {
  const values = { at, by, role };
  const made =
    before === null
      ? msg("On {at}, {by} gave you the role {role}. Log in again to use this role.", values)
      : msg("On {at}, {by} changed your role from {before} to {role}. Log in again to use the new role.", {
          ...values,
          before,
        });
  return joined([made, reach]);
}

/**
 * Returns the browser's name, such as "Chrome on Android". Never returns the user agent itself, because a client can
 * send any text as its user agent.
 */
function browserText(userAgent: string): Text {
  const { browser, system } = browserParts(userAgent);
  const name = browser ?? msg("Unknown browser");
  return system === null ? name : msg("{browser} on {system}", { browser: name, system });
}

/**
 * Notifications about an account. The owner must learn of a change immediately, because another person may have made
 * it.
 */
export const ACCOUNT_ROWS = {
  PASSWORD_CHANGED: row("person", EVERYWHERE, (_: object) => ({
    title: msg("Your password was changed"),
    text: msg(
      "The password of your account was just changed, and all other devices were logged out. If this was not you, set a new password at once.",
    ),
    next: NEW_PASSWORD,
  })),
  /** Sent to the account's previous address. */
  EMAIL_CHANGED: row(
    "person",
    EVERYWHERE,
    ({ from, to }: { readonly from: string; readonly to: string }) => ({
      title: msg("Your e-mail address was changed"),
      text: msg(
        "Your account now uses the e-mail address {to}. You can no longer log in with {from}. If this was not you, write to the club at once.",
        { to, from },
      ),
      next: WRITE_TO_CLUB,
    }),
  ),
  NEW_LOGIN: row("person", EVERYWHERE, ({ userAgent }: { readonly userAgent: string }) => ({
    title: msg("New login to your account"),
    text: joined([
      msg("Your account was just used to log in from a new browser: {browser}.", {
        browser: browserText(userAgent),
      }),
      msg("If this was not you, set a new password at once."),
    ]),
    next: NEW_PASSWORD,
  })),
  TWO_STEP_CHANGED: row("person", EVERYWHERE, ({ news }: { readonly news: Text }) => ({
    title: msg("Your two-step login was changed"),
    text: msg(
      "The two-step login of your account was just changed: {news}. If this was not you, set a new password at once. Then check the two-step login in your profile.",
      { news },
    ),
    next: NEW_PASSWORD,
  })),
  ROLE_CHANGED: row("person", EVERYWHERE, (facts: RoleFacts) => ({
    title: msg("You are now a {role} of {site}", { role: facts.role, site: facts.site }),
    text: roleText(facts),
    details: [
      msg("If you did not expect this change, write to the club. Do not give your password to anyone."),
    ],
    next: LOG_IN,
  })),
  /** Only a mail, because a user who can see notifications has logged in and will therefore keep the account. */
  ACCOUNT_UNUSED: row(
    "person",
    BY_MAIL_ONLY,
    ({ seen, years, goesOn }: { readonly seen: Text; readonly years: number; readonly goesOn: Text }) => ({
      title: msg("Log in to keep your account"),
      text: msg(
        "Your last visit was on {seen}. We delete accounts after {years, plural, one {a year} other {# years}} without use. We will delete your account and your personal data on {goesOn}. To keep your account, log in once before that day.",
        { seen, years, goesOn },
      ),
      details: [msg("If you no longer want your account, you do not need to do anything.")],
      next: LOG_IN,
    }),
  ),
  RIGHTS_CHANGED: row("person", EVERYWHERE, ({ given, taken, hasAny }: RightsFacts) => ({
    title: msg("Your rights on the club's site have changed"),
    text: joined([
      ...(given.length > 0
        ? [msg("You now have these new rights: {rights}.", { rights: names(given) })]
        : []),
      ...(taken.length > 0
        ? [msg("You no longer have these rights: {rights}.", { rights: names(taken) })]
        : []),
      msg("If you did not expect this change, write to the club."),
    ]),
    details: [
      ...listed(msg("Your new rights for the club:"), given),
      ...listed(msg("Rights that you no longer have:"), taken),
    ],
    next: hasAny ? { label: msg("Admin Panel"), path: paths.admin } : WRITE_TO_CLUB,
  })),
  SESSIONS_ENDED: row("person", EVERYWHERE, ({ by }: { readonly by: NamedPerson | string }) => ({
    title: msg("You were logged out everywhere"),
    text: msg(
      "{by} of the club logged you out on every device. You can log in again. If you think that someone else used your account, set a new password first.",
      { by: personName(by) },
    ),
    next: NEW_PASSWORD,
  })),
  /**
   * Only in the bar. An admin mostly views a person's pages to help that person, and a mail would only cause alarm (ADR
   * 83).
   */
  SEEN_AS: row(
    "person",
    IN_BAR_ONLY,
    ({ by, reason }: { readonly by: NamedPerson | string; readonly reason: string }) => ({
      title: msg("The club viewed your pages"),
      text: msg(
        "{by} had up to 15 minutes to view your pages, but could not change anything. Reason: {reason} If you think that this was wrong, write to the club.",
        { by: personName(by), reason: ended(reason) },
      ),
      next: WRITE_TO_CLUB,
    }),
  ),
};
