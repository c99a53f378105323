import { recordAudit } from "../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../kernel/auth/caller.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import { ADMIN_RULES, ADMIN_SUCCESS } from "../../kernel/contract/admin-texts.js";
import type { ConfirmedAct } from "../../kernel/contract/confirmed-acts.js";
import type { Database } from "../../kernel/db/database.js";
import { violates } from "../../kernel/db/unique-key.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import { numberOfVersion } from "../../kernel/errors/require-version.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import { announce, Topic } from "../../kernel/pubsub/topic.js";
import type { AccountService } from "../accounts/account.service.js";
import { accountOf, type MailSettings } from "./club-settings.js";
import type { AccountSettingsInput } from "./contract/account-settings.input.js";
import type { MailSettingsInput } from "./contract/mail-settings.input.js";
import { MailSecurity, type SettingsTopicName } from "./contract/settings-topic.js";
import type { LiveSettings } from "./live-settings.js";
import { SETTING_VERSION } from "./setting-version.entity.js";
import type { SettingVersionRepository } from "./setting-version.repository.js";
import { accountChangedMail } from "./settings-mails.js";
import type { SettingsViews } from "./settings-views.js";
import type { ClubSettings, ClubSettingsPayload } from "./settings.types.js";

export interface SettingsParts {
  readonly db: Database;
  readonly repository: SettingVersionRepository;
  readonly live: LiveSettings;
  readonly views: SettingsViews;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Changes the settings that a club edits on the site: the account for fees, and how mail is sent. */
export class SettingsService {
  constructor(private readonly parts: SettingsParts) {}

  /**
   * Returns a topic's settings.
   * @throws DomainError FORBIDDEN.
   */
  topic(caller: Caller | null, topic: SettingsTopicName): Promise<ClubSettings> {
    requireSuperadmin(caller);
    return this.parts.views.topic(topic);
  }

  /**
   * Sets the account that fees are paid to. Notifies all Superadmins.
   * @throws DomainError FORBIDDEN, CONFIRMATION_NEEDED, VERSION_CHANGED.
   */
  updateAccount(caller: Caller | null, input: AccountSettingsInput): Promise<ClubSettingsPayload> {
    return this.#save(caller, {
      topic: "account",
      seen: numberOfVersion(input.version),
      body: accountOf(input),
      act: "changeAccount",
    });
  }

  /**
   * Sets how mail is sent.
   * @throws DomainError as `updateAccount` and `mailOf`.
   */
  async updateMail(caller: Caller | null, input: MailSettingsInput): Promise<ClubSettingsPayload> {
    requireSuperadmin(caller);
    const body = await this.mailOf(input);
    return this.#save(caller, {
      topic: "mail",
      seen: numberOfVersion(input.version),
      body,
      act: "changeMail",
    });
  }

  /**
   * Returns an input's mail settings. If a user name but no password is given, the stored password is kept.
   * @throws DomainError BAD_INPUT if the input has a user name and no password is known, or if a kept password would be
   * sent for another user name, to another server or port, or over a less secure connection.
   */
  async mailOf(input: MailSettingsInput): Promise<MailSettings> {
    const { host, port, security, user, password, senderName, senderEmail, clubEmail } = input;
    // Reads the stored settings again, because another server of this site may have just changed them.
    await this.parts.live.run();
    const { mail } = this.parts.live.stored;
    const isSame =
      mail.host === host && mail.port === port && mail.user === user && !isWeaker(security, mail.security);
    if (user !== "" && !password && (!isSame || mail.sealedPassword === "")) {
      const message = ADMIN_RULES.mailPasswordNeeded;
      throw new DomainError("BAD_INPUT", { message, fields: { password: message } });
    }
    const sealedPassword =
      user === "" ? "" : password ? this.parts.live.sealed(password) : mail.sealedPassword;
    return {
      ...{ host, port, security, user, sealedPassword },
      ...{ senderName: senderName.trim(), senderEmail: senderEmail.trim(), clubEmail: clubEmail.trim() },
    };
  }

  async #save(
    caller: Caller | null,
    change: { topic: SettingsTopicName; seen: number; body: object; act: ConfirmedAct },
  ): Promise<ClubSettingsPayload> {
    const actor = requireSuperadmin(caller);
    const { db, repository, live, views } = this.parts;
    const { topic, seen, body, act } = change;
    const at = new Date();
    try {
      await db.inTransaction(async (tx) => {
        await this.parts.confirmations.require(actor, act);
        const version = { topic, number: seen + 1, body: JSON.stringify(body), editorName: actor.name, at };
        if (!(await repository.isLatest(topic, seen))) throw new DomainError("VERSION_CHANGED");
        await repository.add(tx, version);
        const target = { targetType: "settings", targetId: topic, targetName: topic };
        await recordAudit(tx, { actor, action: "settings.change", ...target });
        if (topic === "account") {
          const to = await this.parts.accounts.superadminEmails();
          const mails = to.map((email) =>
            accountChangedMail(email, { by: actor.name, at }, this.parts.publicUrl),
          );
          await this.parts.outbox.enqueue(tx, ...mails);
        }
        announce(tx, { topic: Topic.settings, id: topic });
      });
    } catch (error) {
      throw violates(error, SETTING_VERSION) ? new DomainError("VERSION_CHANGED", { cause: error }) : error;
    }
    await live.run();
    return { message: ADMIN_SUCCESS.settingsSaved, settings: await views.topic(topic) };
  }
}

/** Kinds of connections, most secure first. */
const SECURITIES: readonly MailSecurity[] = [MailSecurity.tls, MailSecurity.startTls, MailSecurity.plain];

function isWeaker(security: MailSecurity, before: MailSecurity): boolean {
  return SECURITIES.indexOf(security) > SECURITIES.indexOf(before);
}
