import { DeletionImpactRepository } from "./deletion-impact.repository.js";
import { DeletionImpactService } from "./deletion-impact.service.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { Outbox } from "../../kernel/mail/outbox.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { EventService } from "../events/event.service.js";
import { ConsentService } from "./consent.service.js";
import { CreateTeamService } from "./create-team.service.js";
import type { HandleLookUp } from "../codeforces/handle-look-up.service.js";
import { HandleService } from "./handle.service.js";
import { InvitationLinkRepository } from "./invitations/invitation-link.repository.js";
import { InvitationService } from "./invitations/invitation.service.js";
import { LeadershipService } from "./leadership.service.js";
import { MemberRecordRepository } from "./member-record.repository.js";
import { MemberRecordService } from "./member-record.service.js";
import { MembershipService } from "./membership.service.js";
import { RosterService } from "./roster.service.js";
import { TeamAssignmentService } from "./team-assignment.service.js";
import { TeamAdminService } from "./team-admin.service.js";
import { TeamAudienceService } from "./team-audience.service.js";
import { TeamChanges } from "./team-changes.js";
import { TeamDeletionsService } from "./team-deletions.service.js";
import { TeamMemberRepository } from "./team-member.repository.js";
import { TeamPageRepository } from "./team-page.repository.js";
import { TeamReadRepository } from "./team-read.repository.js";
import { TeamRepository } from "./team.repository.js";
import { TeamService } from "./team.service.js";

/** What the teams module stands on. */
interface TeamParts {
  readonly db: Database;
  readonly log: Logger;
  readonly accounts: AccountService;
  readonly confirmations: Confirmations;
  readonly sessions: SessionService;
  readonly events: EventService;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  readonly secret: string;
  readonly codeforces: HandleLookUp;
}

/** Wires the teams module. */
export function createTeamServices({
  db,
  log,
  accounts,
  confirmations,
  sessions,
  events,
  outbox,
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
  const consent = new ConsentService(changes, repository, members, accounts, outbox, publicUrl);
  const leadership = new LeadershipService(changes, repository, members, accounts, confirmations);
  const links = new InvitationLinkRepository(db);
  const own = { codeforces, db, links, changes, reads, teams: repository, members };
  return {
    invitations: new InvitationService({ ...own, accounts, consent, outbox, limiter, publicUrl, secret }),
    consent,
    teams: new TeamService(reads, repository),
    teamAudiences: new TeamAudienceService(reads, repository),
    teamCreation: new CreateTeamService(
      db,
      repository,
      members,
      reads,
      accounts,
      sessions,
      events,
      consent,
      codeforces,
    ),
    rosters: new RosterService(
      changes,
      repository,
      members,
      accounts,
      consent,
      links,
      outbox,
      limiter,
      publicUrl,
    ),
    leadership,
    teamDeletions: new TeamDeletionsService(db, leadership, confirmations, log),
    handles: new HandleService(changes, members, accounts, codeforces),
    memberRecords: new MemberRecordService(
      changes,
      repository,
      members,
      records,
      accounts,
      outbox,
      limiter,
      publicUrl,
    ),
    teamAdmin: new TeamAdminService(changes, repository, reads, new TeamPageRepository(db), events),
    teamAssignments: new TeamAssignmentService(repository, members, events, outbox, publicUrl),
    accountDeletionImpacts: new DeletionImpactService(new DeletionImpactRepository(db), events),
    memberships: new MembershipService(repository, members, records, accounts),
  };
}
