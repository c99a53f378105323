import { ShownVersion } from "../../../kernel/contract/common-fields.js";
import { Field, ObjectType } from "type-graphql";
import { recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requireSuperadmin } from "../../../kernel/auth/caller.js";
import type { Confirmations } from "../../../kernel/auth/confirmations.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { SECOND_FACTOR_SUCCESS } from "../../../kernel/contract/texts/second-factor.texts.js";
import { isLighter, owesTwoSteps, type TwoStepDuty } from "../../../kernel/contract/two-step-duty.js";
import type { Database } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { requireVersion, versionOf } from "../../../kernel/errors/require-version.js";
import type { SiteSettingRepository } from "../../../kernel/settings/site-setting.repository.js";
import type { SecondFactorService } from "../../accounts/second-factor/second-factor.service.js";
import { ApiTwoStepDuty, type UpdateSiteSettingsInput } from "../contract/update-site-settings.input.js";

export class SiteSettingsService {
  constructor(
    private readonly db: Database,
    private readonly settings: SiteSettingRepository,
    private readonly secondFactors: SecondFactorService,
    private readonly confirmations: Confirmations,
  ) {}

  async read(): Promise<SiteSettings> {
    return viewOf(await this.settings.twoStepDuty());
  }

  /**
   * Changes the settings. Only a caller who uses two-step login can make it compulsory for Superadmins, so that at
   * least one person can still log in. Making it compulsory for fewer people requires a confirmation, because the
   * caller's session may be stolen.
   * @throws DomainError FORBIDDEN, SECOND_FACTOR_FIRST, CONFIRMATION_NEEDED, VERSION_CHANGED
   */
  update(caller: Caller | null, input: UpdateSiteSettingsInput): Promise<SiteSettingsPayload> {
    const actor = requireSuperadmin(caller);
    const { twoStepDuty } = input;
    return this.db.inTransaction(async (tx) => {
      await this.settings.lockTwoStepDuty(tx);
      if (owesTwoSteps(twoStepDuty, actor) && !(await this.secondFactors.holds(tx, actor.userId)))
        throw new DomainError("SECOND_FACTOR_FIRST");
      const before = await this.settings.twoStepDuty();
      requireVersion(input.version, versionOf(before));
      if (before !== twoStepDuty) {
        if (isLighter(twoStepDuty, before)) await this.confirmations.require(actor, "makeVoluntary");
        await this.settings.setTwoStepDuty(tx, twoStepDuty);
        const target = { targetType: "site", targetId: actor.userId, targetName: "" };
        const details = { twoStepDuty };
        await recordAudit(tx, { actor, action: "settings.update", ...target, details });
      }
      return { message: SECOND_FACTOR_SUCCESS.settingsSaved, settings: viewOf(twoStepDuty) };
    });
  }
}

@ObjectType({ simpleResolvers: true, description: "The settings of the whole site." })
export class SiteSettings {
  @Field(() => ApiTwoStepDuty, { description: "The people who must log in with two steps." })
  twoStepDuty!: TwoStepDuty;

  @ShownVersion()
  version!: string;
}

@ObjectType({ simpleResolvers: true, description: "The site's settings after a change." })
export class SiteSettingsPayload extends MessagePayload {
  @Field(() => SiteSettings, { description: "The settings after the change." })
  settings!: SiteSettings;
}

function viewOf(twoStepDuty: TwoStepDuty): SiteSettings {
  return { twoStepDuty, version: versionOf(twoStepDuty) };
}
