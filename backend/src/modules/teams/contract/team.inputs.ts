import { IsOptional, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../kernel/contract/common-fields.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { EventSlugField } from "../../events/contract/event-slug-field.js";
import { HandleText } from "../../accounts/contract/person-fields.js";
import { TEAM_NAME_PATTERN } from "./team-name.js";

@InputType({ description: "A team." })
export class TeamIdInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;
}

/** The caller becomes the new team's leader. */
@InputType({ description: "A new team for the current event." })
export class CreateTeamInput {
  @OneLine(RULES.oneLine)
  @Matches(TEAM_NAME_PATTERN, { message: RULES.teamName })
  @Field(() => String, { description: "The team's name, 2 to 50 characters, unique in the event." })
  name!: string;

  @HandleText()
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "The leader's Codeforces handle. Empty or absent does not change the handle.",
  })
  codeforcesHandle?: string | null;

  @EventSlugField(
    "The address of the event that the client shows. If another event is current: EVENT_NOT_CURRENT.",
  )
  eventSlug?: string | null;
}

@InputType({ description: "The member who becomes the team's leader." })
export class TransferTeamInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The new leader, who needs an account." })
  memberId!: string;
}
