import type { Environment } from "../config/environment.js";
import { AccessTokens } from "../kernel/auth/access-token.js";
import { PasswordHasher } from "../kernel/auth/password-hasher.js";
import { ProofTokens } from "../kernel/auth/proof-token.js";
import type { Database } from "../kernel/db/database.js";
import { RateLimiter } from "../kernel/limits/rate-limiter.js";
import { WaitingLine } from "../kernel/limits/waiting-line.js";
import type { SharedCounters } from "../kernel/limits/shared-counters.js";
import type { Logger } from "../kernel/log/logger.js";
import { Outbox } from "../kernel/mail/outbox.js";
import { OutboxRepository } from "../kernel/mail/outbox.repository.js";
import { AccountAdminService } from "../modules/accounts/account-admin.service.js";
import { AccountRepository } from "../modules/accounts/account.repository.js";
import { AccountService } from "../modules/accounts/account.service.js";
import { CodeChallengeRepository } from "../modules/accounts/code-challenge.repository.js";
import { CodeLimits } from "../modules/accounts/code-limits.js";
import { CodeService } from "../modules/accounts/code.service.js";
import { ConfirmationService } from "../modules/accounts/confirmation.service.js";
import { FirstSuperadminService } from "../modules/accounts/first-superadmin.service.js";
import { KnownDeviceService } from "../modules/accounts/known-device.service.js";
import { LogInLimits } from "../modules/accounts/log-in-limits.js";
import { LogInService } from "../modules/accounts/log-in.service.js";
import { PasswordCheckService } from "../modules/accounts/password-check.service.js";
import { PasswordResetService } from "../modules/accounts/password-reset.service.js";
import { RoleService } from "../modules/accounts/role.service.js";
import { SessionRepository } from "../modules/accounts/session.repository.js";
import { SessionService } from "../modules/accounts/session.service.js";
import { SignUpService } from "../modules/accounts/sign-up.service.js";
import { EventAdminRepository } from "../modules/events/event-admin.repository.js";
import { EventAdminService } from "../modules/events/event-admin.service.js";
import { EventRepository } from "../modules/events/event.repository.js";
import { EventService } from "../modules/events/event.service.js";
import { createAdminServices } from "../modules/admin/admin.module.js";
import { followAccounts } from "./account-lifecycle.js";
import { clubRecipients, notifyClub } from "./club-post.js";
import { createContactServices } from "../modules/contact/contact.module.js";
import { createMailingServices } from "../modules/mailings/mailings.module.js";
import { createPaymentServices } from "../modules/payments/payments.module.js";
import { createRankingServices } from "../modules/rankings/rankings.module.js";
import { createSecondFactorServices } from "../modules/accounts/second-factor/second-factor.module.js";
import { createSelfServices } from "../modules/accounts/self-service.module.js";
import { sweepRules } from "./sweep-rules.js";
import { createTeamServices } from "../modules/teams/teams.module.js";

/** What the composition needs from outside. */
export interface ContainerParts {
  readonly env: Environment;
  readonly db: Database;
  readonly counters: SharedCounters | null;
  readonly log: Logger;
  /** The server's secret; all our keys are derived from it. */
  readonly secret: string;
}

/** Every service of the product, wired once by hand: the composition root. */
export type Services = ReturnType<typeof createServices>;

