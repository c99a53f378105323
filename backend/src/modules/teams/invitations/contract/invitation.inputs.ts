import { IsOptional, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../../kernel/contract/common-fields.js";
import { EmailField, HandleText } from "../../../accounts/contract/person-fields.js";
import { TeamIdInput } from "../../contract/team.inputs.js";

@InputType({ description: "A person to invite to a team, by e-mail address." })
export class InviteInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EmailField()
  @Field(() => String, { description: "The address. An account is not required." })
  email!: string;
}

@InputType({ description: "One of a team's invitations." })
export class TeamInvitationInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The invitation." })
  invitationId!: string;
}

@InputType({ description: "The team whose invitation the caller accepts, and the caller's handle." })
export class AcceptInvitationInput extends TeamIdInput {
  @HandleText()
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "The caller's Codeforces handle. Empty or absent does not change the handle.",
  })
  codeforcesHandle?: string | null;
}

@InputType({ description: "An invitation link's token, and the caller's handle." })
export class JoinTeamInput {
  @Matches(/^[A-Za-z0-9_-]{22}$/, { message: RULES.invitation })
  @Field(() => String, { description: "The last part of the link's address." })
  token!: string;

  @HandleText()
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "The caller's Codeforces handle. Empty or absent does not change the handle.",
  })
  codeforcesHandle?: string | null;
}
