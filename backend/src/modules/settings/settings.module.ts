import type { MailClub } from "../../kernel/mail/mail-colours.js";
import type { Environment } from "../../config/environment.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import { LiveSettings } from "./live-settings.js";
import { MailTestService } from "./mail-test.service.js";
import { SettingVersionRepository } from "./setting-version.repository.js";
import { SettingsService } from "./settings.service.js";
import { SettingsViews } from "./settings-views.js";

interface SettingsModuleParts {
  readonly env: Environment;
  readonly db: Database;
  readonly liveSettings: LiveSettings;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly mailClub: () => MailClub;
}

/** Creates the club's settings for the modules that use them. `run` must be called once before any setting is read. */
export function createLiveSettings(
  env: Environment,
  db: Database,
  log: Logger,
  secret: string,
): LiveSettings {
  return new LiveSettings(db, new SettingVersionRepository(db), env, log, secret);
}

export function createSettingsServices(parts: SettingsModuleParts) {
  const { env, db, liveSettings: live } = parts;
  const repository = new SettingVersionRepository(db);
  const views = new SettingsViews(repository, live, env, () => parts.mailClub().name);
  const publicUrl = env.PUBLIC_URL;
  const clubSettings = new SettingsService({ ...parts, live, repository, views, publicUrl });
  const isProduction = env.NODE_ENV === "production";
  const mailTests = new MailTestService({ ...parts, settings: clubSettings, live, publicUrl, isProduction });
  return { clubSettings, mailTests };
}
