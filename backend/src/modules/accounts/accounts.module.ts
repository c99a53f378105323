import { AccessTokens } from "../../kernel/auth/access-token.js";
import { BinRepository } from "../../kernel/bin/bin.repository.js";
import { ViewTokens } from "../../kernel/auth/view-token.js";
import { ProofTokens } from "../../kernel/auth/proof-token.js";
import { WaitingLine } from "../../kernel/limits/waiting-line.js";
import { SiteSettingRepository } from "../../kernel/settings/site-setting.repository.js";
import { AccountAdminService } from "./account-admin.service.js";
import { ActivityRepository } from "./activity/activity.repository.js";
import { ActivityService } from "./activity/activity.service.js";
import { UserSessionsService } from "./activity/user-sessions.service.js";
import type { AccountFoundation, AccountParts, FactorCheckParts, FactorParts } from "./account-parts.js";
import { AccountRepository } from "./account.repository.js";
import { AccountService } from "./account.service.js";
import { CodeChallengeRepository } from "./codes/code-challenge.repository.js";
import { CodeLimits } from "./codes/code-limits.js";
import { CodeService } from "./codes/code.service.js";
import { ConfirmationService } from "./confirmation.service.js";
import { CredentialsService } from "./self-service/credentials.service.js";
import { DataExportService } from "./self-service/data-export.service.js";
import { DeviceService } from "./self-service/device.service.js";
import { KnownDeviceService } from "./sessions/known-device.service.js";
import { LogInLimits } from "./entrance/log-in-limits.js";
import { LogInService } from "./entrance/log-in.service.js";
import { PasswordCheckService } from "./entrance/password-check.service.js";
import { PasswordResetService } from "./entrance/password-reset.service.js";
import { ProfileService } from "./self-service/profile.service.js";
import { recipientLanguages } from "./account-languages.sql.js";
import { RoleService } from "./roles/role.service.js";
import { ForgettingRepository } from "./forgetting/forgetting.repository.js";
import { ForgettingService } from "./forgetting/forgetting.service.js";
import { HandleProofRepository } from "./handle-proofs/handle-proof.repository.js";
import { HandleProofService } from "./handle-proofs/handle-proof.service.js";
import { FactorChallengeRepository } from "./second-factor/challenges/factor-challenge.repository.js";
import { FactorCheckService } from "./second-factor/challenges/factor-check.service.js";
import { OwnerProofService } from "./second-factor/challenges/owner-proof.service.js";
import { PasskeyCeremony } from "./second-factor/passkeys/passkey-ceremony.js";
import { PasskeyRepository } from "./second-factor/passkeys/passkey.repository.js";
import { PasskeyService } from "./second-factor/passkeys/passkey.service.js";
import { SecondFactorRepository } from "./second-factor/second-factor.repository.js";
import { SecondFactorService } from "./second-factor/second-factor.service.js";
import { SecondStepService } from "./second-factor/challenges/second-step.service.js";
import { TotpSetupService } from "./second-factor/authenticator/totp-setup.service.js";
import { RefreshTokens } from "./sessions/refresh-token.js";
import { SessionRepository } from "./sessions/session.repository.js";
import { SessionService } from "./sessions/session.service.js";
import { SignUpService } from "./entrance/sign-up.service.js";
import { SetupService } from "./setup/setup.service.js";
import { StudentViewRepository } from "./student-views/student-view.repository.js";
import { StudentViewService } from "./student-views/student-view.service.js";
import { SuperadminService } from "./roles/superadmin.service.js";
import { UnsubscribeService } from "./self-service/unsubscribe.service.js";

export function createAccountServices(foundation: AccountFoundation) {
  const { db, limiter, hasher, outbox, publicUrl, secret } = foundation;
  const repository = new AccountRepository(db);
  const accounts = new AccountService(repository);
  const sessionRepository = new SessionRepository(db);
  const activities = new ActivityService(db, new ActivityRepository(db), repository);
  const codeChallenges = new CodeChallengeRepository(db);
  const devices = new KnownDeviceService(foundation, repository);
  const line = new WaitingLine();
  const codeLimits = new CodeLimits(limiter, line);
  const limits = new LogInLimits(limiter, line);
  const parts: AccountParts = {
    ...foundation,
    repository,
    accounts,
    sessionRepository,
    activities,
    sessions: new SessionService(
      db,
      sessionRepository,
      new AccessTokens(secret),
      new RefreshTokens(secret),
      activities,
    ),
    codes: new CodeService(db, codeChallenges, new ProofTokens(secret), codeLimits, devices, secret),
    devices,
    limits,
    passwords: new PasswordCheckService(repository, hasher, limits, activities),
  };
  const checkParts: FactorCheckParts = {
    ...parts,
    factors: new SecondFactorRepository(db),
    passkeys: new PasskeyRepository(db),
    challenges: new FactorChallengeRepository(),
    ceremony: new PasskeyCeremony(publicUrl, foundation.clubName),
  };
  const settings = new SiteSettingRepository(db);
  const factorParts: FactorParts = { ...checkParts, settings, checks: new FactorCheckService(checkParts) };
  const ownerProofs = new OwnerProofService(factorParts);
  const secondFactors = new SecondFactorService(factorParts);
  const secondSteps = new SecondStepService(factorParts);
  const roles = new RoleService(accounts, outbox, foundation.notifications, publicUrl);
  const handleProofs = new HandleProofRepository(db);
  const confirmations = new ConfirmationService(parts, ownerProofs);
  return {
    accounts,
    sessions: parts.sessions,
    activities,
    userSessions: new UserSessionsService(parts, confirmations),
    signUps: new SignUpService(parts),
    logIns: new LogInService(parts, secondSteps),
    resets: new PasswordResetService(parts),
    confirmations,
    roles,
    superadmins: new SuperadminService(db, accounts, roles, hasher, foundation.passwordRule),
    setup: new SetupService(parts, settings),
    accountAdmin: new AccountAdminService(parts, roles, confirmations, new BinRepository(db)),
    forgetting: new ForgettingService(
      accounts,
      new ForgettingRepository(db),
      foundation.notifications,
      outbox,
    ),
    profiles: new ProfileService(parts, roles, confirmations),
    credentials: new CredentialsService(parts, confirmations),
    handleProofs: new HandleProofService(parts, foundation.evidence, handleProofs),
    handleProofRepository: handleProofs,
    unsubscribe: new UnsubscribeService({
      ...{ accounts, limiter, notifications: foundation.notifications, links: foundation.unsubscribeLinks },
    }),
    mailLanguages: (mailIds: readonly string[]) => recipientLanguages(db, mailIds),
    devices: new DeviceService(db, sessionRepository),
    studentViews: new StudentViewService({
      ...{ db, accounts, confirmations, notifications: foundation.notifications },
      sessions: sessionRepository,
      views: new StudentViewRepository(db),
      tokens: new ViewTokens(secret),
    }),
    exports: new DataExportService(accounts),
    secondFactors,
    secondSteps,
    ownerProofs,
    totpSetups: new TotpSetupService(factorParts, ownerProofs, secondFactors),
    passkeys: new PasskeyService(factorParts, ownerProofs, secondFactors),
    siteSettings: settings,
    sessionRepository,
    codeChallenges,
    factorChallenges: checkParts.challenges,
  };
}
