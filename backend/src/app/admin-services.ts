import type { Confirmations } from "../kernel/auth/confirmations.js";
import type { Database } from "../kernel/db/database.js";
import type { Outbox } from "../kernel/mail/outbox.js";
import { AccountAdminService } from "../modules/accounts/account-admin.service.js";
import type { AccountRepository } from "../modules/accounts/account.repository.js";
import type { SiteSettingRepository } from "../kernel/settings/site-setting.repository.js";
import type { CredentialsService } from "../modules/accounts/credentials.service.js";
import type { AccountService } from "../modules/accounts/account.service.js";
import type { RoleService } from "../modules/accounts/role.service.js";
import type { SecondFactorService } from "../modules/accounts/second-factor/second-factor.service.js";
import { AdminProfileService } from "../modules/admin/admin-profile.service.js";
import { AuditRepository } from "../modules/admin/audit.repository.js";
import { AuditService } from "../modules/admin/audit.service.js";
import { GrantsService } from "../modules/admin/grants.service.js";
import { ExportService } from "../modules/admin/export.service.js";
import { SiteSettingsService } from "../modules/admin/site-settings.service.js";
import { StatisticsRepository } from "../modules/admin/statistics.repository.js";
import { StatisticsService } from "../modules/admin/statistics.service.js";
import { UserAdminService } from "../modules/admin/user-admin.service.js";
import { UserRepository } from "../modules/admin/user.repository.js";
import type { TeamAssignmentService } from "../modules/teams/team-assignment.service.js";

/** What the admin module stands on. */
interface AdminParts {
  readonly db: Database;
  readonly accounts: AccountService;
  readonly accountRepository: AccountRepository;
  readonly credentials: CredentialsService;
  readonly confirmations: Confirmations;
  readonly outbox: Outbox;
  readonly roles: RoleService;
  readonly siteSettings: SiteSettingRepository;
  readonly secondFactors: SecondFactorService;
  readonly teamAssignments: TeamAssignmentService;
  readonly publicUrl: string;
}

/** Wires the admin module. */
export function createAdminServices(parts: AdminParts) {
  const { db, accounts, accountRepository, confirmations, credentials, outbox, roles, teamAssignments } =
    parts;
  const accountAdmin = new AccountAdminService(
    accounts,
    accountRepository,
    roles,
    confirmations,
    outbox,
    parts.publicUrl,
  );
  const users = new UserRepository(db);
  const statistics = new StatisticsRepository(db);
  return {
    userAdmin: new UserAdminService(db, users, accountAdmin, teamAssignments),
    grants: new GrantsService(db, users, accountAdmin),
    adminProfiles: new AdminProfileService(db, accounts, accountAdmin, credentials, confirmations),
    settings: new SiteSettingsService(db, parts.siteSettings, parts.secondFactors, confirmations),
    audit: new AuditService(new AuditRepository(db)),
    statistics: new StatisticsService(statistics),
    listExports: new ExportService(db, statistics, confirmations),
  };
}
