import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../../kernel/contract/enumeration.js";
import { EventTitle } from "../../../kernel/languages/translated-reply.js";

export const AccountDeletionOutcome = enumeration(
  "AccountDeletionOutcome",
  "The effect of deleting an account on a team.",
  {
    MEMBER_REMOVED: "The team continues with one person fewer.",
    LEADER_CHANGED: "The team gets another leader.",
    TEAM_DELETED: "The team is deleted, because no other person with an account agreed to be in it.",
    BLOCKED: "The account cannot be deleted, because it leads a team with a reported payment.",
  },
);
export type AccountDeletionOutcome = keyof typeof AccountDeletionOutcome;

@ObjectType({
  simpleResolvers: true,
  description: "The effect of deleting an account on one of its teams.",
})
export class AccountDeletionImpact {
  @Field(() => ID, { description: "The account." })
  userId!: string;

  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @Field(() => String, { description: "The team's name." })
  teamName!: string;

  @EventTitle()
  @Field(() => String, { description: "The title of the team's event." })
  eventTitle!: string;

  @Field(() => AccountDeletionOutcome, { description: "The effect on the team." })
  outcome!: AccountDeletionOutcome;

  @Field(() => String, { nullable: true, description: "The next leader of the team, or null." })
  nextLeaderName!: string | null;

  @Field(() => Int, {
    description: "The other people of the team. They lose their place if the team is deleted.",
  })
  others!: number;
}
