import type { ContainerType, NonEmptyArray } from "type-graphql";
import { AccountResolver } from "../modules/accounts/account.resolver.js";
import { HandleProofResolver } from "../modules/accounts/handle-proofs/handle-proof.resolver.js";
import { SecondFactorResolver } from "../modules/accounts/second-factor/second-factor.resolver.js";
import { StudentViewResolver } from "../modules/accounts/student-views/student-view.resolver.js";
import { SelfServiceResolver } from "../modules/accounts/self-service/self-service.resolver.js";
import { AdminResolver } from "../modules/admin/admin.resolver.js";
import { OverviewResolver } from "../modules/admin/overview/overview.resolver.js";
import { BinResolver } from "../modules/admin/bin/bin.resolver.js";
import { ActivityResolver } from "../modules/accounts/activity/activity.resolver.js";
import { SuperadminResolver } from "../modules/admin/superadmin/superadmin.resolver.js";
import { ListColumnsResolver, SavedViewResolver } from "../modules/admin/views/saved-view.resolver.js";
import { PeopleImportResolver } from "../modules/admin/people-import/people-import.resolver.js";
import { CertificateAdminResolver } from "../modules/certificates/certificate-admin.resolver.js";
import { CertificateResolver } from "../modules/certificates/certificate.resolver.js";
import { CheckInResolver } from "../modules/checkin/check-in.resolver.js";
import { DeskPassResolver } from "../modules/checkin/desk-pass.resolver.js";
import { ContactResolver } from "../modules/contact/contact.resolver.js";
import {
  ContentEditingResolver,
  ContentMistakeResolver,
} from "../modules/content/content-editing.resolver.js";
import type { ContentEditing, ContentServices } from "../modules/content/content.module.js";
import { ContentResolver } from "../modules/content/content.resolver.js";
import { SetupResolver } from "../modules/accounts/setup/setup.resolver.js";
import { SettingsResolver } from "../modules/settings/settings.resolver.js";
import { EventAdminResolver } from "../modules/events/event-admin.resolver.js";
import { EventResolver } from "../modules/events/event.resolver.js";
import { MailPlanResolver } from "../modules/mailings/plans/mail-plan.resolver.js";
import { MailingResolver } from "../modules/mailings/mailing.resolver.js";
import { NotificationResolver } from "../modules/notifications/notification.resolver.js";
import { CashSlipResolver } from "../modules/payments/cash-slips/cash-slip.resolver.js";
import { RefundResolver } from "../modules/payments/refunds/refund.resolver.js";
import { BookResolver } from "../modules/statements/book/book.resolver.js";
import { ReceiptResolver } from "../modules/payments/receipts/receipt.resolver.js";
import { BankLineResolver } from "../modules/statements/allocation/bank-line.resolver.js";
import { PictureResolver } from "../modules/pictures/picture.resolver.js";
import { PaymentResolver } from "../modules/payments/payment.resolver.js";
import { StatementResolver } from "../modules/statements/statement.resolver.js";
import { ContestResolver } from "../modules/rankings/contest/contest.resolver.js";
import { RankingResolver } from "../modules/rankings/ranking.resolver.js";
import { ResultNameResolver } from "../modules/rankings/results/names/result-name.resolver.js";
import { PastResultsResolver } from "../modules/rankings/results/past/past-results.resolver.js";
import { LiveBoardResolver } from "../modules/rankings/results/live/live-board.resolver.js";
import { ResultsResolver } from "../modules/rankings/results/results.resolver.js";
import { SamplesResolver } from "../modules/samples/samples.resolver.js";
import type { SamplesService } from "../modules/samples/samples.service.js";
import { SeasonResolver } from "../modules/season/season.resolver.js";
import { TeamCalendarResolver } from "../modules/teams/calendar/team-calendar.resolver.js";
import { InvitationResolver } from "../modules/teams/invitations/invitation.resolver.js";
import { PersonalInvitationResolver } from "../modules/teams/invitations/personal-invitation.resolver.js";
import { JoinRequestResolver } from "../modules/teams/listings/join-request.resolver.js";
import { ListingResolver } from "../modules/teams/listings/listing.resolver.js";
import { MemberRecordResolver } from "../modules/teams/members/member-record.resolver.js";
import { PlaceResolver } from "../modules/teams/places/place.resolver.js";
import { TeamAdminResolver } from "../modules/teams/team-admin.resolver.js";
import { TeamsImportResolver } from "../modules/teams/import/teams-import.resolver.js";
import { TeamResolver } from "../modules/teams/team.resolver.js";
import { TeamSubscriptionResolver } from "../modules/teams/team.subscription.js";
import { SpreadsheetFeedResolver } from "../modules/webhooks/feeds/spreadsheet-feed.resolver.js";
import { WebhookResolver } from "../modules/webhooks/webhook.resolver.js";
import type { Services } from "./container.js";