/** Builds all services. Order is that of the module graph: accounts, events, teams, payments. */
export function createServices({ env, db, counters, log, secret }: ContainerParts) {
  const limiter = new RateLimiter(counters, env.RATE_LIMIT === "on");
  const outbox = new Outbox(secret);
  const outboxRepository = new OutboxRepository(db);
  const hasher = new PasswordHasher();

  const accountRepository = new AccountRepository(db);
  const accounts = new AccountService(accountRepository);
  const sessionRepository = new SessionRepository(db);
  const sessions = new SessionService(db, sessionRepository, new AccessTokens(secret));
  const challenges = new CodeChallengeRepository(db);
  const line = new WaitingLine();
  const knownDevices = new KnownDeviceService(accountRepository, secret);
  const codes = new CodeService(
    db,
    challenges,
    new ProofTokens(secret),
    new CodeLimits(limiter, line),
    knownDevices,
    secret,
  );
  const signUps = new SignUpService(
    db,
    accounts,
    codes,
    sessions,
    knownDevices,
    hasher,
    outbox,
    env.PUBLIC_URL,
  );
  const logInLimits = new LogInLimits(limiter, line);
  const passwords = new PasswordCheckService(accountRepository, hasher, logInLimits);
  const secondFactorServices = createSecondFactorServices({
    db,
    accounts,
    accountRepository,
    sessions,
    passwords,
    limiter,
    knownDevices,
    outbox,
    publicUrl: env.PUBLIC_URL,
    secret,
  });
  const { secondSteps, newDevices } = secondFactorServices;
  const logIns = new LogInService(
    accountRepository,
    sessions,
    hasher,
    logInLimits,
    knownDevices,
    secondSteps,
    newDevices,
  );
  const resets = new PasswordResetService(
    db,
    accountRepository,
    codes,
    sessions,
    knownDevices,
    hasher,
    outbox,
    env.PUBLIC_URL,
  );
  const confirmations = new ConfirmationService(db, sessionRepository, passwords, secondFactorServices);
  const roles = new RoleService(accounts, outbox, env.PUBLIC_URL);
  const accountAdmin = new AccountAdminService(
    accounts,
    accountRepository,
    roles,
    confirmations,
    outbox,
    env.PUBLIC_URL,
  );
  const firstSuperadmins = new FirstSuperadminService(db, accounts, hasher);
  const events = new EventService(new EventRepository(db));
  const teamServices = createTeamServices({
    db,
    log,
    accounts,
    confirmations,
    sessions,
    events,
    outbox,
    limiter,
    publicUrl: env.PUBLIC_URL,
  });
  const eventAdmin = new EventAdminService(db, new EventAdminRepository(), events, confirmations);
  eventAdmin.onUpdating((_tx, { id }, { maxTeamSize }) => teamServices.teams.requireSize(id, maxTeamSize));
  const selfServices = createSelfServices({
    db,
    accounts,
    accountRepository,
    sessions,
    sessionRepository,
    codes,
    hasher,
    passwords,
    knownDevices,
    outbox,
    roles,
    publicUrl: env.PUBLIC_URL,
  });
  followAccounts({
    db,
    accounts,
    exports: selfServices.exports,
    memberships: teamServices.memberships,
    events,
    outboxRepository,
    sessionRepository,
    secondFactors: secondFactorServices.secondFactors,
  });
  const recipients = clubRecipients(env, accounts);
  const paymentServices = createPaymentServices({
    env,
    db,
    accounts,
    events,
    outbox,
    teams: teamServices.teams,
    notifyClub: notifyClub(env, recipients, outbox),
  });

  return {
    db,
    hasher,
    outbox,
    outboxRepository,
    accounts,
    sessions,
    signUps,
    logIns,
    resets,
    confirmations,
    roles,
    firstSuperadmins,
    events,
    eventAdmin,
    ...secondFactorServices,
    ...teamServices,
    ...paymentServices,
    ...createRankingServices({ db, events, teams: teamServices.teams }),
    ...selfServices,
    ...createAdminServices({
      db,
      log,
      accounts,
      accountAdmin,
      confirmations,
      credentials: selfServices.credentials,
      siteSettings: secondFactorServices.siteSettings,
      secondFactors: secondFactorServices.secondFactors,
      teamAssignments: teamServices.teamAssignments,
    }),
    ...createMailingServices({ env, db, events, outbox, audiences: teamServices.teamAudiences }),
    ...createContactServices({ env, db, outbox, limiter, recipients, log }),
    sweepRules: sweepRules({
      db,
      challenges,
      factorChallenges: secondFactorServices.factorChallenges,
      sessions: sessionRepository,
      outbox: outboxRepository,
    }),
  };
}
