import { IsIn } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TwoStepDuty } from "../../../kernel/contract/two-step-duty.js";
import { VersionField } from "../../../kernel/contract/version-field.js";
import { ApiTwoStepDuty } from "./two-step-duty.enum.js";

/** Settings of the site. */
@InputType({ description: "Settings of the site." })
export class UpdateSiteSettingsInput {
  @IsIn(Object.values(TwoStepDuty), { message: RULES.choice })
  @Field(() => ApiTwoStepDuty, { description: "Who has to log in with two steps." })
  twoStepDuty!: TwoStepDuty;

  @VersionField()
  version?: string | null;
}
