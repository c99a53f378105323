import type { Environment } from "../../config/environment.js";
import type { Sender } from "../../kernel/mail/sender.js";
import type { SmtpServer } from "../../kernel/mail/smtp-address.js";
import { MailSecurity } from "./contract/settings-topic.js";

/** The account that fees are paid to. An unset text is "". */
export interface AccountSettings {
  readonly upiId: string;
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
}

/** The stored settings for sending mail. An unset text is "", an unset port 0. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  /** The password, encrypted with a key derived from the server's secret, or "" if there is none. */
  readonly sealedPassword: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly clubEmail: string;
}

/**
 * The mail server, the sender, and the club's address for incoming mail. The server and the sender are null if they are
 * not set.
 */
export interface MailRoute {
  readonly server: SmtpServer | null;
  readonly from: Sender | null;
  /** The club's address, or "" if there is none. */
  readonly clubEmail: string;
}

export const NO_ACCOUNT: AccountSettings = {
  upiId: "",
  bankAccountName: "",
  bankAccountNumber: "",
  bankIfsc: "",
};

export const NO_MAIL: MailSettings = {
  host: "",
  port: 0,
  security: MailSecurity.startTls,
  user: "",
  sealedPassword: "",
  senderName: "",
  senderEmail: "",
  clubEmail: "",
};

/** Converts the account details that a Superadmin entered to the form in which they are stored. */
export function accountOf(typed: AccountSettings): AccountSettings {
  return {
    upiId: typed.upiId.trim(),
    bankAccountName: typed.bankAccountName.trim(),
    bankAccountNumber: typed.bankAccountNumber,
    bankIfsc: typed.bankIfsc.toUpperCase(),
  };
}

/** The environment variable that overrides each field of the account. */
export const ACCOUNT_VARIABLES = {
  upiId: "UPI_ID",
  bankAccountName: "BANK_ACCOUNT_NAME",
  bankAccountNumber: "BANK_ACCOUNT_NUMBER",
  bankIfsc: "BANK_IFSC",
} as const satisfies Readonly<Record<keyof AccountSettings, keyof Environment>>;

/** The environment variable that overrides each mail field. One variable holds the server's whole address. */
export const MAIL_VARIABLES = {
  host: "SMTP_URL",
  port: "SMTP_URL",
  security: "SMTP_URL",
  user: "SMTP_URL",
  password: "SMTP_URL",
  senderName: "MAIL_FROM",
  senderEmail: "MAIL_FROM",
  clubEmail: "CLUB_EMAIL",
} as const;

/** Returns the account in force. A value from the environment overrides the stored one. */
export function accountInForce(stored: AccountSettings, env: Environment): AccountSettings {
  const value = (field: keyof AccountSettings): string => env[ACCOUNT_VARIABLES[field]] || stored[field];
  return {
    upiId: value("upiId"),
    bankAccountName: value("bankAccountName"),
    bankAccountNumber: value("bankAccountNumber"),
    bankIfsc: value("bankIfsc"),
  };
}

/**
 * Returns the settings' mail server, or null without a host.
 * @param password the unencrypted password
 */
export function smtpServerOf(
  { host, port, security, user }: Omit<MailSettings, "sealedPassword">,
  password: string,
): SmtpServer | null {
  if (host === "") return null;
  const beginsWithTls = security === MailSecurity.tls;
  const mayBePlain = security === MailSecurity.plain;
  return { host, port, beginsWithTls, mayBePlain, user, password: user === "" ? "" : password };
}

export function senderOf({
  senderName,
  senderEmail,
}: Pick<MailSettings, "senderName" | "senderEmail">): Sender | null {
  return senderEmail === "" ? null : { name: senderName, address: senderEmail };
}
