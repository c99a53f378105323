import { registerEnumType } from "type-graphql";

/** What a club sets for itself while the site runs. */
export const SettingsTopicName = { account: "account", mail: "mail" } as const;
export type SettingsTopicName = (typeof SettingsTopicName)[keyof typeof SettingsTopicName];

registerEnumType(SettingsTopicName, {
  name: "SettingsTopicName",
  description: "A topic of the settings that the club changes on the site.",
  valuesConfig: {
    account: { description: "The account for fees." },
    mail: { description: "How the site sends mail." },
  },
});

/** How the connection to a mail server is kept private. */
export const MailSecurity = { tls: "tls", startTls: "startTls", plain: "plain" } as const;
export type MailSecurity = (typeof MailSecurity)[keyof typeof MailSecurity];

registerEnumType(MailSecurity, {
  name: "MailSecurity",
  description: "How the connection to a mail server is kept private.",
  valuesConfig: {
    tls: { description: "TLS from the first byte, usually on port 465." },
    startTls: { description: "TLS once the server has greeted, usually on port 587." },
    plain: {
      description: "TLS only if the server offers it, for a relay in the same network.",
    },
  },
});
