import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { OptionalText } from "../../../kernel/contract/common-fields.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";

/** Maximum contest id: the largest number that fits the columns of both databases. */
export const CONTEST_ID_MAX = 2_147_483_647;
const KEY = /^[A-Za-z0-9]{8,100}$/;

@InputType({ description: "The contest on Codeforces whose standings are fetched." })
export class FetchStandingsInput {
  @EventSlugField()
  eventSlug?: string | null;

  @IsInt({ message: ADMIN_RULES.contestId })
  @Min(1, { message: ADMIN_RULES.contestId })
  @Max(CONTEST_ID_MAX, { message: ADMIN_RULES.contestId })
  @Field(() => Int, { description: "The contest's number, as in its address." })
  contestId!: number;

  @OptionalText()
  @Matches(KEY, { message: ADMIN_RULES.contestKey })
  @Field(() => String, {
    nullable: true,
    description: "The API key of an account that may see a private contest. The default is the stored key.",
  })
  apiKey?: string | null;

  @OptionalText()
  @Matches(KEY, { message: ADMIN_RULES.contestKey })
  @Field(() => String, {
    nullable: true,
    description: "The secret of the key. It is stored sealed and never sent.",
  })
  apiSecret?: string | null;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, { nullable: true, description: "True deletes the stored key and secret." })
  forgetKey?: boolean | null;
}
