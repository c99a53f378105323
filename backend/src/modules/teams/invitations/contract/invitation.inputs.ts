import { IsOptional, Matches } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { EntityId } from "../../../../kernel/contract/common-fields.js";
import { EmailField, HandleText } from "../../../accounts/contract/person-fields.js";
import { TeamIdInput } from "../../contract/team.inputs.js";

@InputType({ description: "An e-mail address to invite to a team, with or without an account." })
export class InviteInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EmailField()
  @Field(() => String, { description: "The address; it needs no account yet." })
  email!: string;
}

/** One of a team's invitations. */
@InputType({ description: "One of a team's invitations." })
export class TeamInvitationInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EntityId()
  @Field(() => ID, { description: "The invitation." })
  invitationId!: string;
}

/** Accepts a team's invitation. */
@InputType({ description: "The team whose invitation the caller accepts, and with what handle." })
export class AcceptInvitationInput extends TeamIdInput {
  @HandleText()
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "The caller's Codeforces handle; empty or left out, it is unchanged.",
  })
  codeforcesHandle?: string | null;
}

/** Joins a team by its invitation link. */
@InputType({ description: "An invitation link's token, and with what handle to join." })
export class JoinTeamInput {
  @Matches(/^[A-Za-z0-9_-]{22}$/, { message: RULES.invitation })
  @Field(() => String, { description: "The last part of the link's address." })
  token!: string;

  @HandleText()
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "The caller's Codeforces handle; empty or left out, it is unchanged.",
  })
  codeforcesHandle?: string | null;
}
