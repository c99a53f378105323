import { IsIn } from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TwoStepDuty } from "../../../kernel/contract/two-step-duty.js";
import { VersionField } from "../../../kernel/contract/common-fields.js";

/** The duty under names that GraphQL's enums use; the values are those of `TwoStepDuty`. */
export const ApiTwoStepDuty = {
  VOLUNTARY: TwoStepDuty.Voluntary,
  TREASURERS: TwoStepDuty.Treasurers,
  RIGHTS: TwoStepDuty.Rights,
} as const;

registerEnumType(ApiTwoStepDuty, {
  name: "TwoStepDuty",
  description: "The people who must log in with two steps.",
  valuesConfig: {
    VOLUNTARY: { description: "No account needs two-step login." },
    TREASURERS: { description: "Everyone with the rights of a treasurer. This is the default." },
    RIGHTS: { description: "Superadmins and everyone with a limited right." },
  },
});

/** Settings of the site. */
@InputType({ description: "Settings of the site." })
export class UpdateSiteSettingsInput {
  @IsIn(Object.values(TwoStepDuty), { message: RULES.choice })
  @Field(() => ApiTwoStepDuty, { description: "The people who must log in with two steps." })
  twoStepDuty!: TwoStepDuty;

  @VersionField()
  version?: string | null;
}
