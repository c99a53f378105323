import { IsInt, Min, ValidateIf } from "class-validator";
import { Field, Int, registerEnumType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { applyDecorators } from "../../../kernel/contract/common-fields.js";

/** What a club sets for itself while the site runs. */
export const SettingsTopicName = { account: "account", mail: "mail" } as const;
export type SettingsTopicName = (typeof SettingsTopicName)[keyof typeof SettingsTopicName];

registerEnumType(SettingsTopicName, {
  name: "SettingsTopicName",
  description: "What a club sets for itself while the site runs.",
  valuesConfig: {
    account: { description: "The account that fees are paid to." },
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
      description: "TLS only where the server offers it: for a relay in one's own network.",
    },
  },
});

/** Property decorator: the number of the version that was shown, 0 for none, from clients that send no `version`. */
export function SeenVersion(): PropertyDecorator {
  return applyDecorators(
    ValidateIf(({ version }: { readonly version?: string | null }) => !version),
    IsInt({ message: ADMIN_RULES.settingsSeen }),
    Min(0, { message: ADMIN_RULES.settingsSeen }),
    Field(() => Int, {
      nullable: true,
      description: "The number of the version that was shown, 0 for none; needed without `version`.",
    }),
  );
}
