import type { MediaAddresses } from "../kernel/media/media-addresses.js";
import type { ConfirmationService } from "../modules/accounts/confirmation.service.js";
import type { LogInService } from "../modules/accounts/log-in.service.js";
import type { PasswordResetService } from "../modules/accounts/password-reset.service.js";
import type { SecondStepService } from "../modules/accounts/second-factor/second-step.service.js";
import type { SignUpService } from "../modules/accounts/sign-up.service.js";
import type { AdminProfileService } from "../modules/admin/admin-profile.service.js";
import type { GrantsService } from "../modules/admin/grants.service.js";
import type { UserAdminService } from "../modules/admin/user-admin.service.js";
import type { ContactService } from "../modules/contact/contact.service.js";
import type { EventService } from "../modules/events/event.service.js";
import type { DecidePaymentService } from "../modules/payments/decide-payment.service.js";
import type { PaymentService } from "../modules/payments/payment.service.js";
import type { ReportPaymentService } from "../modules/payments/report-payment.service.js";
import type { ConsentService } from "../modules/teams/consent.service.js";
import type { CreateTeamService } from "../modules/teams/create-team.service.js";
import type { HandleService } from "../modules/teams/handle.service.js";
import type { LeadershipService } from "../modules/teams/leadership.service.js";
import type { MemberRecordService } from "../modules/teams/member-record.service.js";
import type { RosterService } from "../modules/teams/roster.service.js";
import type { TeamAdminService } from "../modules/teams/team-admin.service.js";
import type { TeamService } from "../modules/teams/team.service.js";

/** The services behind the REST facade. */
export interface RestServices {
  readonly media: MediaAddresses;
  readonly signUps: SignUpService;
  readonly logIns: LogInService;
  readonly resets: PasswordResetService;
  readonly confirmations: ConfirmationService;
  readonly secondSteps: SecondStepService;
  readonly events: EventService;
  readonly teams: TeamService;
  readonly teamCreation: CreateTeamService;
  readonly rosters: RosterService;
  readonly consent: ConsentService;
  readonly leadership: LeadershipService;
  readonly handles: HandleService;
  readonly memberRecords: MemberRecordService;
  readonly teamAdmin: TeamAdminService;
  readonly payments: PaymentService;
  readonly paymentReports: ReportPaymentService;
  readonly paymentDecisions: DecidePaymentService;
  readonly contact: ContactService;
  readonly userAdmin: UserAdminService;
  readonly grants: GrantsService;
  readonly adminProfiles: AdminProfileService;
}
