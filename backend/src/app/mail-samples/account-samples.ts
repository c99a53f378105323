import { Role } from "../../kernel/contract/roles.js";
import {
  accountDeletedMail,
  accountForgottenMail,
  addressTakenMail,
  changeEmailCodeMail,
  emailCodeMail,
  noAccountMail,
  resetCodeMail,
} from "../../modules/accounts/account-mails.js";
import { superadminsChangedMail } from "../../modules/accounts/roles/role-mails.js";
import {
  guessedCodesMail,
  recoveryCodeUsedMail,
} from "../../modules/accounts/second-factor/second-factor-mails.js";
import { accountChangedMail } from "../../modules/settings/settings-mails.js";
import { webhookOffMail } from "../../modules/webhooks/webhook-mails.js";
import { ASHA, type MailSample, SAMPLE_CLUB, SAMPLE_URL } from "./mail-sample.js";

const CODE = {
  to: ASHA.email,
  code: "067400",
  clubName: SAMPLE_CLUB,
  publicUrl: SAMPLE_URL,
  language: "en",
} as const;
const CHANGE = {
  person: { id: "asha", ...ASHA },
  by: "Ravi Iyer <ravi@example.org>",
  at: new Date("2025-02-20T10:30:00Z"),
};

const BECOMES = { ...CHANGE, from: Role.User, to: Role.Superadmin } as const;
const ENDS = { ...CHANGE, from: Role.Superadmin, to: Role.User } as const;

const FAILING = {
  description: "Chat of the club",
  host: "hooks.example.org",
  state: "failing",
  since: new Date("2025-02-20T10:30:00Z"),
} as const;

/** The mails about accounts, roles and two-step login. */
export const ACCOUNT_SAMPLES: readonly MailSample[] = [
  { template: "emailCodeMail", mail: emailCodeMail(CODE, false) },
  { template: "emailCodeMail", variant: "has an account", mail: emailCodeMail(CODE, true) },
  { template: "resetCodeMail", mail: resetCodeMail(CODE) },
  { template: "changeEmailCodeMail", mail: changeEmailCodeMail(CODE) },
  { template: "noAccountMail", mail: noAccountMail(ASHA.email, SAMPLE_URL, "en") },
  { template: "addressTakenMail", mail: addressTakenMail(ASHA.email, SAMPLE_URL) },
  { template: "accountDeletedMail", mail: accountDeletedMail(ASHA.email, ASHA.name, "en") },
  { template: "accountForgottenMail", mail: accountForgottenMail(ASHA.email, ASHA.name, "en") },
  { template: "superadminsChangedMail", mail: superadminsChangedMail(ASHA.email, BECOMES, SAMPLE_URL) },
  {
    template: "superadminsChangedMail",
    variant: "one less",
    mail: superadminsChangedMail(ASHA.email, ENDS, SAMPLE_URL),
  },
  { template: "accountChangedMail", mail: accountChangedMail(ASHA.email, CHANGE, SAMPLE_URL) },
  { template: "recoveryCodeUsedMail", mail: recoveryCodeUsedMail(ASHA, 1, SAMPLE_URL) },
  { template: "guessedCodesMail", mail: guessedCodesMail(ASHA, SAMPLE_URL) },
  { template: "webhookOffMail", mail: webhookOffMail(ASHA.email, FAILING, SAMPLE_URL) },
  {
    template: "webhookOffMail",
    variant: "gone",
    mail: webhookOffMail(ASHA.email, { ...FAILING, state: "gone" }, SAMPLE_URL),
  },
];
