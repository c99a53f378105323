import type { ContainerType } from "type-graphql";
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
import { AccountRepository } from "../modules/accounts/account.repository.js";
import { AccountResolver } from "../modules/accounts/account.resolver.js";
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
import { SelfServiceResolver } from "../modules/accounts/self-service.resolver.js";
import { SecondFactorResolver } from "../modules/accounts/second-factor/second-factor.resolver.js";
import { SignUpService } from "../modules/accounts/sign-up.service.js";
import { ContactResolver } from "../modules/contact/contact.resolver.js";
import { ContentResolver } from "../modules/content/content.resolver.js";
import { EventAdminRepository } from "../modules/events/event-admin.repository.js";
import { EventAdminResolver } from "../modules/events/event-admin.resolver.js";
import { EventAdminService } from "../modules/events/event-admin.service.js";
import { EventRepository } from "../modules/events/event.repository.js";
import { EventPictureResolver } from "../modules/events/event-picture.resolver.js";
import { EventResolver } from "../modules/events/event.resolver.js";
import { EventService } from "../modules/events/event.service.js";
import { FailedMailResolver } from "../modules/mailings/failed-mail.resolver.js";
import { MailingResolver } from "../modules/mailings/mailing.resolver.js";
import { PaymentResolver } from "../modules/payments/payment.resolver.js";
import { PaymentSubscriptionResolver } from "../modules/payments/payment.subscription.js";
import { StatementResolver } from "../modules/payments/statements/statement.resolver.js";
import { MemberRecordResolver } from "../modules/teams/member-record.resolver.js";
import { TeamAdminResolver } from "../modules/teams/team-admin.resolver.js";
import { TeamResolver } from "../modules/teams/team.resolver.js";
import { TeamSubscriptionResolver } from "../modules/teams/team.subscription.js";
import { RankingResolver } from "../modules/rankings/ranking.resolver.js";
import { RankingSubscriptionResolver } from "../modules/rankings/ranking.subscription.js";
import { AdminProfileResolver } from "../modules/admin/admin-profile.resolver.js";
import { AdminResolver } from "../modules/admin/admin.resolver.js";
import { SiteSettingsResolver } from "../modules/admin/site-settings.resolver.js";
import type { ContentServices } from "./content-services.js";
import { createAdminServices } from "./admin-services.js";
import { clubRecipients, tellClub } from "./club-post.js";
import { createContactServices } from "./contact-services.js";
import { createMailingServices } from "./mailing-services.js";
import { createPaymentServices } from "./payment-services.js";
import { createRankingServices } from "./ranking-services.js";
import { createSecondFactorServices } from "./second-factor-services.js";
import { createSelfServices } from "./self-services.js";
import { sweepRules } from "./sweep-rules.js";
import { createTeamServices } from "./team-services.js";

/** What the composition needs from outside. */
export interface ContainerParts {
  readonly env: Environment;
  readonly db: Database;
  readonly counters: SharedCounters | null;
  readonly log: Logger;
  /** The server's secret; every key of ours is derived from it. */
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
  const accounts = new AccountService(db, accountRepository);
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
  const firstSuperadmins = new FirstSuperadminService(db, accounts, hasher);
  const events = new EventService(new EventRepository(db));
  const teamServices = createTeamServices({
    db,
    accounts,
    confirmations,
    sessions,
    events,
    outbox,
    limiter,
    publicUrl: env.PUBLIC_URL,
  });
  const eventAdmin = new EventAdminService(db, new EventAdminRepository(), events, confirmations);
  eventAdmin.onUpdating((tx, { id }, { maxTeamSize }) => teamServices.teams.requireSize(tx, id, maxTeamSize));
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
    outboxRepository,
    publicUrl: env.PUBLIC_URL,
  });
  selfServices.exports.add("secondFactors", ({ id }) => secondFactorServices.secondFactors.held(id));
  const recipients = clubRecipients(env, accounts);
  const paymentServices = createPaymentServices({
    env,
    db,
    accounts,
    events,
    outbox,
    teams: teamServices.teams,
    tellClub: tellClub(env, recipients, outbox),
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
    ...createRankingServices({ db, events }),
    ...selfServices,
    ...createAdminServices({
      db,
      accounts,
      accountRepository,
      confirmations,
      credentials: selfServices.credentials,
      outbox,
      roles,
      siteSettings: secondFactorServices.siteSettings,
      secondFactors: secondFactorServices.secondFactors,
      teamAssignments: teamServices.teamAssignments,
      publicUrl: env.PUBLIC_URL,
    }),
    ...createMailingServices({ env, db, events, outbox }),
    ...createContactServices({ env, db, outbox, limiter, recipients, log }),
    sweepRules: sweepRules({
      challenges,
      factorChallenges: secondFactorServices.factorChallenges,
      sessions: sessionRepository,
      outbox: outboxRepository,
    }),
  };
}

/** Hands type-graphql its resolvers: a plain map, no framework (stack.md). */
export function resolverContainer(services: Services & ContentServices): ContainerType {
  const { accounts, signUps, logIns, resets, events, teams, teamCreation, rosters, leadership, handles } =
    services;
  const { payments, paymentReports, paymentDecisions } = services;
  const resolvers = new Map<unknown, object>([
    [AccountResolver, new AccountResolver(accounts, signUps, logIns, resets)],
    [EventResolver, new EventResolver(events)],
    [EventAdminResolver, new EventAdminResolver(services.eventAdmin)],
    [TeamResolver, new TeamResolver(teams, teamCreation, rosters, services.consent, leadership, handles)],
    [TeamAdminResolver, new TeamAdminResolver(services.teamAdmin, services.departures)],
    [RankingResolver, new RankingResolver(services.rankings, services.rankingBoards, services.rankingDrafts)],
    [RankingSubscriptionResolver, new RankingSubscriptionResolver(services.rankingBoards)],
    [MemberRecordResolver, new MemberRecordResolver(teams, services.memberRecords)],
    [
      SelfServiceResolver,
      new SelfServiceResolver(
        services.profiles,
        services.credentials,
        services.devices,
        services.exports,
        services.closing,
        services.confirmations,
      ),
    ],
    [SecondFactorResolver, new SecondFactorResolver(services)],
    [
      AdminResolver,
      new AdminResolver(
        services.userAdmin,
        services.grants,
        services.audit,
        services.statistics,
        services.listExports,
      ),
    ],
    [AdminProfileResolver, new AdminProfileResolver(services.adminProfiles)],
    [SiteSettingsResolver, new SiteSettingsResolver(services.settings)],
    [ContactResolver, new ContactResolver(services.contact)],
    [EventPictureResolver, new EventPictureResolver(services.media)],
    [ContentResolver, new ContentResolver(services.content)],
    [TeamSubscriptionResolver, new TeamSubscriptionResolver(teams)],
    [PaymentSubscriptionResolver, new PaymentSubscriptionResolver(payments)],
    [
      StatementResolver,
      new StatementResolver(services.statementPreviews, services.statementCommits, services.statementUndos),
    ],
    [FailedMailResolver, new FailedMailResolver(services.failedMails)],
    [MailingResolver, new MailingResolver(services.mailings, services.mailingReads)],
    [PaymentResolver, new PaymentResolver(payments, paymentReports, paymentDecisions)],
  ]);
  return {
    get(resolverClass) {
      const resolver = resolvers.get(resolverClass);
      if (!resolver) throw new Error(`${String(resolverClass)} is not in the container`);
      return resolver;
    },
  };
}
