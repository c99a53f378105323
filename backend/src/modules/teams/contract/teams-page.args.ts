import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { EntityId, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { SortDirection, TablePageArgs } from "../../../kernel/contract/table-page.args.js";
import { PaymentStatus } from "./payment-status.js";
import { GapFilter } from "./audience.js";
import { EventSlug } from "../../events/contract/event-slug-field.js";

export const TeamSort = enumeration("TeamSort", "The sort key of the list of teams.", {
  RANKING: "The ranking, then the name. Unranked teams come last in both directions, by name.",
  NAME: "The name.",
  CREATED_AT: "When the team was registered.",
  LEADER: "The leader's name, ignoring case.",
  PEOPLE: "How many people it has.",
  PAYMENT: "The state of its payment.",
});
export type TeamSort = (typeof TeamSort)[keyof typeof TeamSort];

export const RankingFilter = enumeration("RankingFilter", "Teams by their place in the contest.", {
  QUALIFIED: "Ranked well enough for the event's next round.",
  RANKED: "With a ranking.",
  UNRANKED: "Without a ranking.",
});
export type RankingFilter = keyof typeof RankingFilter;

enumeration(
  "TeamGap",
  "The kinds of gaps of a team.",
  {
    MEMBERS: "The members: the team has fewer people than the event requires.",
    HANDLES: "The handles: at least one of the team's people has no Codeforces handle.",
    PAYMENT: "The payment: the fee is due, and no payment is pending or accepted.",
    DATA: "The members, the handles or both.",
  },
  GapFilter,
);

@ArgsType()
export class TeamsPageArgs extends TablePageArgs {
  @OptionalText()
  @EntityId()
  @Field(() => ID, { nullable: true, description: "The event. The default is the current event." })
  eventId?: string | null;

  @EventSlug()
  @Field(() => String, {
    nullable: true,
    description: "The event by its address under /events, instead of its id.",
  })
  eventSlug?: string | null;

  @IsOptional()
  @IsIn(Object.values(PaymentStatus), { message: RULES.choice })
  @Field(() => PaymentStatus, {
    nullable: true,
    description: "Only teams whose payment is in this state.",
  })
  paymentStatus?: PaymentStatus | null;

  @IsOptional()
  @IsIn(Object.values(GapFilter), { message: RULES.choice })
  @Field(() => GapFilter, { nullable: true, description: "Only teams with this gap." })
  missing?: GapFilter | null;

  @IsOptional()
  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, { nullable: true, description: "True: only teams without gaps." })
  complete?: boolean | null;

  @IsOptional()
  @IsIn(Object.values(RankingFilter), { message: RULES.choice })
  @Field(() => RankingFilter, { nullable: true, description: "Only teams whose ranking matches the filter." })
  ranked?: RankingFilter | null;

  @IsIn(Object.values(TeamSort), { message: RULES.choice })
  @Field(() => TeamSort, { defaultValue: TeamSort.RANKING, description: "The sort key." })
  sort: TeamSort = TeamSort.RANKING;

  @IsIn(Object.values(SortDirection), { message: RULES.choice })
  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: "The sort direction." })
  direction: SortDirection = SortDirection.ASC;
}
