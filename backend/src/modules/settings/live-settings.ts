import type { Environment } from "../../config/environment.js";
import { deriveKey, seal, unseal } from "../../kernel/crypto/seal.js";
import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import { follow } from "../../kernel/pubsub/change-stream.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import {
  accountInForce,
  NO_ACCOUNT,
  NO_MAIL,
  senderOf,
  smtpServerOf,
  type AccountSettings,
  type MailRoute,
  type MailSettings,
} from "./club-settings.js";
import { SettingsTopicName } from "./contract/settings-topic.js";
import type { SettingVersionRepository } from "./setting-version.repository.js";

/** The stored settings by topic, and the version of each topic. */
export interface StoredSettings {
  readonly account: AccountSettings;
  readonly mail: MailSettings;
  readonly numbers: Readonly<Record<SettingsTopicName, number>>;
}

/**
 * The club's settings in force on this server. This server reads the settings at the start, after its own changes, and
 * within seconds after another server's change. With Redis, it reads them immediately after each change. Environment
 * variables override the settings.
 */
export class LiveSettings {
  readonly #key: Buffer;
  readonly #mailListeners = new Set<() => void>();
  #looking = Promise.resolve();
  #stored: StoredSettings = { account: NO_ACCOUNT, mail: NO_MAIL, numbers: { account: 0, mail: 0 } };

  constructor(
    private readonly db: Database,
    private readonly repository: SettingVersionRepository,
    private readonly env: Environment,
    private readonly log: Logger,
    secret: string,
  ) {
    this.#key = deriveKey(secret, "settings");
  }

  /** The settings that this server last read. */
  get stored(): StoredSettings {
    return this.#stored;
  }

  /** Returns the account that fees are paid to. */
  account(): AccountSettings {
    return accountInForce(this.#stored.account, this.env);
  }

  /** Returns the mail server, the sender and the club's address. */
  mail(): MailRoute {
    const { mail } = this.#stored;
    return {
      server: this.env.SMTP_URL ?? smtpServerOf(mail, this.passwordOf(mail)),
      from: this.env.MAIL_FROM ?? senderOf(mail),
      clubEmail: this.env.CLUB_EMAIL || mail.clubEmail,
    };
  }

  /** Encrypts a password for storage. "" stays "". */
  sealed(password: string): string {
    return password === "" ? "" : seal(this.#key, password);
  }

  /**
   * Returns the unencrypted password. Returns "" and logs an error if the password was encrypted with another secret.
   */
  passwordOf({ sealedPassword }: Pick<MailSettings, "sealedPassword">): string {
    if (sealedPassword === "") return "";
    try {
      return unseal(this.#key, sealedPassword);
    } catch {
      this.log.error(
        {},
        "the mail server's password was stored with another JWT_SECRET: it has to be set again",
      );
      return "";
    }
  }

  onMailChange(listener: () => void): void {
    this.#mailListeners.add(listener);
  }

  /**
   * Reads another server's change immediately, if Redis announces it.
   * @returns a function that ends the subscription
   */
  follow(): () => void {
    return follow(this.db.changes, Topic.settings, () =>
      this.run().catch((error: unknown) => {
        this.log.warn({ err: error }, "settings could not be read; tried again soon");
      }),
    );
  }

  /** Reads the stored settings. Reads run one after the other. */
  run(): Promise<void> {
    const look = this.#looking.catch(() => undefined).then(() => this.#look());
    this.#looking = look;
    return look;
  }

  async #look(): Promise<void> {
    const latest = await this.repository.latest();
    const before = this.#stored;
    const of = <T extends object>(topic: SettingsTopicName, none: T): T => {
      const version = latest.find((row) => row.topic === topic);
      return version ? { ...none, ...(JSON.parse(version.body) as Partial<T>) } : none;
    };
    const numberOf = (topic: SettingsTopicName): number =>
      latest.find((row) => row.topic === topic)?.number ?? 0;
    const numbers = {
      account: numberOf(SettingsTopicName.account),
      mail: numberOf(SettingsTopicName.mail),
    };
    if (numbers.account === before.numbers.account && numbers.mail === before.numbers.mail) return;
    this.#stored = { account: of("account", NO_ACCOUNT), mail: of("mail", NO_MAIL), numbers };
    if (numbers.mail !== before.numbers.mail) for (const listener of this.#mailListeners) listener();
  }
}
