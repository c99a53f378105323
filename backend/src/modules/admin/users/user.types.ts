import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Grant } from "../../../kernel/contract/grants.js";
import type { Role } from "../../../kernel/contract/roles.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import { selectableConnectionOf } from "../../../kernel/paging/connection.js";
import type { Account } from "../../accounts/contract/account.js";
import { ApiGrant, ApiRole } from "../../accounts/contract/role.enums.js";
import { PersonalDataView } from "../../accounts/contract/personal-data.js";

@ObjectType({
  simpleResolvers: true,
  description:
    "An account in the admin area. Callers without the right to personal data get masked addresses.",
})
export class User extends PersonalDataView implements Account {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Field(() => String, { description: "The e-mail address." })
  email!: string;

  @Field(() => ApiRole, { description: "The role." })
  role!: Role;

  @Field(() => [ApiGrant], { description: "The limited rights in addition to the role." })
  grants!: readonly Grant[];

  @Field(() => ID, {
    description: "Identifies all fields except the grants. Pass it as `version` of a change.",
  })
  version!: string;

  @Field(() => ID, { description: "Identifies the grants. Pass it as `version` of a change to the grants." })
  rightsVersion!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The team in the requested event, or in the current event.",
  })
  teamId!: string | null;

  @Field(() => String, { nullable: true, description: "That team's name." })
  teamName!: string | null;

  @Field(() => Boolean, {
    description: "True while the account has the handle that its owner proved on Codeforces.",
  })
  handleVerified!: boolean;

  @Field(() => DateTime, { description: "The time at which the account was created." })
  createdAt!: Date;
}

export const UserConnection = selectableConnectionOf(User, "User");

@ObjectType({ simpleResolvers: true, description: "A changed person, and a message." })
export class UserPayload extends MessagePayload {
  @Field(() => User, { description: "The person after the change." })
  user!: User;
}
