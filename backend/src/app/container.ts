import type { Environment } from "../config/environment.js";
import { PasswordHasher } from "../kernel/auth/password-hasher.js";
import { PasswordRule } from "../kernel/auth/password-rule.js";
import type { Database } from "../kernel/db/database.js";
import { RateLimiter } from "../kernel/limits/rate-limiter.js";
import type { SharedCounters } from "../kernel/limits/shared-counters.js";
import type { EventTitles } from "../kernel/languages/language.js";
import type { Logger } from "../kernel/log/logger.js";
import type { MailClub } from "../kernel/mail/mail-colours.js";
import { Outbox } from "../kernel/mail/outbox.js";
import { UnsubscribeLinks } from "../kernel/mail/unsubscribe-links.js";
import { OutboxRepository } from "../kernel/mail/outbox.repository.js";
import { CodeforcesApi } from "../modules/codeforces/codeforces-api.js";
import { ContestStandingsService } from "../modules/codeforces/contest-standings.service.js";
import { HandleEvidence } from "../modules/codeforces/handle-evidence.service.js";
import { HandleLookUp } from "../modules/codeforces/handle-look-up.service.js";
import { createAccountServices } from "../modules/accounts/accounts.module.js";
import { createAdminServices } from "../modules/admin/admin.module.js";
import { createCertificateServices } from "../modules/certificates/certificates.module.js";
import { createCheckInServices } from "../modules/checkin/checkin.module.js";
import { createContactServices } from "../modules/contact/contact.module.js";
import { ContentRepository } from "../modules/content/editing/content.repository.js";
import type { ContentRecords } from "../modules/content/read-content.js";
import { EventHistoryService } from "../modules/content/events/event-history.service.js";
import { EventCalendarService, type EventIn } from "../modules/events/calendar/event-calendar.service.js";
import { EventAdminRepository } from "../modules/events/event-admin.repository.js";
import { EventDeletionService } from "../modules/events/event-deletion.service.js";
import { EventAdminService } from "../modules/events/event-admin.service.js";
import { EventRepository } from "../modules/events/event.repository.js";
import { EventService } from "../modules/events/event.service.js";
import { createMailingServices } from "../modules/mailings/mailings.module.js";
import { createNotificationServices } from "../modules/notifications/notifications.module.js";
import { createLiveSettings, createSettingsServices } from "../modules/settings/settings.module.js";
import { AccountPreviewService } from "../modules/payments/instructions/account-preview.service.js";
import { paymentConfig } from "../modules/payments/instructions/payment-instructions.js";
import { createPaymentServices } from "../modules/payments/payments.module.js";
import { PlacedMoneyRepository } from "../modules/statements/allocation/placed-money.repository.js";
import { createStatementServices } from "../modules/statements/statements.module.js";
import { createPictureServices } from "../modules/pictures/pictures.module.js";
import { createRankingServices } from "../modules/rankings/rankings.module.js";
import type { SeasonParts } from "../modules/season/season.service.js";
import { createSeasonServices } from "../modules/season/season.module.js";
import { createTeamServices } from "../modules/teams/teams.module.js";
import { createWebhookServices } from "../modules/webhooks/webhooks.module.js";
import { followAccounts } from "./account-lifecycle.js";
import { type ChosenLook, ClubLook } from "./look/club-look.js";
import { clubRecipients, notifyClub } from "./club-post.js";
import { eventFollowers } from "./event-lifecycle.js";
import { sweepRules } from "./sweep-rules.js";
import { RankingPublicationRepository } from "../modules/rankings/ranking-publication.repository.js";

/** The dependencies that the composition root receives. */
export interface ContainerParts {
  readonly env: Environment;
  readonly db: Database;
  readonly counters: SharedCounters | null;
  readonly log: Logger;
  /** Returns the club's current short name, which mails, calendars, papers and second factors show. */
  readonly clubName: () => string;
  /** Returns the club's current names. A password of little more than these names is refused (`PasswordRule`). */
  readonly clubNames: () => readonly string[];
  /** Returns an event's current title in the given language. */
  readonly eventTitles?: EventTitles;
  /** Returns an event with its current texts in the given language. */
  readonly eventIn?: EventIn;
  /** Returns the club's current name and look, as mails show them. */
  readonly mailClub: () => MailClub;
  /** Returns the colour and the brand mark that the content currently chooses for the club. */
  readonly chosenLook: () => ChosenLook;
  /** The shipped content, from which a copy of an event gets its translations. Commands copy no events and omit it. */
  readonly contentFiles?: ContentRecords;
  /** Returns the current member batches of the members page. */
  readonly memberBatches: SeasonParts["memberBatches"];
  /** The server's secret, from which all keys are derived. */
  readonly secret: string;
}

/** All services of the product, connected without a framework. */
export type Services = ReturnType<typeof createServices>;

