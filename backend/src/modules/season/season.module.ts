import type { Confirmations } from "../../kernel/auth/confirmations.js";
import type { Database } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { SiteSettingRepository } from "../../kernel/settings/site-setting.repository.js";
import type { AccountAdminService } from "../accounts/account-admin.service.js";
import type { ForgettingService } from "../accounts/forgetting/forgetting.service.js";
import type { EventService } from "../events/event.service.js";
import type { BankLineReads } from "../statements/allocation/bank-line-reads.service.js";
import type { AuditedLinesService } from "../statements/allocation/audited-lines.service.js";
import { CleanUpRulesRepository } from "./clean-up-rules.repository.js";
import { CleanUpRulesService } from "./clean-up-rules.service.js";
import { CleanUpService } from "./clean-up.service.js";
import { HandOverService } from "./hand-over.service.js";
import { SeasonMarkRepository } from "./season-mark.repository.js";
import { type SeasonParts, SeasonService } from "./season.service.js";

interface SeasonModuleParts {
  readonly db: Database;
  readonly log: Logger;
  readonly events: EventService;
  readonly bankLines: BankLineReads;
  readonly auditedLines: AuditedLinesService;
  readonly accountAdmin: AccountAdminService;
  readonly forgetting: ForgettingService;
  readonly siteSettings: SiteSettingRepository;
  readonly confirmations: Confirmations;
  readonly memberBatches: SeasonParts["memberBatches"];
}

export function createSeasonServices(parts: SeasonModuleParts) {
  const { db, events, auditedLines } = parts;
  const cleanUpRules = new CleanUpRulesRepository(db);
  const marks = new SeasonMarkRepository(db);
  return {
    seasons: new SeasonService({ ...parts, marks, cleanUpRules }),
    handOvers: new HandOverService(db, events, parts.accountAdmin, parts.siteSettings),
    cleanUpRules: new CleanUpRulesService(db, cleanUpRules, auditedLines, parts.confirmations),
    cleanUps: new CleanUpService({ ...parts, rules: cleanUpRules }),
  };
}
