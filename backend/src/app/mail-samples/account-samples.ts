import { Role } from "../../kernel/contract/roles.js";
import {
  accountDeletedMail,
  addressTakenMail,
  changeEmailCodeMail,
  emailChangedMail,
  emailCodeMail,
  grantsChangedMail,
  newDeviceMail,
  noAccountMail,
  passwordChangedMail,
  resetCodeMail,
} from "../../modules/accounts/account-mails.js";
import { roleChangedMail, superadminsChangedMail } from "../../modules/accounts/role-mails.js";
import {
  factorChangedMail,
  guessedCodesMail,
  recoveryCodeUsedMail,
} from "../../modules/accounts/second-factor/second-factor-mails.js";
import { ASHA, type MailSample, SAMPLE_CLUB, SAMPLE_URL } from "./mail-sample.js";

const CODE = { to: ASHA.email, code: "067400", clubName: SAMPLE_CLUB, publicUrl: SAMPLE_URL };
const CHANGE = { person: ASHA, by: "Ravi Iyer <ravi@example.org>", at: new Date("2025-02-20T10:30:00Z") };
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

const BECOMES = { ...CHANGE, from: Role.User, to: Role.Superadmin } as const;
const ENDS = { ...CHANGE, from: Role.Superadmin, to: Role.User } as const;

/** The mails about accounts, roles and two-step login. */
export const ACCOUNT_SAMPLES: readonly MailSample[] = [
  { template: "emailCodeMail", mail: emailCodeMail(CODE, false) },
  { template: "emailCodeMail", variant: "has an account", mail: emailCodeMail(CODE, true) },
  { template: "resetCodeMail", mail: resetCodeMail(CODE) },
  { template: "changeEmailCodeMail", mail: changeEmailCodeMail(CODE) },
  { template: "noAccountMail", mail: noAccountMail(ASHA.email, SAMPLE_URL) },
  { template: "passwordChangedMail", mail: passwordChangedMail(ASHA.email, ASHA.name, SAMPLE_URL) },
  { template: "addressTakenMail", mail: addressTakenMail(ASHA.email, SAMPLE_URL) },
  { template: "emailChangedMail", mail: emailChangedMail(ASHA, "asha.rao@example.org") },
  { template: "accountDeletedMail", mail: accountDeletedMail(ASHA.email, ASHA.name) },
  { template: "newDeviceMail", mail: newDeviceMail(ASHA, BROWSER, SAMPLE_URL) },
  {
    template: "grantsChangedMail",
    mail: grantsChangedMail(
      ASHA,
      { given: ["treasurer", "desk"], taken: ["content"], held: ["treasurer", "desk"] },
      SAMPLE_URL,
    ),
  },
  { template: "roleChangedMail", mail: roleChangedMail(BECOMES, SAMPLE_URL) },
  { template: "superadminsChangedMail", mail: superadminsChangedMail(ASHA.email, BECOMES, SAMPLE_URL) },
  {
    template: "superadminsChangedMail",
    variant: "one less",
    mail: superadminsChangedMail(ASHA.email, ENDS, SAMPLE_URL),
  },
  { template: "factorChangedMail", mail: factorChangedMail(ASHA, "a passkey was added", SAMPLE_URL) },
  { template: "recoveryCodeUsedMail", mail: recoveryCodeUsedMail(ASHA, 1, SAMPLE_URL) },
  { template: "guessedCodesMail", mail: guessedCodesMail(ASHA, SAMPLE_URL) },
];
