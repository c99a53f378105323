import { Field, ID, InputType } from "type-graphql";
import { EntityId } from "../../../kernel/contract/entity-id.js";
import { EmailField } from "../../accounts/contract/person-fields.js";

/** Adds the account with this e-mail to the team. */
@InputType({ description: "A member to add, by the e-mail of their account." })
export class AddMemberInput {
  @EntityId()
  @Field(() => ID, { description: "The team." })
  teamId!: string;

  @EmailField()
  @Field(() => String, { description: "The e-mail of the account to add." })
  email!: string;
}
