import { IsIn } from "class-validator";
import { Field, InputType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TwoStepDuty } from "../../../kernel/contract/two-step-duty.js";
import { VersionField } from "../../../kernel/contract/common-fields.js";

export const ApiTwoStepDuty = enumeration(
  "TwoStepDuty",
  "The people who must log in with two steps.",
  {
    VOLUNTARY: "No account needs two-step login.",
    TREASURERS: "Everyone with the rights of a treasurer. This is the default.",
    RIGHTS: "Superadmins and everyone with a limited right.",
  },
  {
    VOLUNTARY: TwoStepDuty.Voluntary,
    TREASURERS: TwoStepDuty.Treasurers,
    RIGHTS: TwoStepDuty.Rights,
  },
);

@InputType({ description: "Settings of the site." })
export class UpdateSiteSettingsInput {
  @IsIn(Object.values(TwoStepDuty), { message: RULES.choice })
  @Field(() => ApiTwoStepDuty, { description: "The people who must log in with two steps." })
  twoStepDuty!: TwoStepDuty;

  @VersionField()
  version?: string | null;
}