/** Creates all services (composition root). A service is created after the services that its constructor needs. */
export function createServices(containerParts: ContainerParts) {
  const { env, db, counters, log, clubName, clubNames, eventTitles, eventIn, mailClub, chosenLook, secret } =
    containerParts;
  const publicUrl = env.PUBLIC_URL;
  const liveSettings = createLiveSettings(env, db, log, secret);
  const limiter = new RateLimiter(counters, env.RATE_LIMIT === "on");
  const unsubscribeLinks = new UnsubscribeLinks(secret, publicUrl);
  const outbox = new Outbox(secret, eventTitles, unsubscribeLinks);
  const notificationServices = createNotificationServices({ db, outbox, publicUrl, eventTitles });
  // With several workers, each worker hashes one password at a time. So as many passwords are hashed concurrently as
  // there are workers.
  const hasher = new PasswordHasher(env.WORKERS > 1 ? 1 : 2);
  const passwordRule = new PasswordRule(async () => [
    ...clubNames(),
    new URL(publicUrl).hostname,
    ...(await events.list()).map(({ title }) => title),
  ]);
  const codeforcesApi = new CodeforcesApi(env.CODEFORCES_API_URL);
  const codeforces = new HandleLookUp(codeforcesApi);
  const foundation = {
    db,
    limiter,
    hasher,
    passwordRule,
    outbox,
    codeforces,
    isAdminGiven: env.ADMIN_EMAIL !== "",
    evidence: new HandleEvidence(codeforcesApi),
    publicUrl,
    clubName,
    secret,
    unsubscribeLinks,
    ...notificationServices,
  };
  const accountServices = createAccountServices(foundation);
  const { accounts, confirmations } = accountServices;
  const events = new EventService(new EventRepository(db));
  const eventCalendars = new EventCalendarService(events, publicUrl, clubName, eventIn);
  const parts = {
    ...accountServices,
    ...notificationServices,
    db,
    hasher,
    outbox,
    outboxRepository: new OutboxRepository(db),
    events,
    eventCalendars,
  };
  const teamServices = createTeamServices({
    ...parts,
    log,
    limiter,
    publicUrl,
    secret,
    codeforces,
  });
  const { teams } = teamServices;
  const pictureServices = createPictureServices({ env, db, limiter, log });
  const { pictures, pictureUses } = pictureServices;
  const clubLook = new ClubLook(chosenLook, pictures);
  const recipients = clubRecipients(() => liveSettings.mail().clubEmail, accounts);
  const checkInServices = createCheckInServices({ ...parts, ...teamServices, limiter, publicUrl, secret });
  const paymentServices = createPaymentServices({
    ...{ ...parts, ...teamServices, limiter, secret },
    config: paymentConfig(env, () => liveSettings.account()),
    clubName,
    eventTitles,
    notifyClub: notifyClub(env, recipients, outbox),
    visits: (teamIds) => checkInServices.deskPasses.visitsOf(teamIds),
    placed: new PlacedMoneyRepository(db),
  });
  const statementServices = createStatementServices({
    ...{ db, events, teams, ...paymentServices, secret },
    accountNumber: () => liveSettings.account().bankAccountNumber,
  });
  const certificateServices = createCertificateServices({
    ...{ ...parts, ...teamServices, ...checkInServices, limiter, publicUrl, clubName, eventTitles, secret },
    look: clubLook.now,
  });
  const eventAdminRepository = new EventAdminRepository();
  const followers = eventFollowers({
    ...{ teams, pictureUses, ...certificateServices },
    eventHistory: new EventHistoryService(new ContentRepository(db), containerParts.contentFiles),
  });
  const eventAdmin = new EventAdminService(db, eventAdminRepository, events, confirmations, followers);
  const eventDeletions = new EventDeletionService(db, eventAdminRepository, events, followers);
  const services = {
    clubLook,
    ...{ ...parts, ...teamServices, ...paymentServices, ...checkInServices, ...certificateServices },
    ...statementServices,
    ...pictureServices,
    eventAdmin,
    eventDeletions,
  };
  followAccounts(services);
  const publications = new RankingPublicationRepository(db);
  services.teamBin.followedBy({
    restored: (tx, team) => services.restoredPayments.ofTeam(tx, team),
    isRankedSince: (eventId, since) => publications.isPublishedSince(eventId, since),
  });
  return {
    ...services,
    ...createRankingServices({
      ...services,
      codeforces,
      contests: new ContestStandingsService(codeforcesApi),
      limiter,
      eventTitles,
      secret,
    }),
    ...createAdminServices({ ...services, log }),
    ...createMailingServices({
      ...services,
      env,
      eventTitles,
      clubEmail: () => liveSettings.mail().clubEmail,
    }),
    ...createSettingsServices({ ...services, env, limiter, liveSettings, mailClub }),
    liveSettings,
    mailClub,
    accountPreviews: new AccountPreviewService(),
    ...createSeasonServices({ ...services, log, memberBatches: containerParts.memberBatches }),
    ...createWebhookServices({
      ...services,
      log,
      limiter,
      publicUrl,
      secret,
      isProduction: env.NODE_ENV === "production",
    }),
    ...createContactServices({ env, db, outbox, limiter, recipients, log }),
    sweepRules: sweepRules({ ...services, databaseUrl: env.DATABASE_URL }),
  };
}
