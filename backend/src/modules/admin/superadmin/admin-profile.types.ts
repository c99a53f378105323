import { Field, ID, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { LoginPayload } from "../../accounts/contract/login-payload.js";

@ObjectType({ simpleResolvers: true, description: "A Superadmin's own data." })
export class AdminProfile {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "First and last name." })
  name!: string;

  @Field(() => String, { description: "The e-mail address." })
  email!: string;

  @Field(() => String, { nullable: true, description: "The phone number." })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: "The college's name." })
  college!: string | null;

  @Field(() => String, { nullable: true, description: "The university roll number." })
  universityRollNo!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A Superadmin's own data after a change." })
export class AdminProfilePayload extends MessagePayload {
  @Field(() => AdminProfile, { description: "The data after the change." })
  profile!: AdminProfile;

  @Field(() => LoginPayload, {
    nullable: true,
    description: "A fresh session when the password or e-mail changed. The old token then no longer works.",
  })
  session!: LoginPayload | null;
}
