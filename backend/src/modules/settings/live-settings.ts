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

/** What is stored, by topic, and the version of each. */
export interface StoredSettings {
  readonly account: AccountSettings;
  readonly mail: MailSettings;
  readonly numbers: Readonly<Record<SettingsTopicName, number>>;
}

/**
 * What the club set, as it holds on this server: read at the start, after a change here, when Redis tells of one elsewhere, and
 * otherwise within seconds. The environment comes before it.
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

  /** What this server last read. */
  get stored(): StoredSettings {
    return this.#stored;
  }

  /** The account that fees are paid to. */
  account(): AccountSettings {
    return accountInForce(this.#stored.account, this.env);
  }

  /** How mail is sent. */
  mail(): MailRoute {
    const { mail } = this.#stored;
    return {
      server: this.env.SMTP_URL ?? smtpServerOf(mail, this.passwordOf(mail)),
      from: this.env.MAIL_FROM ?? senderOf(mail),
      clubEmail: this.env.CLUB_EMAIL || mail.clubEmail,
    };
  }

  /** Encrypts a password to be stored; "" stays "". */
  sealed(password: string): string {
    return password === "" ? "" : seal(this.#key, password);
  }

  /** The password in plain; "" also for one that was sealed with another secret, which is logged. */
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

  /** Calls back after every change of how mail is sent. */
  onMailChange(listener: () => void): void {
    this.#mailListeners.add(listener);
  }

  /** Reads at once what another server set, where Redis passes it on. Answers what ends that. */
  follow(): () => void {
    return follow(this.db.changes, Topic.settings, () =>
      this.run().catch((error: unknown) => {
        this.log.warn({ err: error }, "settings could not be read; tried again soon");
      }),
    );
  }

  /** Reads what is stored, one look after the other. */
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
