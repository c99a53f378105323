import { enumeration } from "../../../kernel/contract/enumeration.js";

export const SettingsTopicName = enumeration(
  "SettingsTopicName",
  "A topic of the settings that the club changes on the site.",
  {
    account: "The account for fees.",
    mail: "How the site sends mail.",
  },
);
export type SettingsTopicName = (typeof SettingsTopicName)[keyof typeof SettingsTopicName];

export const MailSecurity = enumeration(
  "MailSecurity",
  "How the connection to a mail server is kept private.",
  {
    tls: "TLS from the first byte, usually on port 465.",
    startTls: "TLS once the server has greeted, usually on port 587.",
    plain: "TLS only if the server offers it, for a relay in the same network.",
  },
);
export type MailSecurity = (typeof MailSecurity)[keyof typeof MailSecurity];
