import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Grant } from "../../kernel/contract/grants.js";
import type { Role } from "../../kernel/contract/roles.js";
import type { Account } from "./contract/account.js";
import { ApiGrant, ApiRole } from "./contract/role.enums.js";
import { PersonalDataView } from "./contract/personal-data.js";

@ObjectType({ simpleResolvers: true, description: "The signed-in person's own account." })
export class Viewer extends PersonalDataView implements Account {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Field(() => String, { description: "The verified e-mail address." })
  email!: string;

  @Field(() => ApiRole, { description: "The rights of this person." })
  role!: Role;

  @Field(() => [ApiGrant], { description: "The limited rights in addition to the role." })
  grants!: readonly Grant[];
}

/** The reply to a correct sign-up code. */
@ObjectType({ simpleResolvers: true, description: "Proof that an address was verified." })
export class EmailCodePayload extends MessagePayload {
  @Field(() => String, { description: "Pass it to signUp. The cookie of the same reply also works." })
  emailToken!: string;

  @Field(() => Boolean, {
    description:
      "Whether the address already has an account, so that signUp would be refused. Known only after the proof.",
  })
  hasAccount!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Proof that a password reset was allowed." })
export class ResetCodePayload extends MessagePayload {
  @Field(() => String, {
    description: "Pass it to setNewPassword. The cookie of the same reply also works.",
  })
  resetToken!: string;
}
