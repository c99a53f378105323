import { DeletionImpactRepository } from "./leaving/deletion-impact.repository.js";
import { DeletionImpactService } from "./leaving/deletion-impact.service.js";
import { BinRepository } from "../../kernel/bin/bin.repository.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/sessions/session.service.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { EventCalendarService } from "../events/calendar/event-calendar.service.js";
import type { EventService } from "../events/event.service.js";
import { TeamCalendarService } from "./calendar/team-calendar.service.js";
import { ConsentService } from "./changes/consent.service.js";
import { CreateTeamService } from "./changes/create-team.service.js";
import { NewTeamRows } from "./changes/new-team-rows.js";
import type { HandleLookUp } from "../codeforces/handle-look-up.service.js";
import { HandleHolders } from "./members/handle-holders.js";
import { HandleService } from "./members/handle.service.js";
import { DeskPeopleService } from "./reads/desk-people.service.js";
import { ImportFactsRepository } from "./import/import-facts.repository.js";
import { ImportWriter } from "./import/import-writer.js";
import { TeamsImportService } from "./import/teams-import.service.js";
import { InvitationDeclines } from "./invitations/invitation-declines.js";
import { InvitationLinkRepository } from "./invitations/invitation-link.repository.js";
import { createInvitationServices } from "./invitations/invitations.module.js";
import { TeamJoins } from "./invitations/team-joins.js";
import { ListingRepository } from "./listings/listing.repository.js";
import { ListingEnds } from "./listings/listing.service.js";
import { createListingServices } from "./listings/listings.module.js";
import { ExternalMails } from "./notices/external-mails.js";
import { TeamInvitationRepository } from "./invitations/team-invitation.repository.js";
import { LeadershipService, TeamDeletionsService } from "./changes/leadership.service.js";
import { MemberRecordRepository } from "./members/member-record.repository.js";
import { MemberRecordService } from "./members/member-record.service.js";
import { MembershipService } from "./leaving/membership.service.js";
import { createPlaceServices } from "./places/places.module.js";
import { QualificationService } from "./changes/qualification.service.js";
import { ReminderRepository } from "./reminders/reminder.repository.js";
import { ReminderService } from "./reminders/reminder.service.js";
import { MembershipBinService } from "./leaving/membership-bin.service.js";
import { RosterService } from "./changes/roster.service.js";
import { SubstitutionService } from "./changes/substitution.service.js";
import { TeamAssignmentService } from "./changes/team-assignment.service.js";
import { TeamNotesService } from "./changes/team-notes.service.js";
import { TeamAdminService } from "./changes/team-admin.service.js";
import { TeamAudienceService } from "./reads/team-audience.service.js";
import { TeamBinService } from "./leaving/team-bin.service.js";
import { TeamCellsService } from "./changes/team-cells.service.js";
import { TeamChanges } from "./team-changes.js";
import { TeamCopiesRepository } from "./leaving/team-copies.repository.js";
import { TeamMemberRepository } from "./members/team-member.repository.js";
import { TeamPageRepository } from "./reads/team-page.repository.js";
import { TeamNotices } from "./notices/team-notices.js";
import { TeamRecipientsService } from "./notices/team-recipients.service.js";
import { TeamReadRepository } from "./reads/team-read.repository.js";
import { TeamRepository } from "./team.repository.js";
import { TeamService } from "./team.service.js";

interface TeamParts {
  readonly db: Database;
  readonly log: Logger;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly sessions: SessionService;
  readonly events: EventService;
  readonly notifications: NotificationService;
  readonly eventCalendars: EventCalendarService;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  readonly secret: string;
  readonly codeforces: HandleLookUp;
}

