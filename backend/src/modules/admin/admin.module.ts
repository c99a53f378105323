import { BinRepository } from "../../kernel/bin/bin.repository.js";
import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { BankLineReads } from "../statements/allocation/bank-line-reads.service.js";
import type { EventService } from "../events/event.service.js";
import type { AccountAdminService } from "../accounts/account-admin.service.js";
import type { SiteSettingRepository } from "../../kernel/settings/site-setting.repository.js";
import type { CredentialsService } from "../accounts/self-service/credentials.service.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SecondFactorService } from "../accounts/second-factor/second-factor.service.js";
import { AdminProfileService } from "./superadmin/admin-profile.service.js";
import { AuditRepository } from "./audit/audit.repository.js";
import { AuditService } from "./audit/audit.service.js";
import { GrantsService } from "./users/grants.service.js";
import { BinService } from "./bin/bin.service.js";
import { ExportService } from "./exports/export.service.js";
import { SiteSettingsService } from "./superadmin/site-settings.service.js";
import { OverviewService } from "./overview/overview.service.js";
import { PeopleImportService } from "./people-import/people-import.service.js";
import { SavedViewRepository } from "./views/saved-view.repository.js";
import { SavedViewService } from "./views/saved-view.service.js";
import { StatisticsService } from "./exports/statistics.service.js";
import { UserAdminService } from "./users/user-admin.service.js";
import { UserRepository } from "./users/user.repository.js";
import type { TeamBinService } from "../teams/leaving/team-bin.service.js";
import type { TeamAssignmentService } from "../teams/changes/team-assignment.service.js";

interface AdminParts {
  readonly db: Database;
  readonly log: Logger;
  readonly events: EventService;
  readonly bankLines: BankLineReads;
  readonly accounts: AccountService;
  readonly accountAdmin: AccountAdminService;
  readonly credentials: CredentialsService;
  readonly confirmations: Confirmations;
  readonly siteSettings: SiteSettingRepository;
  readonly secondFactors: SecondFactorService;
  readonly teamAssignments: TeamAssignmentService;
  readonly teamBin: TeamBinService;
}

export function createAdminServices(parts: AdminParts) {
  const { db, accounts, accountAdmin, confirmations, credentials, teamAssignments } = parts;
  const users = new UserRepository(db);
  const bin = new BinRepository(db);
  const statistics = new StatisticsService(db);
  return {
    userAdmin: new UserAdminService(db, users, accountAdmin, teamAssignments, parts.events, parts.log),
    bin: new BinService({ ...parts, bin }),
    peopleImports: new PeopleImportService(db, users, accountAdmin),
    savedViews: new SavedViewService(db, new SavedViewRepository(db), accountAdmin),
    grants: new GrantsService(db, users, accountAdmin),
    adminProfiles: new AdminProfileService(db, accounts, accountAdmin, credentials, confirmations),
    settings: new SiteSettingsService(db, parts.siteSettings, parts.secondFactors, confirmations),
    audit: new AuditService(new AuditRepository(db)),
    statistics,
    overview: new OverviewService(db, parts.events, parts.bankLines),
    listExports: new ExportService(db, statistics, confirmations),
  };
}
