import type { ContainerType } from "type-graphql";
import { AccountResolver } from "../modules/accounts/account.resolver.js";
import { SelfServiceResolver } from "../modules/accounts/self-service.resolver.js";
import { SecondFactorResolver } from "../modules/accounts/second-factor/second-factor.resolver.js";
import { ContactResolver } from "../modules/contact/contact.resolver.js";
import { ContentResolver } from "../modules/content/content.resolver.js";
import { EventAdminResolver } from "../modules/events/event-admin.resolver.js";
import { EventPictureResolver } from "../modules/events/event-picture.resolver.js";
import { EventResolver } from "../modules/events/event.resolver.js";
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
import type { ContentServices } from "../modules/content/content.module.js";
import type { Services } from "./container.js";

/** Gives type-graphql its resolvers: a plain map, no framework. */
export function resolverContainer(services: Services & ContentServices): ContainerType {
  const { accounts, signUps, logIns, resets, events, teams, teamCreation, rosters, leadership, handles } =
    services;
  const { payments, paymentReports, paymentDecisions } = services;
  const resolvers = new Map<unknown, object>([
    [AccountResolver, new AccountResolver(accounts, signUps, logIns, resets)],
    [EventResolver, new EventResolver(events)],
    [EventAdminResolver, new EventAdminResolver(services.eventAdmin)],
    [TeamResolver, new TeamResolver(teams, teamCreation, rosters, services.consent, leadership, handles)],
    [
      TeamAdminResolver,
      new TeamAdminResolver(services.teamAdmin, services.accountDeletionImpacts, services.teamDeletions),
    ],
    [RankingResolver, new RankingResolver(services.rankingBoards, services.rankingDrafts)],
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
      new StatementResolver(services.statementPreviews, services.statementCommits, services.statementReverts),
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