/** The services available to resolvers. */
export type Served = Services & ContentServices & ContentEditing & { readonly samples: SamplesService };

type Make = (services: Served) => object;

/** Maps every resolver class to a function that creates its instance. No dependency injection framework is used. */
const MAKERS = new Map<Function, Make>([
  [AccountResolver, (from) => new AccountResolver(from.accounts, from.signUps, from.logIns, from.resets)],
  [
    SelfServiceResolver,
    ({ profiles, credentials, devices, exports, confirmations }) =>
      new SelfServiceResolver(profiles, credentials, devices, exports, confirmations),
  ],
  [StudentViewResolver, ({ studentViews }) => new StudentViewResolver(studentViews)],
  [HandleProofResolver, ({ handleProofs }) => new HandleProofResolver(handleProofs)],
  [SecondFactorResolver, (from) => new SecondFactorResolver(from)],
  [SavedViewResolver, ({ savedViews }) => new SavedViewResolver(savedViews)],
  [ListColumnsResolver, () => new ListColumnsResolver()],
  [PeopleImportResolver, ({ peopleImports }) => new PeopleImportResolver(peopleImports)],
  [ContactResolver, (from) => new ContactResolver(from.contact)],
  [ContentResolver, (from) => new ContentResolver(from.content)],
  [
    ContentEditingResolver,
    (from) => new ContentEditingResolver(from.contentEditing, from.contentPreviews, from.contentBulk),
  ],
  [ContentMistakeResolver, () => new ContentMistakeResolver()],
  [SetupResolver, ({ setup }) => new SetupResolver(setup)],
  [SettingsResolver, (from) => new SettingsResolver(from.clubSettings, from.mailTests, from.accountPreviews)],
  [
    AdminResolver,
    (from) => new AdminResolver(from.userAdmin, from.grants, from.audit, from.statistics, from.listExports),
  ],
  [OverviewResolver, (from) => new OverviewResolver(from.overview)],
  [BinResolver, (from) => new BinResolver(from.bin)],
  [SamplesResolver, ({ samples }) => new SamplesResolver(samples)],
  [SeasonResolver, (from) => new SeasonResolver(from.seasons, from.handOvers, from.cleanUpRules)],
  [ActivityResolver, (from) => new ActivityResolver(from.activities, from.userSessions)],
  [SuperadminResolver, (from) => new SuperadminResolver(from.adminProfiles, from.settings)],
  [PictureResolver, (from) => new PictureResolver(from.pictures)],
  [EventResolver, (from) => new EventResolver(from.events, from.media, from.pictures, from.content)],
  [EventAdminResolver, (from) => new EventAdminResolver(from.eventAdmin, from.eventDeletions)],
  [
    TeamResolver,
    ({ teams, teamCreation, rosters, consent, leadership, handles }) =>
      new TeamResolver(teams, teamCreation, rosters, consent, leadership, handles),
  ],
  [
    TeamAdminResolver,
    (from) =>
      new TeamAdminResolver(
        from.teamAdmin,
        from.accountDeletionImpacts,
        from.teamDeletions,
        from.substitutions,
        from.teamNotes,
        from.teamCells,
      ),
  ],
  [TeamsImportResolver, (from) => new TeamsImportResolver(from.teamsImports)],
  [TeamCalendarResolver, (from) => new TeamCalendarResolver(from.teamCalendars)],
  [InvitationResolver, (from) => new InvitationResolver(from.invitations)],
  [NotificationResolver, (from) => new NotificationResolver(from.notifications)],
  [
    PersonalInvitationResolver,
    (from) => new PersonalInvitationResolver(from.personalInvitations, from.invitationAnswers),
  ],
  [ListingResolver, (from) => new ListingResolver(from.listings, from.listedInvitations)],
  [JoinRequestResolver, (from) => new JoinRequestResolver(from.joinRequests)],
  [PlaceResolver, (from) => new PlaceResolver(from.placeBoards, from.placeAnswers)],
  [MemberRecordResolver, (from) => new MemberRecordResolver(from.teams, from.memberRecords)],
  [TeamSubscriptionResolver, (from) => new TeamSubscriptionResolver(from.teams)],
  [RefundResolver, (from) => new RefundResolver(from.refundReads, from.refunds, from.refundAccounts)],
  [CashSlipResolver, ({ cashSlips }) => new CashSlipResolver(cashSlips)],
  [BookResolver, ({ paymentFigures, ledgers }) => new BookResolver(paymentFigures, ledgers)],
  [ReceiptResolver, ({ receipts }) => new ReceiptResolver(receipts)],
  [
    BankLineResolver,
    (from) => new BankLineResolver(from.bankLines, from.lineAllocations, from.payableTeams, from.surpluses),
  ],
  [
    PaymentResolver,
    (from) =>
      new PaymentResolver(
        from.payments,
        from.paymentReports,
        from.paymentDecisions,
        from.paymentBookings,
        from.paymentReverts,
      ),
  ],
  [
    StatementResolver,
    (from) =>
      new StatementResolver(
        from.statementPreviews,
        from.statementHistory,
        from.statementCommits,
        from.statementReverts,
      ),
  ],
  [ResultNameResolver, (from) => new ResultNameResolver(from.resultNames)],
  [PastResultsResolver, (from) => new PastResultsResolver(from.pastResults)],
  [LiveBoardResolver, (from) => new LiveBoardResolver(from.liveBoards)],
  [ResultsResolver, (from) => new ResultsResolver(from.results)],
  [CheckInResolver, (from) => new CheckInResolver(from.desks, from.checkInLists, from.checkIns)],
  [DeskPassResolver, (from) => new DeskPassResolver(from.deskPasses)],
  [
    RankingResolver,
    (from) => new RankingResolver(from.rankingBoards, from.rankingDrafts, from.rankingPlaces),
  ],
  [ContestResolver, (from) => new ContestResolver(from.contestFetches, from.handleChecks)],
  [CertificateResolver, ({ certificates }) => new CertificateResolver(certificates)],
  [
    CertificateAdminResolver,
    (from) =>
      new CertificateAdminResolver(
        from.certificateBoards,
        from.certificateLayouts,
        from.certificatePreviews,
        from.certificateIssues,
      ),
  ],
  [
    MailPlanResolver,
    (from) => new MailPlanResolver(from.mailings, from.mailTemplates, from.scheduledMailings),
  ],
  [WebhookResolver, (from) => new WebhookResolver(from.webhooks, from.webhookLog)],
  [SpreadsheetFeedResolver, (from) => new SpreadsheetFeedResolver(from.spreadsheetFeeds)],
  [MailingResolver, (from) => new MailingResolver(from.mailings, from.mailingReads, from.failedMails)],
]);

/** The resolver classes, from which the schema is built. */
export const RESOLVERS = [...MAKERS.keys()] as unknown as NonEmptyArray<Function>;

/** Returns the container from which type-graphql gets its resolver instances. */
export function resolverContainer(services: Served): ContainerType {
  const resolvers = new Map([...MAKERS].map(([resolverClass, make]) => [resolverClass, make(services)]));
  return {
    get(resolverClass: Function) {
      const resolver = resolvers.get(resolverClass);
      if (!resolver) throw new Error(`${String(resolverClass)} is not in the container`);
      return resolver;
    },
  };
}
