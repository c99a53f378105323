import type { Database } from "../../../kernel/db/database.js";
import type { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { Codeforces } from "../../codeforces/handle-check.service.js";
import type { ConsentService } from "../changes/consent.service.js";
import type { ExternalMails } from "../notices/external-mails.js";
import type { TeamChanges } from "../team-changes.js";
import type { TeamNotices } from "../notices/team-notices.js";
import type { TeamReadRepository } from "../reads/team-read.repository.js";
import type { TeamRepository } from "../team.repository.js";
import { InvitationAnswerService } from "./invitation-answers.service.js";
import type { InvitationDeclines } from "./invitation-declines.js";
import type { InvitationLinkRepository } from "./invitation-link.repository.js";
import { InvitationService } from "./invitation.service.js";
import { PersonalInvitationService } from "./personal-invitation.service.js";
import type { TeamInvitationRepository } from "./team-invitation.repository.js";
import type { TeamJoins } from "./team-joins.js";

interface InvitationModuleParts {
  readonly db: Database;
  readonly links: InvitationLinkRepository;
  readonly invitations: TeamInvitationRepository;
  readonly changes: TeamChanges;
  readonly reads: TeamReadRepository;
  readonly teams: TeamRepository;
  readonly accounts: AccountService;
  readonly consent: ConsentService;
  readonly declines: InvitationDeclines;
  readonly joins: TeamJoins;
  readonly externalMails: ExternalMails;
  readonly notices: TeamNotices;
  readonly limiter: RateLimiter;
  readonly codeforces: Codeforces;
  readonly publicUrl: string;
  readonly secret: string;
}

export function createInvitationServices(parts: InvitationModuleParts) {
  return {
    invitations: new InvitationService(parts),
    personalInvitations: new PersonalInvitationService(parts),
    invitationAnswers: new InvitationAnswerService(parts),
  };
}
