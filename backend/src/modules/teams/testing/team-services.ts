import { ALWAYS_CONFIRMED } from "../../../kernel/testing/always-confirmed.js";
import { BinRepository } from "../../../kernel/bin/bin.repository.js";
import { AccessTokens } from "../../../kernel/auth/access-token.js";
import type { Database } from "../../../kernel/db/database.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { Outbox } from "../../../kernel/mail/outbox.js";
import { AccountRepository } from "../../accounts/account.repository.js";
import { AccountService } from "../../accounts/account.service.js";
import { RefreshTokens } from "../../accounts/sessions/refresh-token.js";
import { SessionRepository } from "../../accounts/sessions/session.repository.js";
import { SessionService } from "../../accounts/sessions/session.service.js";
import { EventCalendarService } from "../../events/calendar/event-calendar.service.js";
import { EventRepository } from "../../events/event.repository.js";
import { EventService } from "../../events/event.service.js";
import { createNotificationServices } from "../../notifications/notifications.module.js";
import { ConsentService } from "../changes/consent.service.js";
import { CreateTeamService } from "../changes/create-team.service.js";
import { NewTeamRows } from "../changes/new-team-rows.js";
import { CodeforcesApi } from "../../codeforces/codeforces-api.js";
import { HandleLookUp } from "../../codeforces/handle-look-up.service.js";
import { HandleHolders } from "../members/handle-holders.js";
import { HandleService } from "../members/handle.service.js";
import { ImportFactsRepository } from "../import/import-facts.repository.js";
import { ImportWriter } from "../import/import-writer.js";
import { TeamsImportService } from "../import/teams-import.service.js";
import { InvitationDeclines } from "../invitations/invitation-declines.js";
import { InvitationLinkRepository } from "../invitations/invitation-link.repository.js";
import { createInvitationServices } from "../invitations/invitations.module.js";
import { TeamJoins } from "../invitations/team-joins.js";
import { ListingRepository } from "../listings/listing.repository.js";
import { ListingEnds } from "../listings/listing.service.js";
import { createListingServices } from "../listings/listings.module.js";
import { ExternalMails } from "../notices/external-mails.js";
import { TeamInvitationRepository } from "../invitations/team-invitation.repository.js";
import { LeadershipService } from "../changes/leadership.service.js";
import { MemberRecordRepository } from "../members/member-record.repository.js";
import { MemberRecordService } from "../members/member-record.service.js";
import { MembershipBinService } from "../leaving/membership-bin.service.js";
import { MembershipService } from "../leaving/membership.service.js";
import { createPlaceServices } from "../places/places.module.js";
import { RosterService } from "../changes/roster.service.js";
import { SubstitutionService } from "../changes/substitution.service.js";
import { TeamBinService } from "../leaving/team-bin.service.js";
import { TeamChanges } from "../team-changes.js";
import { TeamCopiesRepository } from "../leaving/team-copies.repository.js";
import { TeamMemberRepository } from "../members/team-member.repository.js";
import { ReminderRepository } from "../reminders/reminder.repository.js";
import { ReminderService } from "../reminders/reminder.service.js";
import { TeamNotices } from "../notices/team-notices.js";
import { TeamRecipientsService } from "../notices/team-recipients.service.js";
import { TeamReadRepository } from "../reads/team-read.repository.js";
import { newTeamReference } from "../changes/team-reference.js";
import { TeamRepository } from "../team.repository.js";
import { TeamService } from "../team.service.js";

const SECRET = "a secret for tests of many characters";
export const PUBLIC_URL = "https://club.example";

/** Services that a control test replaces, to show that the test would fail without the real services. */
export interface FixtureParts {
  readonly teams?: TeamRepository;
  readonly members?: TeamMemberRepository;
  readonly invitations?: TeamInvitationRepository;
  readonly limiter?: RateLimiter;
  readonly reads?: (db: Database) => TeamReadRepository;
  readonly codeforces?: Pick<HandleLookUp, "find">;
  readonly newReference?: (eventTitle: string) => string;
}

