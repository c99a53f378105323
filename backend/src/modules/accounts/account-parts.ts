import type { PasswordHasher } from "../../kernel/auth/password-hasher.js";
import type { PasswordRule } from "../../kernel/auth/password-rule.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { UnsubscribeLinks } from "../../kernel/mail/unsubscribe-links.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { Codeforces } from "../codeforces/handle-check.service.js";
import type { HandleEvidence } from "../codeforces/handle-evidence.service.js";
import type { ActivityService } from "./activity/activity.service.js";
import type { AccountRepository } from "./account.repository.js";
import type { AccountService } from "./account.service.js";
import type { CodeService } from "./codes/code.service.js";
import type { KnownDeviceService } from "./sessions/known-device.service.js";
import type { LogInLimits } from "./entrance/log-in-limits.js";
import type { PasswordCheckService } from "./entrance/password-check.service.js";
import type { SessionRepository } from "./sessions/session.repository.js";
import type { SessionService } from "./sessions/session.service.js";
import type { SiteSettingRepository } from "../../kernel/settings/site-setting.repository.js";
import type { FactorChallengeRepository } from "./second-factor/challenges/factor-challenge.repository.js";
import type { FactorCheckService } from "./second-factor/challenges/factor-check.service.js";
import type { PasskeyCeremony } from "./second-factor/passkeys/passkey-ceremony.js";
import type { PasskeyRepository } from "./second-factor/passkeys/passkey.repository.js";
import type { SecondFactorRepository } from "./second-factor/second-factor.repository.js";

/** The dependencies that the accounts module gets from outside. */
export interface AccountFoundation {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly hasher: PasswordHasher;
  readonly passwordRule: PasswordRule;
  readonly outbox: Outbox;
  readonly notifications: NotificationService;
  readonly unsubscribeLinks: UnsubscribeLinks;
  /** Looks up handles. */
  readonly codeforces: Codeforces;
  readonly evidence: HandleEvidence;
  readonly publicUrl: string;
  /** Returns the club's current short name for mails. */
  readonly clubName: () => string;
  readonly secret: string;
  /**
   * True if the server's operator named the first Superadmin. Visitors are then not invited to become the first
   * Superadmin.
   */
  readonly isAdminGiven: boolean;
}

/** The dependencies that most services of the accounts module share (accounts.module.ts). */
export interface AccountParts extends AccountFoundation {
  readonly repository: AccountRepository;
  readonly accounts: AccountService;
  readonly sessionRepository: SessionRepository;
  readonly sessions: SessionService;
  readonly activities: ActivityService;
  readonly codes: CodeService;
  readonly devices: KnownDeviceService;
  readonly limits: LogInLimits;
  readonly passwords: PasswordCheckService;
}

export interface FactorCheckParts extends AccountParts {
  readonly factors: SecondFactorRepository;
  readonly passkeys: PasskeyRepository;
  readonly challenges: FactorChallengeRepository;
  readonly ceremony: PasskeyCeremony;
}

export interface FactorParts extends FactorCheckParts {
  readonly settings: SiteSettingRepository;
  readonly checks: FactorCheckService;
}