export function createTeamServices({
  db,
  log,
  accounts,
  confirmations,
  sessions,
  events,
  notifications,
  eventCalendars,
  limiter,
  publicUrl,
  secret,
  codeforces,
}: TeamParts) {
  const repository = new TeamRepository(db);
  const members = new TeamMemberRepository(db);
  const records = new MemberRecordRepository(db);
  const reads = new TeamReadRepository(db);
  const changes = new TeamChanges(db, reads);
  const teamRecipients = new TeamRecipientsService(members, accounts);
  const places = createPlaceServices({
    ...{ db, reads, recipients: teamRecipients, notifications, events, eventCalendars },
  });
  const qualifications = new QualificationService(reads, teamRecipients, notifications, eventCalendars);
  const notices = new TeamNotices(notifications, teamRecipients, accounts, eventCalendars, reads);
  const invitations = new TeamInvitationRepository(db);
  const listings = new ListingRepository(db);
  const declines = new InvitationDeclines(invitations, new ListingEnds(listings), reads, notices);
  const holders = new HandleHolders(members, reads, accounts, notices);
  const consent = new ConsentService(changes, repository, members, accounts, notices, declines, holders);
  const copied = new TeamCopiesRepository(db);
  const teamBin = new TeamBinService(
    new BinRepository(db),
    copied,
    reads,
    accounts,
    events,
    notices,
    places.placePublisher,
  );
  const leadership = new LeadershipService(
    changes,
    repository,
    members,
    accounts,
    confirmations,
    notices,
    teamBin,
  );
  const links = new InvitationLinkRepository(db);
  const joins = new TeamJoins(members, accounts, consent, holders);
  const externalMails = new ExternalMails(accounts, limiter);
  const stored = { db, links, invitations, listings, changes, reads, teams: repository };
  const own = {
    ...stored,
    accounts,
    consent,
    declines,
    joins,
    externalMails,
    notices,
    limiter,
    codeforces,
    publicUrl,
  };
  const teamAdmin = new TeamAdminService(
    changes,
    repository,
    reads,
    new TeamPageRepository(db),
    events,
    qualifications,
    places.placePublisher,
  );
  return {
    teamCalendars: new TeamCalendarService({
      ...{ reads, accounts, events, eventCalendars },
      ...{ limiter, publicUrl, secret },
    }),
    ...createInvitationServices({ ...own, secret }),
    ...createListingServices({ ...own, events }),
    consent,
    teamsImports: new TeamsImportService(
      db,
      new ImportFactsRepository(db),
      accounts,
      events,
      externalMails,
      new ImportWriter(repository, members, accounts, consent, notices, holders),
    ),
    teamRecipients,
    deskPeople: new DeskPeopleService(db),
    qualifications,
    teamReminders: new ReminderService({
      db,
      reads,
      reminders: new ReminderRepository(),
      recipients: teamRecipients,
      events,
      notifications,
    }),
    ...places,
    teams: new TeamService(reads, repository, places.placePayments),
    teamAudiences: new TeamAudienceService(reads, repository, accounts),
    teamCreation: new CreateTeamService(
      db,
      reads,
      new NewTeamRows(repository, members, accounts, events, consent, holders),
      notices,
      sessions,
      codeforces,
    ),
    rosters: new RosterService(changes, repository, members, accounts, consent, links, notices, limiter),
    leadership,
    teamBin,
    teamDeletions: new TeamDeletionsService({ db, confirmations, log }, leadership),
    substitutions: new SubstitutionService(
      changes,
      repository,
      members,
      accounts,
      links,
      notices,
      limiter,
      holders,
    ),
    handles: new HandleService(changes, members, accounts, codeforces, holders),
    memberRecords: new MemberRecordService(
      changes,
      repository,
      members,
      records,
      accounts,
      notices,
      limiter,
      holders,
    ),
    teamNotes: new TeamNotesService(db, repository, reads),
    teamAdmin,
    teamCells: new TeamCellsService(db, repository, reads, teamAdmin),
    teamAssignments: new TeamAssignmentService(repository, members, events, notices),
    accountDeletionImpacts: new DeletionImpactService(new DeletionImpactRepository(db), events),
    memberships: new MembershipService(repository, members, records, reads, accounts, notices, holders, {
      teams: teamBin,
      places: new MembershipBinService(copied, repository, members, reads),
    }),
  };
}