export function teamServices(db: Database, parts: FixtureParts = {}) {
  const accounts = new AccountService(new AccountRepository(db));
  const tokens = [new AccessTokens(SECRET), new RefreshTokens(SECRET)] as const;
  const sessions = new SessionService(db, new SessionRepository(db), ...tokens, {
    loggedIn: () => Promise.resolve(),
  });
  const events = new EventService(new EventRepository(db));
  const outbox = new Outbox(SECRET);
  const teams = parts.teams ?? new TeamRepository(db);
  const members = parts.members ?? new TeamMemberRepository(db);
  const records = new MemberRecordRepository(db);
  const limiter = new RateLimiter(null, false);
  const reads = parts.reads?.(db) ?? new TeamReadRepository(db);
  const changes = new TeamChanges(db, reads);
  const newReference = parts.newReference ?? newTeamReference;
  const { notifications } = createNotificationServices({ db, outbox, publicUrl: PUBLIC_URL });
  const recipients = new TeamRecipientsService(members, accounts);
  const eventCalendars = new EventCalendarService(events, PUBLIC_URL, () => "CDC");
  const notices = new TeamNotices(notifications, recipients, accounts, eventCalendars, reads);
  const places = createPlaceServices({ db, reads, recipients, notifications, events, eventCalendars });
  const invited = parts.invitations ?? new TeamInvitationRepository(db);
  const listings = new ListingRepository(db);
  const declines = new InvitationDeclines(invited, new ListingEnds(listings), reads, notices);
  const holders = new HandleHolders(members, reads, accounts, notices);
  const consent = new ConsentService(changes, teams, members, accounts, notices, declines, holders);
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
  const bin = { teams: teamBin, places: new MembershipBinService(copied, teams, members, reads) };
  const memberships = new MembershipService(teams, members, records, reads, accounts, notices, holders, bin);
  accounts.followedBy([memberships, { removing: (tx, account) => invited.forget(tx, account) }]);
  const links = new InvitationLinkRepository(db);
  const codeforces = parts.codeforces ?? new HandleLookUp(new CodeforcesApi(""));
  const joins = new TeamJoins(members, accounts, consent, holders);
  const counted = parts.limiter ?? limiter;
  const externalMails = new ExternalMails(accounts, counted);
  const stored = { db, links, invitations: invited, listings, changes, reads, teams };
  const sent = { joins, externalMails, notices, limiter: counted, codeforces, publicUrl: PUBLIC_URL };
  const own = { ...stored, ...sent, accounts, consent, declines };
  return {
    ...createInvitationServices({ ...own, secret: SECRET }),
    ...createListingServices({ ...own, events }),
    accounts,
    consent,
    imports: new TeamsImportService(
      db,
      new ImportFactsRepository(db),
      accounts,
      events,
      externalMails,
      new ImportWriter(teams, members, accounts, consent, notices, holders),
    ),
    sessions,
    outbox,
    creation: new CreateTeamService(
      db,
      reads,
      new NewTeamRows(teams, members, accounts, events, consent, holders, newReference),
      notices,
      sessions,
      codeforces,
    ),
    roster: new RosterService(changes, teams, members, accounts, consent, links, notices, limiter),
    leadership: new LeadershipService(changes, teams, members, accounts, ALWAYS_CONFIRMED, notices, teamBin),
    teamBin,
    substitutions: new SubstitutionService(
      changes,
      teams,
      members,
      accounts,
      links,
      notices,
      limiter,
      holders,
    ),
    handles: new HandleService(changes, members, accounts, codeforces, holders),
    memberships,
    records: new MemberRecordService(changes, teams, members, records, accounts, notices, limiter, holders),
    ...places,
    queries: new TeamService(reads, teams, places.placePayments),
    notifications,
    reminders: new ReminderService({
      db,
      reads,
      reminders: new ReminderRepository(),
      recipients,
      events,
      notifications,
    }),
  };
}
