import { Field, ObjectType } from "type-graphql";
import type { TwoStepDuty } from "../../kernel/contract/two-step-duty.js";
import { ApiTwoStepDuty } from "./contract/two-step-duty.enum.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../kernel/contract/version-field.js";

/** What Superadmins set for the whole site. */
@ObjectType({ simpleResolvers: true, description: "What Superadmins set for the whole site." })
export class SiteSettings {
  @Field(() => ApiTwoStepDuty, { description: "Who has to log in with two steps." })
  twoStepDuty!: TwoStepDuty;

  @ShownVersion()
  version!: string;
}

/** The reply to a change of them. */
@ObjectType({ simpleResolvers: true, description: "The site's settings after a change." })
export class SiteSettingsPayload extends MessagePayload {
  @Field(() => SiteSettings, { description: "The settings after the change." })
  settings!: SiteSettings;
}
