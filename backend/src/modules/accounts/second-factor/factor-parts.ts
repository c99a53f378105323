import type { SiteSettingRepository } from "../../../kernel/settings/site-setting.repository.js";
import type { AccountParts } from "../account-parts.js";
import type { FactorChallengeRepository } from "./factor-challenge.repository.js";
import type { FactorCheckService } from "./factor-check.service.js";
import type { PasskeyCeremony } from "./passkey-ceremony.js";
import type { PasskeyRepository } from "./passkey.repository.js";
import type { SecondFactorRepository } from "./second-factor.repository.js";

export interface FactorCheckParts extends AccountParts {
  readonly factors: SecondFactorRepository;
  readonly passkeys: PasskeyRepository;
  readonly challenges: FactorChallengeRepository;
  readonly ceremony: PasskeyCeremony;
}

export interface FactorParts extends FactorCheckParts {
  readonly settings: SiteSettingRepository;
  readonly checks: FactorCheckService;
}
