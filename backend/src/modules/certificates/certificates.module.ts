import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import { ENGLISH_TITLES, type EventTitles } from "../../kernel/languages/language.js";
import type { RateLimiter } from "../../kernel/limits/rate-limiter.js";
import { type DrawnLook, PRODUCT_LOOK } from "../../kernel/picture/drawn-look.js";
import { MailProgressRepository } from "../../kernel/mail/mailing-copies.repository.js";
import type { AccountService } from "../accounts/account.service.js";
import type { CheckedInService } from "../checkin/check-in-list.service.js";
import type { EventService } from "../events/event.service.js";
import type { NotificationService } from "../notifications/notification.service.js";
import type { TeamAudienceService } from "../teams/reads/team-audience.service.js";
import { attendeesOf } from "./attendees.js";
import { CertificateBoardService } from "./certificate-board.service.js";
import { CertificateIssueService } from "./certificate-issue.service.js";
import { CertificateLayoutRepository } from "./certificate-layout.repository.js";
import { CertificateLayoutService } from "./certificate-layout.service.js";
import { CertificateNotices } from "./certificate-notices.js";
import { CertificatePreviewService } from "./certificate-preview.service.js";
import { CertificateRepository } from "./certificate.repository.js";
import { CertificateService } from "./certificate.service.js";
import { CredentialKeyRepository } from "./credentials/credential-key.repository.js";
import { CredentialService } from "./credentials/credential.service.js";
import { CredentialSigner } from "./credentials/credential-signer.js";

export function createCertificateServices({
  db,
  limiter,
  events,
  accounts,
  teamAudiences,
  checkedIn,
  notifications,
  confirmations,
  publicUrl,
  clubName,
  look = () => Promise.resolve(PRODUCT_LOOK),
  eventTitles = ENGLISH_TITLES,
  secret,
  certificateRepository: certificates = new CertificateRepository(db),
  now = () => new Date(),
}: {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly events: EventService;
  readonly accounts: AccountService;
  readonly teamAudiences: TeamAudienceService;
  readonly checkedIn: CheckedInService;
  readonly notifications: NotificationService;
  readonly confirmations: Confirmations;
  readonly publicUrl: string;
  readonly clubName: () => string;
  readonly look?: () => Promise<DrawnLook>;
  readonly eventTitles?: EventTitles | undefined;
  readonly secret: string;
  readonly certificateRepository?: CertificateRepository;
  readonly now?: () => Date;
}) {
  const layouts = new CertificateLayoutRepository(db);
  const attendees = attendeesOf(teamAudiences, checkedIn);
  const site = { publicUrl, clubName, look, eventTitles };
  const certificateLayouts = new CertificateLayoutService(db, layouts, events, attendees, site);
  const mails = new MailProgressRepository(db);
  const boards = new CertificateBoardService(certificates, certificateLayouts, events, mails, now);
  const previews = new CertificatePreviewService(certificates, events, accounts, attendees, layouts, site);
  const notices = new CertificateNotices(notifications, accounts);
  const reads = new CertificateService({ db, certificates, layouts, limiter, site });
  const signer = new CredentialSigner(db, new CredentialKeyRepository(db), secret);
  return {
    certificateRepository: certificates,
    certificates: reads,
    badgeCredentials: new CredentialService({ certificates: reads, layouts, signer, site, secret }),
    certificateLayouts,
    certificateBoards: boards,
    certificatePreviews: previews,
    certificateIssues: new CertificateIssueService({
      ...{ db, certificates, layouts, previews, boards, notices, events, confirmations, now },
    }),
  };
}
