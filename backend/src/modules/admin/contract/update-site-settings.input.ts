import { IsIn } from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { TwoStepDuty } from "../../../kernel/contract/two-step-duty.js";

/** The duty under names that GraphQL's enums use; the values are those of `TwoStepDuty`. */
export const ApiTwoStepDuty = {
  VOLUNTARY: TwoStepDuty.Voluntary,
  TREASURERS: TwoStepDuty.Treasurers,
  RIGHTS: TwoStepDuty.Rights,
} as const;

registerEnumType(ApiTwoStepDuty, {
  name: "TwoStepDuty",
  description: "Who has to log in with two steps.",
  valuesConfig: {
    VOLUNTARY: { description: "No account has to." },
    TREASURERS: { description: "Everybody with the right treasurer; the default." },
    RIGHTS: { description: "Superadmins and everybody who holds a right." },
  },
});

/** Settings of the site. */
@InputType({ description: "Settings of the site." })
export class UpdateSiteSettingsInput {
  @IsIn(Object.values(TwoStepDuty), { message: RULES.choice })
  @Field(() => ApiTwoStepDuty, { description: "Who has to log in with two steps." })
  twoStepDuty!: TwoStepDuty;
}
