import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { EventTitle } from "../../../kernel/graphql/event-title.js";

export const AccountDeletionOutcome = {
  MEMBER_REMOVED: "MEMBER_REMOVED",
  LEADER_CHANGED: "LEADER_CHANGED",
  TEAM_DELETED: "TEAM_DELETED",
  BLOCKED: "BLOCKED",
} as const;
export type AccountDeletionOutcome = keyof typeof AccountDeletionOutcome;

registerEnumType(AccountDeletionOutcome, {
  name: "AccountDeletionOutcome",
  description: "The effect of deleting an account on a team.",
  valuesConfig: {
    MEMBER_REMOVED: { description: "The team continues with one person fewer." },
    LEADER_CHANGED: { description: "The team gets another leader." },
    TEAM_DELETED: {
      description: "The team is deleted, because no other person with an account agreed to be in it.",
    },
    BLOCKED: {
      description: "The account cannot be deleted, because it leads a team with a reported payment.",
    },
  },
});

/** What the deletion of an account would do to one of its teams, as things stand. */
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
