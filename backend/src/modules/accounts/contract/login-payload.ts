import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import type { Grant } from "../../../kernel/contract/grants.js";
import type { Role } from "../../../kernel/contract/roles.js";
import { ApiGrant, ApiRole } from "./role.enums.js";

/**
 * The reply to a log-in. The browser stores the whole reply under the storage key `user` (docs/rules.md, "In the
 * browser").
 */
@ObjectType({ simpleResolvers: true, description: "A session: the access token and its owner." })
export class LoginPayload extends MessagePayload {
  @Field(() => String, {
    description: "The access token (JWT) for the Authorization header, valid for 15 minutes.",
  })
  token!: string;

  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => ID, { description: "The account's id again, under the name some clients read." })
  userId!: string;

  @Field(() => ApiRole, { description: "The account's role." })
  role!: Role;

  @Field(() => String, {
    description: "The role in the specification's spelling, as the stored session carries it.",
  })
  roleName!: string;

  @Field(() => [ApiGrant], { description: "The account's limited rights in the admin area." })
  grants!: readonly Grant[];

  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { description: "The account's e-mail address." })
  email!: string;
}
