import type { SiteSettingRepository } from "../../../kernel/settings/site-setting.repository.js";
import type { AccountParts } from "../account-parts.js";
import type { FactorChallengeRepository } from "./challenges/factor-challenge.repository.js";
import type { FactorCheckService } from "./challenges/factor-check.service.js";
import type { PasskeyCeremony } from "./passkeys/passkey-ceremony.js";
import type { PasskeyRepository } from "./passkeys/passkey.repository.js";
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
