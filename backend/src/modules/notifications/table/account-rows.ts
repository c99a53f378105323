import { paths } from "../../../kernel/contract/paths.js";
import { harmlessName } from "../../../kernel/mail/harmless-name.js";
import type { MailPart } from "../../../kernel/mail/mail-body.js";
import { BY_MAIL_ONLY, EVERYWHERE, IN_BAR_ONLY, row } from "./notification-row.js";

const NEW_PASSWORD = { label: "Set a new password", path: paths.forgotPassword };
const WRITE_TO_CLUB = { label: "Write to the club", path: paths.contact };

/** A limited right, in words. */
interface RightFacts {
  readonly label: string;
  readonly gives: string;
}

/** Which limited rights somebody was given and lost, and whether they have any now. */
interface RightsFacts {
  readonly given: readonly RightFacts[];
  readonly taken: readonly RightFacts[];
  readonly hasAny: boolean;
}

const names = (rights: readonly RightFacts[]): string => rights.map(({ label }) => label).join(", ");

const listed = (intro: string, rights: readonly RightFacts[]): readonly MailPart[] =>
  rights.length === 0 ? [] : [intro, { list: rights.map(({ label, gives }) => `${label}: ${gives}`) }];

/** Accounts: what their owner has to know of at once, as it may not have been them. */
export const ACCOUNT_ROWS = {
  PASSWORD_CHANGED: row("person", EVERYWHERE, (_: object) => ({
    title: "Your password was changed",
    text: "The password of your account was just changed, and every device was logged out. If it was not you, set a new one at once.",
    next: NEW_PASSWORD,
  })),
  /** The mail goes to the address that the account had before. */
  EMAIL_CHANGED: row("person", EVERYWHERE, (facts: { readonly from: string; readonly to: string }) => ({
    title: "Your e-mail address was changed",
    text: `Your account now uses the e-mail address ${facts.to}; you can no longer log in with ${facts.from}. If it was not you, write to the club at once.`,
    next: WRITE_TO_CLUB,
  })),
  NEW_LOGIN: row("person", EVERYWHERE, ({ userAgent }: { readonly userAgent: string }) => ({
    title: "New login to your account",
    text: `Somebody just logged in to your account from a new browser. ${userAgent === "" ? "It did not say what it is" : `It calls itself: ${userAgent}`}. If it was not you, set a new password at once.`,
    next: NEW_PASSWORD,
  })),
  TWO_STEP_CHANGED: row("person", EVERYWHERE, ({ news }: { readonly news: string }) => ({
    title: "Your two-step login was changed",
    text: `The two-step login of your account was just changed: ${news}. If it was not you, set a new password at once, then look at what is set up in your profile.`,
    next: NEW_PASSWORD,
  })),
  ROLE_CHANGED: row(
    "person",
    EVERYWHERE,
    (facts: {
      readonly role: string;
      /** "" for an account that was made with the role. */
      readonly before: string;
      readonly by: string;
      readonly at: string;
      /** The site's host. */
      readonly site: string;
      readonly reach: string;
    }) => ({
      title: `You are now a ${facts.role} of ${facts.site}`,
      text: `On ${facts.at} ${facts.by} made your role ${facts.role}${facts.before === "" ? "" : `, which was ${facts.before} before`}. Log in again to use it. ${facts.reach}`,
      details: [
        "If you did not expect this, do not give your password to anybody who asks for it, and write to the club.",
      ],
      next: { label: "Log in", path: paths.logIn },
    }),
  ),
  /** By mail only: whoever could read it in the bar is here, and keeps the account. */
  ACCOUNT_UNUSED: row(
    "person",
    BY_MAIL_ONLY,
    (facts: { readonly seen: string; readonly years: number; readonly goesOn: string }) => ({
      title: "Log in to keep your account",
      text: `You were last here on ${facts.seen}. The club forgets accounts that nobody has used for ${facts.years === 1 ? "a year" : `${String(facts.years)} years`}, and yours is deleted with your personal data on ${facts.goesOn}. Log in once before that day, and it stays.`,
      details: ["If you do not want it any more, you need do nothing."],
      next: { label: "Log in", path: paths.logIn },
    }),
  ),
  RIGHTS_CHANGED: row("person", EVERYWHERE, ({ given, taken, hasAny }: RightsFacts) => ({
    title: "Your rights on the club's site changed",
    text: [
      given.length > 0 ? `You were given: ${names(given)}.` : "",
      taken.length > 0 ? `You no longer have: ${names(taken)}.` : "",
      "If you did not expect this, write to the club.",
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    details: [
      ...listed("You may now do this for the club:", given),
      ...listed("You may no longer do this:", taken),
    ],
    next: hasAny ? { label: "Admin panel", path: paths.admin } : WRITE_TO_CLUB,
  })),
  /** Mostly help that the person asked for: they are told, and a mail for each look would only alarm them (ADR 83). */
  SEEN_AS: row("person", IN_BAR_ONLY, ({ by, reason }: { readonly by: string; readonly reason: string }) => ({
    title: "The club saw the site as you see it",
    text: `${harmlessName(by)} saw your pages for at most 15 minutes, and could change nothing. Reason: ${reason.replace(/\.?$/u, ".")} If you think that this was wrong, write to the club.`,
    next: WRITE_TO_CLUB,
  })),
};
