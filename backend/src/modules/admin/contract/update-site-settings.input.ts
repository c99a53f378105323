import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";

/** Settings of the site. */
@InputType({ description: "Settings of the site." })
export class UpdateSiteSettingsInput {
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, { description: "Whether Superadmins have to log in with two steps." })
  secondFactorCompulsory!: boolean;
}
