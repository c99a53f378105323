import type { Database } from "../../../kernel/db/database.js";
import type { Outbox } from "../../../kernel/mail/outbox.js";
import { SiteSettingRepository } from "../../../kernel/settings/site-setting.repository.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { AccountRepository } from "../account.repository.js";
import type { AccountService } from "../account.service.js";
import type { KnownDeviceService } from "../known-device.service.js";
import { NewDeviceService } from "../new-device.service.js";
import type { PasswordCheckService } from "../password-check.service.js";
import { FactorChallengeRepository } from "./factor-challenge.repository.js";
import { FactorResetService } from "./factor-reset.service.js";
import { FactorCheckService } from "./factor-check.service.js";
import { LogInTickets } from "./log-in-ticket.js";
import { OwnerProofService } from "./owner-proof.service.js";
import { PasskeyCeremony } from "./passkey-ceremony.js";
import { PasskeyRepository } from "./passkey.repository.js";
import { PasskeyService } from "./passkey.service.js";
import { SecondFactorRepository } from "./second-factor.repository.js";
import { SecondFactorService } from "./second-factor.service.js";
import { SecondStepService } from "./second-step.service.js";
import { TotpSetupService } from "./totp-setup.service.js";
import type { SessionService } from "../session.service.js";

/** What two-step log-in stands on. */
interface SecondFactorDependencies {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly accountRepository: AccountRepository;
  readonly sessions: SessionService;
  readonly passwords: PasswordCheckService;
  readonly limiter: RateLimiter;
  readonly knownDevices: KnownDeviceService;
  readonly outbox: Outbox;
  readonly publicUrl: string;
  readonly secret: string;
}

/** Wires two-step log-in. */
export function createSecondFactorServices(parts: SecondFactorDependencies) {
  const { db, accounts, accountRepository, sessions, passwords, outbox, publicUrl, secret } = parts;
  const newDevices = new NewDeviceService(db, outbox, publicUrl);
  const factors = new SecondFactorRepository(db);
  const keys = new PasskeyRepository(db);
  const factorChallenges = new FactorChallengeRepository();
  const siteSettings = new SiteSettingRepository(db);
  const ceremony = new PasskeyCeremony(publicUrl);
  const checks = new FactorCheckService(
    factors,
    keys,
    factorChallenges,
    ceremony,
    parts.limiter,
    outbox,
    publicUrl,
    secret,
  );
  const ownerProofs = new OwnerProofService(db, passwords, keys, factorChallenges, checks, ceremony);
  const secondFactors = new SecondFactorService(db, factors, keys, sessions, siteSettings, outbox, publicUrl);
  return {
    newDevices,
    factorChallenges,
    siteSettings,
    ownerProofs,
    secondFactors,
    secondSteps: new SecondStepService(
      db,
      accounts,
      sessions,
      factors,
      keys,
      factorChallenges,
      checks,
      ceremony,
      new LogInTickets(secret),
      accountRepository,
      parts.knownDevices,
      newDevices,
    ),
    factorResets: new FactorResetService(
      db,
      accounts,
      accountRepository,
      sessions,
      factors,
      outbox,
      publicUrl,
    ),
    totpSetups: new TotpSetupService(
      db,
      factorChallenges,
      factors,
      ownerProofs,
      checks,
      secondFactors,
      secret,
    ),
    passkeys: new PasskeyService(db, keys, factorChallenges, ownerProofs, ceremony, secondFactors),
  };
}
