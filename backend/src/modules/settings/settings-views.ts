import type { Environment } from "../../config/environment.js";
import { ACCOUNT_VARIABLES, MAIL_VARIABLES } from "./club-settings.js";
import type { SettingsTopicName } from "./contract/settings-topic.js";
import type { LiveSettings } from "./live-settings.js";
import type { SettingVersion } from "./setting-version.entity.js";
import type { SettingVersionRepository } from "./setting-version.repository.js";
import type { ClubSettings, SettingChange, SettingField, SettingVersionView } from "./settings.types.js";

type Variable = keyof Environment;
type Stored = Readonly<Record<string, unknown>>;

/** The variable that overrides each field of a topic, in the order of the topic's form. */
const VARIABLES: Readonly<Record<SettingsTopicName, Readonly<Record<string, Variable>>>> = {
  account: ACCOUNT_VARIABLES,
  mail: MAIL_VARIABLES,
};
const PASSWORD = "password";
const SENDER = "senderName";
/** The field in which a password is stored. */
const SEALED = "sealedPassword";

/**
 * Shows the club's settings to Superadmins. Leaves out passwords. Of a mail server or sender that is set in the
 * environment, shows only the variable's name.
 */
export class SettingsViews {
  constructor(
    private readonly repository: SettingVersionRepository,
    private readonly live: LiveSettings,
    private readonly env: Environment,
    /** Returns the club's name, which is the suggested sender name until another one is saved. */
    private readonly clubName: () => string,
  ) {}

  async topic(topic: SettingsTopicName): Promise<ClubSettings> {
    await this.live.run();
    const versions = await this.repository.versions(topic);
    const stored = this.live.stored[topic] as unknown as Stored;
    const number = this.live.stored.numbers[topic];
    return {
      topic,
      version: String(number),
      number,
      fields: Object.entries(VARIABLES[topic]).map(([name, variable]) => this.#field(name, variable, stored)),
      versions: versions.map((version, index) => historyEntry(topic, version, versions[index + 1])),
    };
  }

  #field(name: string, variable: Variable, stored: Stored): SettingField {
    const fromEnvironment = this.env[variable];
    const fixedBy = fromEnvironment === "" || fromEnvironment === undefined ? null : variable;
    if (name === PASSWORD) {
      const isSet = fixedBy !== null || textOf(stored[SEALED]) !== "";
      return { name, value: "", isSet, fixedBy };
    }
    // SMTP_URL and MAIL_FROM hold several fields, and SMTP_URL may hold a password. The values of both variables are
    // parsed objects, for which `textOf` returns "". So only the variable is named.
    const value = textOf(fixedBy === null ? stored[name] : fromEnvironment);
    const isSet = value !== "" || fixedBy !== null;
    return { name, value: isSet || name !== SENDER ? value : this.clubName(), isSet, fixedBy };
  }
}

function historyEntry(
  topic: SettingsTopicName,
  version: SettingVersion,
  before: SettingVersion | undefined,
): SettingVersionView {
  const after = JSON.parse(version.body) as Stored;
  const earlier = before ? (JSON.parse(before.body) as Stored) : {};
  const changes = Object.keys(VARIABLES[topic]).flatMap((name): SettingChange[] => {
    const key = name === PASSWORD ? SEALED : name;
    const [was, is] = [textOf(earlier[key]), textOf(after[key])];
    if (was === is) return [];
    return [name === PASSWORD ? { name, before: null, after: null } : { name, before: was, after: is }];
  });
  return { number: version.number, by: version.editorName, at: version.at, changes };
}

/** Returns a value as text. An unset port, which is stored as 0, becomes "". */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" && value > 0 ? String(value) : "";
}
