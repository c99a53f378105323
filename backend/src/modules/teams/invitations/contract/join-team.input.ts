import { IsOptional, Matches } from "class-validator";
import { Field, InputType } from "type-graphql";
import { RULES } from "../../../../kernel/contract/catalogue.js";
import { HandleText } from "../../../accounts/contract/person-fields.js";

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
    description: "The caller's Codeforces handle; empty or left out, it stays as it is.",
  })
  codeforcesHandle?: string | null;
}
